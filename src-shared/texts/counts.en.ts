import { counted } from './counted.ts'

/** How many of what is studied. */
export const counts = {
  answers: counted('answer', 'answers'),
  cards: counted('card', 'cards'),
  decisions: counted('decision', 'decisions'),
  records: counted('game', 'games'),
  reviews: counted('review', 'reviews'),
  ruleSets: counted('rule set', 'rule sets'),
  sessions: counted('session', 'sessions'),
}
