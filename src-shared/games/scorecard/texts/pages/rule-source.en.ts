/** Rules of a scorecard's source that the app leaves out, and what it has in their place. */
export const ruleSource = {
  furtherPays:
    'One of the sources pays 100 for a further Kniffel; here it pays nothing. Change a copy of the scorecard if it does at your table.',
  equalDice:
    'In the source a table may count four equal dice as two pairs, and five as a full house; here they do not count so. Change a copy of the scorecard if they do at your table.',
  savedRolls:
    'In two of the sources, rolls that you do not use are saved for later turns; here they are lost.',
  columns:
    'Often played in three columns: one in any order, one downwards, one upwards. Here the scorecard has one column, in any order.',
  noChance: 'Some scorecards of this game have no chance; this one has.',
  winsAtOnce:
    'In the source a generala in the first roll wins the game at once; here it scores 50 like any other.',
  secondGenerala:
    'In the source a second generala may score 100 or 120 in a box of its own; here there is no such box.',
  otherPoints:
    'The source has 50 or 60 for a generala, and 5 or 10 more in the first roll; here they are 50 and 5.',
  otherStraights:
    'In variants of the source a straight goes on from 6 to 1, or a 1 may stand for a 2; here neither counts.',
}
