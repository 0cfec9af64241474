const counted = (value: string, unit: string): string =>
  `in ${value} ${unit}${value === '1' ? '' : 's'}`

/** Sessions of cards. */
export const cards = {
  notOpen: 'This session of cards is no longer open. Its answers are kept; start another one.',
  onlyTheLast: (number: number) =>
    `You can change only the rating of the last answer, and card ${number} came earlier.`,
  nothingToUndo: 'There is no answer to take back in this session.',
  answeredAlready: (number: number, next: number) =>
    `Card ${number} is answered already; the next one is ${next}.`,
  notAskedNow: (number: number, next: number) =>
    `Card ${number} is not asked now; the next one is ${next}.`,
  over: (number: number) => `Card ${number} is not asked now: this session is over.`,
  chooseByPlace: 'Choose one of the answers by its place.',
  /** How long it is until a card comes again; numbers with their marks. */
  again: {
    minutes: (count: string) => `in ${count} min`,
    hours: (count: string) => `in ${count} h`,
    days: (count: string) => counted(count, 'day'),
    months: (count: string) => counted(count, 'month'),
    years: (count: string) => counted(count, 'year'),
  },
}
