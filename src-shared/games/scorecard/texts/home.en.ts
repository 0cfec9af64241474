export const home = {
  openTable: 'Play a whole game at the table, with several players or real dice',
  firstDrill:
    'Ten decisions, as they come up in play. After each one you see what it cost, and what would have been best.',
  /** Title of the other cards on the first screen. */
  otherCards: 'Other scorecards: Kniffel, Yatzy, Maxi Yatzy, Yams, Yacht, Generala, Crag',
}
