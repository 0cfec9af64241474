import type { cards as english } from './cards.en.ts'

export const cards: typeof english = {
  session: {
    over: 'Diese Sitzung ist vorbei: Keine Karte wartet auf eine Antwort.',
    nothingAnswered: 'Noch ist keine Karte beantwortet.',
  },

  typed: {
    noNumber: (text, example) => `„${text}“ ist keine Zahl. Gib eine ein, etwa ${example}.`,
    noNumberNorNever: (text, example) =>
      `„${text}“ ist keine Zahl. Gib eine ein, etwa ${example}, oder „nie“.`,
    empty: {
      points: (example) => `Gib eine Punktzahl ein, etwa ${example}.`,
      pointsOrNever: (example) => `Gib eine Punktzahl ein, etwa ${example}, oder „nie“.`,
      percent: (example) => `Gib eine Zahl in Prozent ein, etwa ${example}.`,
    },
    whole: (example) => `Die Antwort ist eine ganze Punktzahl: Gib eine ein, etwa ${example}.`,
    tooMany: (most) => `Die Antwort ist höchstens ${most} Punkte.`,
    above100: 'Eine Wahrscheinlichkeit ist höchstens 100\u00a0%.',
    asksPoints: 'Diese Karte fragt nach Punkten, nicht nach Prozent.',
    asksPercent: 'Diese Karte fragt nach Prozent, nicht nach Punkten.',
    belowZero: 'Die Antwort ist nie kleiner als null.',
    choose: 'Wähle eine der Antworten.',
  },

  never: 'Nie',
  percent: (number) => `${number}\u00a0%`,
}
