import type { progress as english } from '../en/progress.ts'

export const progress: typeof english = {
  dimensions: { decision: 'Art der Entscheidung', stage: 'Abschnitt', stake: 'Auf dem Spiel' },
  lines: {
    keeps: 'Würfel behalten',
    boxes: 'Feld füllen',
    early: 'Früh, 9 Felder offen oder mehr',
    middle: 'Mitte, 5 bis 8 Felder offen',
    late: 'Spät, 4 Felder offen oder weniger',
    joker: 'Joker',
    'upper-bonus': 'Oberer Bonus',
    neither: 'Nichts davon',
  },
  drill: {
    scopes: { decisions: 'Einzelne Entscheidungen', game: 'Ganzes Spiel' },
    kinds: { keeps: 'was behalten', boxes: 'welches Feld' },
    points: (points) => `${points} Punkte`,
  },
}
