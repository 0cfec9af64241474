import type { study as english } from '../en/study.ts'
import { capital } from '../../../../texts/capital.ts'
import { drill } from './drill.ts'
import { progress } from './progress.ts'

export const study: typeof english = {
  you: 'Du',
  notAllowed: {
    keeps: 'Diese Würfel liegen nicht auf dem Tisch; wähle einige der fünf.',
    boxes: 'Mit diesen Würfeln geht dieses Feld nicht; wähle ein anderes.',
  },
  why: {
    boxes: {
      fullHouse: (points) => `das Full House (${points})`,
      smallStraight: (points) => `die Kleine Straße (${points})`,
      largeStraight: (points) => `die Große Straße (${points})`,
      yahtzee: (points) => `der Yahtzee (${points})`,
    },
    made: (box, ours, theirs, isAll) =>
      `Behältst du ${ours.keep || 'nichts'}, gelingt ${box} in ${ours.times} von 100 Zügen${isAll ? ', sonst gibt es 0' : ''}; mit ${theirs.keep || 'nichts'} ${theirs.times === '0' ? 'so gut wie nie' : `in ${theirs.times}`}.`,
    turn: (ours, theirs, isLast) =>
      isLast
        ? `Behältst du ${ours.keep || 'nichts'}, bringt das im Schnitt ${ours.now} Punkte, mit ${theirs.keep || 'nichts'} sind es ${theirs.now}.`
        : `Behältst du ${ours.keep || 'nichts'}, bringt der Zug im Schnitt ${ours.now} Punkte und der Rest der Partie ${ours.later}; mit ${theirs.keep || 'nichts'} sind es ${theirs.now} und ${theirs.later}.`,
    worth: (keep, other, by) =>
      `Behältst du ${keep || 'nichts'}, ist das ${by} Punkte mehr wert als mit ${other || 'nichts'}.`,
    bonus: (box, points, bonus, by) =>
      `Mit ${points} im Feld ${box} ist der obere Bonus von ${bonus} nicht mehr zu schaffen; das kostet insgesamt ${by} Punkte.`,
    leaves: (box, points, later) =>
      `${points === '0' ? 'eine 0' : points} im Feld ${box} und später ${later}`,
    box: (better, worse, by) => `${capital(better)} sind insgesamt ${by} Punkte mehr als ${worse}.`,
    ends: (dice, ends) => `Behältst du ${dice || 'nichts'}, enden von 100 Zügen ${ends}.`,
    end: (turns, box, points) => `${turns} im Feld ${box} mit ${points}`,
    zero: (turns, box) => `${turns} mit einer 0 im Feld ${box}`,
  },
  hints: {
    ends: (boxes) => `Spiele auf diese Felder: ${boxes}.`,
    made: 'Sieh dir an, was du schon hast.',
    boxes: (boxes) => `Wäge diese Felder ab: ${boxes}.`,
    count: (dice) =>
      dice === 0
        ? 'Hier lohnt sich kein Würfel.'
        : dice === 5
          ? 'Noch ein Wurf kann es nur schlechter machen.'
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
