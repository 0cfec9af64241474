/** Words and marks that stand in many places. */
export const common = {
  /** For dates and for sorting names. */
  locale: 'en-GB',
  decimalMark: '.',
  /** Between thousands, as they are written and as people type them, besides spaces. */
  thousandsMark: ',',
  dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
  and: (first: string, last: string) => `${first} and ${last}`,
  or: (first: string, last: string) => `${first} or ${last}`,
  cancel: 'Cancel',
  close: 'Close',
  chooseGame: 'Choose a game',
  stop: 'Stop',
  tryAgain: 'Try again',
  seconds: (count: string) => `${count} s`,
  minutes: (count: string) => `${count} min`,
  /** How long something takes. */
  aMoment: 'a moment',
  about: (time: string) => `about ${time}`,
  /** An estimate of the time left, no finer than it is known. */
  timeLeft: {
    seconds: 'a few seconds left',
    halfMinute: 'less than half a minute left',
    minute: 'less than a minute left',
    aboutMinute: 'about a minute left',
    minutes: (count: string) => `about ${count} minutes left`,
    hours: (count: string) => `about ${count} hours left`,
  },
  percent: (number: string) => `${number}%`,
  bytes: (count: number) => (count === 1 ? '1 byte' : `${count} bytes`),
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
  today: 'today',
  yesterday: 'yesterday',
  /** How a month is written where the sentence may end after it. */
  month: 'short' as 'short' | 'long',
}
