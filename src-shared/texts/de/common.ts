import type { common as english } from '../en/common.ts'

export const common: typeof english = {
  locale: 'de-DE',
  decimalMark: ',',
  thousandsMark: '\u202f',
  typedThousandsMark: '.',
  dice: (count) => `${count} Würfel`,
  and: (first, last) => `${first} und ${last}`,
  or: (first, last) => `${first} oder ${last}`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  chooseGame: 'Spiel wählen',
  stop: 'Anhalten',
  tryAgain: 'Noch einmal versuchen',
  seconds: (count) => `${count}\u00a0s`,
  minutes: (count) => `${count}\u00a0min`,
  aMoment: 'einen Moment',
  about: (time) => `etwa ${time}`,
  timeLeft: (time) => `noch ${time}`,
  bytes: (count) => `${count} Byte`,
  kilobytes: (count) => `${count}\u00a0kB`,
  megabytes: (count) => `${count}\u00a0MB`,
  today: 'heute',
  yesterday: 'gestern',
  // Short ones end in a point themselves.
  month: 'long',
}
