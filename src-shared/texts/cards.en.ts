/** Flashcards of any game: sessions, and answers that are typed. */
export const cards = {
  session: {
    over: 'This session is over: no card waits for an answer.',
    nothingAnswered: 'No card has been answered yet.',
  },

  /** Problems of a typed answer. */
  typed: {
    noNumber: (text: string, example: string) =>
      `"${text}" is not a number. Type one such as ${example}.`,
    noNumberNorNever: (text: string, example: string) =>
      `"${text}" is not a number. Type one such as ${example}, or never.`,
    empty: {
      points: (example: string) => `Type a number of points, such as ${example}.`,
      pointsOrNever: (example: string) => `Type a number of points, such as ${example}, or never.`,
      percent: (example: string) => `Type a number of percent, such as ${example}.`,
    },
    whole: (example: string) =>
      `The answer is a whole number of points: type one such as ${example}.`,
    tooMany: (most: string) => `The answer is at most ${most} points.`,
    above100: 'A chance is at most 100%.',
    asksPoints: 'This card asks for points, not for percent.',
    asksPercent: 'This card asks for percent, not for points.',
    belowZero: 'The answer is never below zero.',
    choose: 'Choose one of the answers.',
  },

  /** An answer to choose. */
  never: 'Never',
  percent: (number: string) => `${number}%`,
}
