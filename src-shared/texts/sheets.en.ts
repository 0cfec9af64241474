const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Cheat sheets: what they are called, how they lie on paper, and all that is printed on them. */
export const sheets = {
  howToUse: 'How to use it',
  diceLeft: 'Dice left',
  /** Beginning of a line about bold numbers. */
  bold: 'Bold:',
  boldPoints: (points: string) => `worth ${points} points a turn or more by itself`,
  none: {
    otherGame: 'It is a sheet of another game.',
    refused: (title: string, reason: string) => `There is no sheet “${title}”: ${reason}`,
  },
  /** Why a sheet must wait for a solve, which takes a `time` such as "about 3 min". */
  unsolved: {
    aMoment: 'a moment',
    seconds: (count: number) => `about ${count} s`,
    minutes: (count: number) => `about ${count} min`,
    hours: (count: number) => `about ${count} h`,
    begun: (percent: number, time: string) =>
      `The two-player game is solved to ${percent}%. The rest of it and the numbers of the sheet take ${time}, once.`,
    solved: (time: string) =>
      `Its numbers must be found first, by an exact search. That takes ${time}, once.`,
    unbegun: (time: string) =>
      `The two-player game must be solved first. With the numbers of the sheet that takes ${time}, once.`,
  },
  /** Description of each layout, and instructions for its page, where there are any. */
  layouts: {
    page: { title: 'Page', about: 'Whole pages, with as many sheets on each as fit.', note: null },
    pocket: {
      title: 'Pocket cards',
      about: 'Cards of 85 by 54 mm with two sides, to cut out and fold.',
      note: 'Cut along the lines and fold at the dashes.',
    },
    poster: {
      title: 'Poster',
      about: 'A sheet to a page, in type as large as fits, to put on the wall.',
      note: null,
    },
  },
  /** Problems of a requested print. */
  job: {
    rules: 'The rule set must be named by its id, of 1 to 64 characters.',
    kinds: (known: string) => `The sheets must be one or more of ${known}, each once.`,
    layout: (known: string) => `The layout must be one of ${known}.`,
    paper: (known: string) => `The paper must be one of ${known}.`,
    ink: (known: string) => `The ink must be one of ${known}.`,
    day: 'The day must be a date such as 2026-03-01.',
    layoutOnPaper: 'The layout cannot be printed on this paper.',
  },
  rules: 'Rules',
  rulesOf: (name: string) => `Rules of ${name}:`,
  /** The name of a combination after others, in a sentence. */
  laterCombination: (name: string) => name.toLowerCase(),
  day: (day: number, month: number, year: number) => `${day} ${MONTHS[month - 1]!} ${year}`,
  percent: (number: string) => `${number}%`,
  earns: (points: string, best: string) => `Earns ${points} of ${best} points a turn.`,
  earnsMost: (best: string) => `Earns ${best} points a turn, the most there is.`,
  wins: (wins: string) => `Wins ${wins} against perfect play.`,
  winsMore: (wins: string, without: string) =>
    `Wins ${wins} against perfect play; the breakpoint table alone ${without}.`,
}
