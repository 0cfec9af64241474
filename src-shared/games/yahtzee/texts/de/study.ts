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
    nothing: 'keine Würfel',
    keeping: (dice) => `${dice} behalten`,
    box: (of) =>
      `${of.name} bringt jetzt ${of.points}${of.pace}, und danach kommen noch ${of.later} Punkte: ${of.beside}.`,
    pace: {
      ahead: (points) => `, der obere Teil liegt damit für den Bonus ${points} im Plus`,
      behind: (points) => `, der obere Teil liegt damit für den Bonus ${points} im Minus`,
      level: ', der obere Teil liegt damit genau auf Kurs für den Bonus',
    },
    stop: (box, points, beside) => `Hier aufzuhören nimmt ${box} für ${points}: ${beside}.`,
    end: (box, turns, points) => `${box} in ${turns} (${points} Punkte)`,
    ends: (what, ends, beside) => `Von 100 Zügen mit „${what}“ enden ${ends}: ${beside}.`,
    than: {
      more: (by, other) => `insgesamt ${by} Punkte mehr als ${other}`,
      less: (by, other) => `insgesamt ${by} Punkte weniger als ${other}`,
      same: (_, other) => `insgesamt kaum mehr oder weniger als ${other}`,
      alone: 'alles andere ist gleich viel wert',
    },
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
    gameFromPlay: 'Ein Spiel nimmt seine Entscheidungen, wie sie kommen, und hat keine Filter.',
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
