import { counted } from './counted.ts'
import type { counts as english } from './counts.en.ts'

export const counts: typeof english = {
  answers: counted('Antwort', 'Antworten'),
  cards: counted('Karte', 'Karten'),
  decisions: counted('Entscheidung', 'Entscheidungen'),
  records: counted('Partie', 'Partien'),
  reviews: counted('Wiederholung', 'Wiederholungen'),
  ruleSets: counted('Regelsatz', 'Regelsätze'),
  sessions: counted('Sitzung', 'Sitzungen'),
}
