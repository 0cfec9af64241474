import type { parts as english } from './parts.en.ts'

const FACES = ['', 'Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen']
const NUMBERS = ['', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs']

export const parts: typeof english = {
  card: {
    label: 'Spielblock',
    upper: 'Oberer Teil',
    lower: 'Unterer Teil',
    upperTotal: 'Summe oben',
    groupTotal: 'Summe für den Bonus',
    bonus: (thresholds) => `Bonus ab ${thresholds}`,
    lowerTotal: 'Summe unten',
    further: (best) => `${best}-Boni`,
    bonusEach: (points) => `× ${points}`,
    total: 'Gesamt',
    asks: {
      face: (face) => `nur ${FACES[face]}`,
      shape: 'diese Augen',
      all: 'alle Augen',
      atOnce: (points, more) => `${points}, im ersten Wurf ${more} mehr`,
      total: (total, points) => `Summe ${total}: ${points}`,
    },
    open: 'offen',
    other: (player, points, open) => `${player}: ${points} Punkte; offen: ${open}.`,
    points: (box) => `${box}, Punkte`,
  },
  dice: {
    keep: (faces) => `${faces} behalten`,
    keepNothing: 'Nichts behalten',
    keepAll: (dice) => `Alle ${NUMBERS[dice]} behalten`,
  },
  rerolls: (left) =>
    left === 0 ? 'kein Wurf mehr' : left === 1 ? 'noch 1 Wurf' : `noch ${left} Würfe`,
  solve: {
    title: 'Dieser Spielblock wird zuerst berechnet',
    running: 'Der Spielblock wird berechnet',
    takes: (time, size) => `Das dauert ${time} und belegt ${size} auf dem Datenträger, einmal.`,
    large: (time, size) => `Es darf ${time} dauern und ${size} belegen`,
    start: 'Berechnen',
    goOn: 'Fortsetzen',
    done: (percent) => `${percent}\u00a0% sind fertig und gespeichert.`,
    stopNote: 'Was fertig ist, bleibt.',
  },
}
