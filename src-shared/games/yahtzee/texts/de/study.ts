import type { study as english } from '../en/study.ts'
import { drill } from './drill.ts'
import { progress } from './progress.ts'

export const study: typeof english = {
  you: 'Du',
  notAllowed: {
    keeps: 'Diese Würfel liegen nicht auf dem Tisch; wähle einige der fünf.',
    boxes: 'Mit diesen Würfeln geht dieses Feld nicht; wähle ein anderes.',
  },
  why: {
    ends: (dice, ends) => `Behältst du ${dice || 'nichts'}, ${ends}`,
    end: {
      first: (turns, box, points) =>
        `enden ${turns} von 100 Zügen im Feld ${box} (mit ${points} Punkten im Mittel)`,
      more: (turns, box, points) => `${turns} im Feld ${box} (${points})`,
      firstZero: (turns, box) => `enden ${turns} von 100 Zügen mit einer 0 im Feld ${box}`,
      moreZero: (turns, box) => `${turns} mit einer 0 im Feld ${box}`,
    },
    stop: (box, points) => `Hier aufzuhören bringt ${points} im Feld ${box}`,
    than: {
      more: (by, other) => `; das ist ${by} Punkte mehr wert, als ${other}.`,
      less: (by, other) => `; das ist ${by} Punkte weniger wert, als ${other}.`,
      same: (_, other) => `; ${other} ist so gut wie gleich viel wert.`,
      keeping: (dice) => `${dice || 'nichts'} zu behalten`,
      stopping: 'hier aufzuhören',
    },
    box: (of) =>
      `${of.name} bringt jetzt ${of.points}${of.pace}, und es kommen noch ${of.later} Punkte`,
    pace: {
      ahead: (points) => ` (${points} mehr, als der Bonus braucht)`,
      behind: (points) => ` (${points} weniger, als der Bonus braucht)`,
      level: ' (genau so viel, wie der Bonus braucht)',
    },
    otherBox: {
      more: (by, name, points, later) =>
        `; ${name} bringt ${points} und lässt noch ${later}, insgesamt ${by} mehr.`,
      less: (by, name, points, later) =>
        `; ${name} bringt ${points} und lässt noch ${later}, insgesamt ${by} weniger.`,
      same: (_, name, points, later) =>
        `; ${name} bringt ${points} und lässt noch ${later}, insgesamt so gut wie gleich viel.`,
    },
    alone: '; alles andere ist gleich viel wert.',
  },
  hints: {
    ends: (boxes) => `Spiele auf diese Felder: ${boxes}.`,
    made: 'Sieh dir an, was du schon hast.',
    boxes: (boxes) => `Wäge diese Felder ab: ${boxes}.`,
    count: (dice) =>
      dice === 0
        ? 'Hier lohnt sich kein Würfel.'
        : dice === 5
          ? 'Ein Nachwurf kann es nur schlechter machen.'
          : `Es ${dice === 1 ? 'bleibt ein' : `bleiben ${dice}`} Würfel liegen.`,
    upper: 'Es ist ein Feld des oberen Teils.',
    lower: 'Es ist ein Feld des unteren Teils.',
  },
  drills: {
    noJoker: 'Diese Regeln kennen keine Joker, also kann auch keiner auf dem Spiel stehen.',
    noBonus: 'Diese Regeln kennen keinen oberen Bonus, also kann er nicht auf dem Spiel stehen.',
  },
  notation: {
    form: 'Ein Zug besteht aus Würfen wie „12346:6 24566:66“, dann den Würfeln, dem Feld und seinen Punkten: „24666 chance 24“.',
    noBox: (name) => `Ein Feld „${name}“ gibt es nicht.`,
    goesOn: 'Die Züge enden nicht dort, wo das Spiel endet.',
    tooManyThrows: (most) => `Ein Zug hat höchstens ${most} Würfe.`,
    notKept: (kept, dice) => `Behalten wurde ${kept}; das liegt nicht in ${dice}.`,
    notThere: (kept, dice) => `${kept} kann nicht von ${dice} behalten werden.`,
    keepsAll: 'Wer alle fünf Würfel behält, würfelt nicht mehr: Schreib sie einmal, vor das Feld.',
    box: (box, dice) => `Das Feld „${box}“ kann hier nicht mit ${dice} gefüllt werden.`,
    points: (must, is) => `Das macht ${must} Punkte, nicht ${is}.`,
  },
  page: drill,
  progress,
}
