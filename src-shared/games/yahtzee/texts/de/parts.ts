import type { parts as english } from '../en/parts.ts'

export const parts: typeof english = {
  card: {
    label: 'Spielblock',
    upper: 'Oberer Teil',
    lower: 'Unterer Teil',
    upperTotal: 'Summe oben',
    upperBonus: (threshold) => `Bonus ab ${threshold}`,
    lowerTotal: 'Summe unten',
    yahtzeeBonus: 'Yahtzee-Boni',
    bonusEach: (points) => `× ${points}`,
    total: 'Gesamt',
    asks: {
      ones: 'nur Einsen',
      twos: 'nur Zweien',
      threes: 'nur Dreien',
      fours: 'nur Vieren',
      fives: 'nur Fünfen',
      sixes: 'nur Sechsen',
      threeOfAKind: 'alle Augen',
      fourOfAKind: 'alle Augen',
      fullHouse: '25',
      smallStraight: '30',
      largeStraight: '40',
      chance: 'alle Augen',
      yahtzee: '50',
    },
    open: 'offen',
    points: (box) => `${box}, Punkte`,
  },
  dice: {
    keep: (faces) => `${faces} behalten`,
    keepNothing: 'Nichts behalten',
    keepAll: 'Alle fünf behalten',
  },
  rerolls: (left) =>
    left === 0 ? 'kein Wurf mehr' : left === 1 ? 'noch 1 Wurf' : `noch ${left} Würfe`,
}
