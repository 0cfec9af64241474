import type { ownCard as english } from './own-card.en.ts'

export const ownCard: typeof english = {
  nearest: 'Am ähnlichsten ist euer Block',
  titles: {
    bonus: 'Bonus',
    straights: 'Straßen',
    fullHouse: 'Full House',
    houseOfFive: 'Fünf gleiche als Full House',
    twoPairs: 'Zwei Paare',
    further: 'Noch einmal alle Würfel gleich',
    order: 'Reihenfolge',
    rolls: 'Würfe pro Zug',
    dice: 'Würfel',
  },
  answers: {
    bonus: { from63: '35 ab 63', from63pays50: '50 ab 63', from84: '100 ab 84', none: 'Keiner' },
    straights: {
      fourAndFive: '4 in Folge 30, 5 in Folge 40',
      low15: '1–5 15, 2–6 20',
      low30: '1–5 30, 2–6 40',
      both30: '1–5 und 2–6 30',
      one20: '5 in Folge 20',
      none: 'Keine',
    },
    fullHouse: { fixed25: '25', fixed30: '30', sum: 'Summe der Augen', none: 'Keines' },
    houseOfFive: { no: 'Nein', yes: 'Ja' },
    twoPairs: { none: 'Keine', different: 'Zwei verschiedene Paare', any: 'Auch vier gleiche' },
    further: {
      none: 'Bringt nichts extra',
      pays50: '50 extra',
      pays100: '100 extra',
      forced: '100 extra, Joker mit Zwang',
      free: '100 extra, Joker nach Wahl',
    },
  },
  other: 'Anders',
  otherNote: 'Das ist bei euch anders: siehe „Alle Felder“.',
  card: 'Euer Block',
  wrong: 'Der Block erscheint wieder, sobald alle Zahlen stimmen.',
}
