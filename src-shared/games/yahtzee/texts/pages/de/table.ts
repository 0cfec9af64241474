import type { table as english } from '../en/table.ts'

export const table: typeof english = {
  bots: {
    perfect: 'Bot: perfekt',
    sixteen: 'Bot: spielt nach sechzehn Regeln',
    eight: 'Bot: spielt nach acht Regeln',
    four: 'Bot: spielt nach vier Regeln',
    greedy: 'Bot: die meisten Punkte pro Zug',
    yahtzees: 'Bot: setzt auf Yahtzee',
    casual: 'Bot: irrt ein wenig',
    beginner: 'Bot: Anfänger',
  },
  botNames: {
    perfect: 'Perfekt',
    sixteen: 'Sechzehn Regeln',
    eight: 'Acht Regeln',
    four: 'Vier Regeln',
    greedy: 'Punkte',
    yahtzees: 'Yahtzee-Sucher',
    casual: 'Locker',
    beginner: 'Anfänger',
  },
  many: 'Am besten heißt: die meisten Punkte, die am Ende zu erwarten sind. Wie weit die anderen sind, zählt nicht.',
  worth: 'erwartetes Endergebnis',
  box: 'Feld',
  score: 'Stand',
  decides: (player) => `${player} entscheidet`,
  /** What is read out as it happens. */
  spoken: {
    rolled: (player: string, dice: string) => `${player}: geworfen ${dice}.`,
    kept: (player: string, dice: string) => `${player}: ${dice} behalten.`,
    keptNone: (player: string) => `${player}: keinen behalten.`,
    filled: (player: string, box: string, points: string) =>
      `${player}: ${box} mit ${points} gefüllt.`,
  },
  loss: (points) => `${points} Punkte`,
}
