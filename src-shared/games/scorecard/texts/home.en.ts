export const home = {
  numbers: {
    lead: (best: string) =>
      `The first steps, and the points a game of who follows them. The best play makes ${best}.`,
    adds: (points: string) => `${points} more than without it`,
    all: 'All steps, each with an example',
    pace: (threshold: string) =>
      `For the upper bonus, ${threshold} points, each upper box needs on average`,
    zero: (box: string) => `When nothing fits early on, a zero in ${box} costs least:`,
    dear: (box: string) => `Early on, the zero that costs most is in ${box}:`,
    dice: (count: number, written: string) => `${written} ${count === 1 ? 'die' : 'dice'}`,
    points: (points: string) => `${points} points`,
  },
  openTable: 'Play a whole game at the table, with several players or real dice',
  firstDrill:
    'Ten decisions, as they come up in play. After each one you see what it cost, and what would have been best.',
  /** Title of the other cards on the first screen. */
  otherCards: 'Other scorecards: Kniffel, Yatzy, Maxi Yatzy, Yams, Yacht, Generala, Crag',
}
