export const leftovers = {
  fields: {
    buildOnBank: 'After a bank, the next player may roll the dice left and add to that total',
    steal: 'After a farkle',
    farkleScores: 'A farkle scores the turn total',
    beatLastTurn: 'A turn must beat the other player’s last one',
  },
  must: {
    steal: 'must be "nothing", "diceLeft" or "allDice"',
    /** `other`: name of the rule it cannot be combined with. */
    notBeside: (other: string) =>
      `cannot be solved together with “${other}”; leave out one of the two`,
  },
  steals: {
    nothing: 'Is lost',
    diceLeft: 'The other player may roll the same dice for it',
    allDice: 'The other player may roll all dice for it',
  },
  stealLabel: 'After a farkle the turn total',
  sentences: {
    buildOnBank:
      'After a bank the other player may roll the dice that were left, on top of that turn total.',
    notYet: (points: string) =>
      `A player who has nothing banked, and so must bank ${points}, may not take up anything.`,
    steals: {
      diceLeft:
        'After a farkle the other player may roll the same dice again, on top of the turn total that was lost.',
      allDice:
        'After a farkle the other player may roll all dice on top of the turn total that was lost.',
    },
    farkleScores:
      'A farkle ends the turn and scores its total, whatever the minimum. “Points a turn” leave this rule out.',
    beatLastTurn:
      'A turn that is banked must be more than the other player’s last turn, beside any minimum. “Points a turn” leave this rule out.',
  },
  hints: {
    buildOnBank: 'such as 1 1 1 banked for 1,000: three dice that score make it 1,000 and more',
    farkleScores: 'such as 350 and then a farkle: 350 are scored',
    beatLastTurn:
      'such as 400 after the other player has banked 350; after a farkle the minimum alone counts',
  },
  noGames:
    'Whole games cannot be played under these rules yet. Drill single decisions or whole turns; Analyse knows every position.',
  onlyInTerminal:
    'Games in which a turn leaves something to the next one have no maps or matches for wins yet. Analyse and Drill work. “Points a turn” are those of a turn that begins with all dice.',
  tooLarge: (values: string, most: string) =>
    `This game has about ${values} values, more than the ${most} that can be solved. Lower the goal, or use rounder points.`,
  notKept: (values: string, most: string) =>
    `The table of this game has about ${values} values, more than the ${most} that are kept for positions. Lower the goal, or use rounder points.`,
  only: 'Under these rules a turn leaves nothing behind.',
}
