/** Words and marks that stand in many places. */
export const common = {
  /** For dates and for sorting names. */
  locale: 'en-GB',
  decimalMark: '.',
  /** Between thousands in plain text; screens put a thin space there. */
  thousandsMark: ',',
  dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
  and: (first: string, last: string) => `${first} and ${last}`,
  or: (first: string, last: string) => `${first} or ${last}`,
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  tryAgain: 'Try again',
}
