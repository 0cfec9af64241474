export const home = {
  day: {
    facts: (rolls: number, boxes: number) =>
      `${rolls === 0 ? 'No roll' : rolls === 1 ? '1 roll' : `${rolls} rolls`} and ${boxes === 1 ? '1 box' : `${boxes} boxes`} left`,
    keep: 'What do you keep?',
    box: 'Which box do you fill?',
  },
  openTable: 'Play a whole game at the table, with several players or real dice',
  firstDrill:
    'Ten decisions, as they come up in play. After each one you see what it cost, and what would have been best.',
  /** Title of the other cards on the first screen. */
  otherCards: 'Other scorecards: Kniffel, Yatzy, Maxi Yatzy, Yams, Yacht, Generala, Crag',
}
