/** Games of several at the table. */
export const table = {
  bots: {
    perfect: 'Bot: perfect',
    sixteen: 'Bot: plays by sixteen rules',
    eight: 'Bot: plays by eight rules',
    four: 'Bot: plays by four rules',
    greedy: 'Bot: most points a turn',
    yahtzees: 'Bot: goes for the Yahtzee',
    casual: 'Bot: casual, makes some mistakes',
    beginner: 'Bot: beginner',
  },
  botNames: {
    perfect: 'Perfect',
    sixteen: 'Sixteen rules',
    eight: 'Eight rules',
    four: 'Four rules',
    greedy: 'Points',
    yahtzees: 'Yahtzees',
    casual: 'Casual',
    beginner: 'Beginner',
  },
  many: '“Best” means the highest final score on average. The others’ scores do not count.',
  worth: 'expected final score',
  box: 'Box',
  score: 'Score',
  /** Above what a bot does. */
  decides: (player: string) => `${player} decides`,
  /** What is read out as it happens. */
  spoken: {
    rolled: (player: string, dice: string) => `${player}: rolled ${dice}.`,
    kept: (player: string, dice: string) => `${player}: ${dice} kept.`,
    keptNone: (player: string) => `${player}: nothing kept.`,
    filled: (player: string, box: string, points: string) =>
      `${player}: ${box} filled with ${points}.`,
  },
  loss: (points: string) => `${points} points`,
}
