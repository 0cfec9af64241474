import type { cards as englishCards } from '../en/backend-cards.ts'

/** After "in" a word for more than one ends in -n. */
const counted = (value: string, one: string, more: string): string =>
  `in ${value} ${value === '1' ? one : more}`

export const cards: typeof englishCards = {
  notOpen:
    'Diese Kartensitzung ist nicht mehr offen. Ihre Antworten bleiben erhalten; beginne eine neue.',
  onlyTheLast: (number) =>
    `Nur die letzte Antwort lässt sich anders werten; zu ihr gehört Karte ${number} nicht.`,
  nothingToUndo: 'In dieser Sitzung gibt es keine Antwort zurückzunehmen.',
  answeredAlready: (number, next) =>
    `Karte ${number} ist schon beantwortet; die nächste ist Karte ${next}.`,
  notAskedNow: (number, next) =>
    `Karte ${number} ist jetzt nicht dran; die nächste ist Karte ${next}.`,
  over: (number) => `Karte ${number} ist jetzt nicht dran: Diese Sitzung ist vorbei.`,
  chooseByPlace: 'Wähle eine der Antworten nach ihrem Platz.',
  again: {
    minutes: (count) => `in ${count}\u00a0min`,
    hours: (count) => `in ${count}\u00a0h`,
    days: (count) => counted(count, 'Tag', 'Tagen'),
    months: (count) => counted(count, 'Monat', 'Monaten'),
    years: (count) => counted(count, 'Jahr', 'Jahren'),
  },
}
