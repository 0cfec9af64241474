import type { common as english } from '../en/common.ts'

export const common: typeof english = {
  locale: 'de-DE',
  decimalMark: ',',
  thousandsMark: '\u202f',
  dice: (count) => `${count} Würfel`,
  and: (first, last) => `${first} und ${last}`,
  or: (first, last) => `${first} oder ${last}`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  tryAgain: 'Noch einmal versuchen',
}
