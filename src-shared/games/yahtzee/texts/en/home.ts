export const home = {
  numbers: {
    habit: 'On the first roll, keep your largest group of equal dice. That is best in',
    pace: (threshold: string) =>
      `For the upper bonus, ${threshold} points, each upper box needs on average`,
    zero: (box: string) => `When nothing fits early on, a zero in ${box} costs least:`,
    percent: (share: string) => `${share}%`,
    dice: (count: number, written: string) => `${written} ${count === 1 ? 'die' : 'dice'}`,
    points: (points: string) => `${points} points`,
  },
  openTable: 'Play a whole game at the table, with several players or real dice',
  firstDrill:
    'Ten decisions, as they come up in play. After each one you see what it cost, and what would have been best.',
  opening: 'All first rolls',
}
