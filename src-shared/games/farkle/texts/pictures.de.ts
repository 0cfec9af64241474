import type { pictures as english } from './pictures.en.ts'
import { dativeDice } from '../../../texts/dice.de.ts'

const goForIt = (own: string | null, opponent: string | null): string => {
  const sides = [
    ...(own === null ? [] : [`${own} eigenen`]),
    ...(opponent === null ? [] : [`${opponent} gegnerischen`]),
  ]
  return sides.length === 0 ? '' : `; ab ${sides.join(' oder ')} Punkten aufs Ganze gehen`
}

type Side = 'ahead' | 'behind' | 'level'

const byPoints = (points: string, side: Side): string =>
  side === 'level'
    ? 'bei Gleichstand'
    : `bei ${points} Punkten ${side === 'ahead' ? 'Vorsprung' : 'Rückstand'}`

export const pictures: typeof english = {
  ownScore: 'Eigener Punktestand, Punkte',
  opponentScore: 'Punktestand des Gegners, Punkte',
  turnTotal: 'Zugpunkte',
  diceLeft: 'Übrige Würfel',
  winProbability: 'Gewinnchance dessen, der am Zug ist',
  bankFrom: 'Sichern ab so vielen Zugpunkten',
  cost: 'Kosten eines Fehlers, Gewinnchance',
  stake: 'Auf dem Spiel, Punkte (unter 0: sichern)',
  boundary: 'Ab hier sichern',
  goForIt: 'Aufs Ganze',
  standing: (own, opponent) => `${own} gegen ${opponent}`,
  bank: {
    from: (total) => `ab ${total}`,
    atGoal: 'erst am Ziel',
    never: (count) => `Mit ${dativeDice(count)}: nie vor dem Ziel sichern.`,
    neverBut: (count, share) =>
      `Mit ${dativeDice(count)}: nie vor dem Ziel sichern, außer auf ${share} der Karte.`,
    everywhere: (count, at, own, opponent) =>
      `Mit ${dativeDice(count)}: ${at} sichern${goForIt(own, opponent)}.`,
    twice: (count, start, later, own, opponent) =>
      `Mit ${dativeDice(count)}: am Anfang ${start} sichern, in der Spielmitte ${later}${goForIt(own, opponent)}.`,
    byLead: (count, start, ahead, behind, points, own, opponent) =>
      `Mit ${dativeDice(count)}: am Anfang ${start} sichern, in der Spielmitte ${ahead} mit ${points} Punkten Vorsprung und ${behind} mit ebenso viel Rückstand${goForIt(own, opponent)}.`,
  },
  leads: {
    none: 'Keine zwei Punktestände der Karte liegen so weit auseinander.',
    at: (percent, points, side) => `${byPoints(points, side)} ${percent}`,
    wins: (list) => `Wer am Zug ist, gewinnt ${list}.`,
    winsAndEven: (list, points, side) =>
      `Wer am Zug ist, gewinnt ${list}; die Chancen sind gleich ${byPoints(points, side)}.`,
  },
  wins: {
    start: (percent) => `Wer beginnt, gewinnt ${percent}.`,
    startAndEven: (percent, banked, points, side) =>
      `Wer beginnt, gewinnt ${percent}; wer mit ${banked} gesicherten Punkten am Zug ist, hat ${byPoints(points, side)} gleiche Chancen.`,
  },
  costs: {
    none: (count) => `Mit ${dativeDice(count)} gibt es nichts zu entscheiden.`,
    most: (count, where, loss) =>
      `Mit ${dativeDice(count)} kostet ein Fehler am meisten bei ${where}: ${loss}.`,
  },
}
