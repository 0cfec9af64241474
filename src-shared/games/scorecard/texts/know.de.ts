import type { know as english } from './know.en.ts'

export const know: typeof english = {
  steps: {
    title: 'Erste Schritte',
    about: 'Halte dich an den Wortlaut; dabei steht, was ein Schritt mit allen darüber bringt.',
    makes: (points) => `(bringt ${points} Punkte pro Partie)`,
    adds: (adds, makes) => `(+${adds}, bringt ${makes})`,
    find: 'Schritte suchen',
    takes: 'Ein, zwei Minuten, einmal.',
  },
  pace: (threshold, _, written, bonus) =>
    `Denk an den oberen Bonus: Im Schnitt ${written} Würfel in jedem oberen Feld ergeben ${threshold} und bringen ${bonus} Punkte dazu.`,
  zero: (cheap, costs, dear, loses) =>
    `Passt nichts, streiche, was am wenigsten kostet: früh in der Partie „${cheap}“ ${costs} Punkte, „${dear}“ dagegen ${loses}.`,
  example: 'Welche Würfel behalten?',
  lights: 'Wähle eine Zeile, und ihre Würfel leuchten auf.',
  best: 'Am besten',
  costs: (points) => `kostet ${points} Punkte`,
  habitual: 'wovon es am meisten gibt',
  read: (share) =>
    `Bei ${share}\u00a0% der ersten Würfe ist anderes besser als das, wovon du am meisten hast.`,
}
