/** Games of several at the table. */
export const table = {
  bots: {
    perfect: 'Bot: perfect',
    sixteen: 'Bot: plays by sixteen rules',
    eight: 'Bot: plays by eight rules',
    four: 'Bot: plays by four rules',
    greedy: 'Bot: most points a turn',
    yahtzees: 'Bot: goes for the Yahtzee',
    casual: 'Bot: errs a little',
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
  many: 'Best means the most points to be expected in the end. How far the others are does not count.',
  worth: 'expected final score',
  /** By where the dice come from. */
  keys: {
    real: 'Digits type dice or keep them, Backspace takes one out, Shift and a digit lets one go, A keeps all, X none, R rolls, arrows choose, Enter takes, U takes back, L is the large view.',
    app: 'Digits keep dice, Shift and a digit lets one go, A keeps all, X none, R rolls, arrows choose, Enter takes, U takes back, L is the large view.',
  },
  box: 'Box',
  roll: (rolls: number, of: number) => `Roll ${rolls} of ${of}`,
  choose: 'Keep dice and roll again, or fill a box.',
  fill: 'Fill a box.',
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
