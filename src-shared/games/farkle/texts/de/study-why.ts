import type { studyWhy as english } from '../en/study-why.ts'
import { dativeDice } from '../../../../texts/de/dice.ts'

const farkles = (throws: string): string =>
  throws === '0' ? ', und ein Farkle ist nicht möglich' : `, bei ${throws} Farkles in 100 Würfen`

const banked: (typeof english)['why']['wins']['outcomes']['passes'] = (points, games, now) =>
  `sicherst du ${points}, liegst du ${now} und gewinnst ${games} der Partien`

export const studyWhy: typeof english = {
  why: {
    points: {
      roll: (dice, by, throws) =>
        `Mit ${dativeDice(dice)} weiterzuwürfeln ist ${by} Punkte mehr wert als zu sichern${farkles(throws)}.`,
      bank: (dice, by, throws, cost) =>
        `Sichern ist ${by} Punkte mehr wert, als mit ${dativeDice(dice)} weiterzuwürfeln${throws === '0' ? '' : `: ${throws} von 100 Würfen sind Farkles, und jeder kostet ${cost}`}.`,
    },
    wins: {
      ahead: (points) => `${points} vorn`,
      behind: (points) => `${points} hinten`,
      level: 'gleichauf',
      sides: (bank, dice, games, throws) =>
        `${bank}; weiter mit ${dativeDice(dice)} sind es ${games}${farkles(throws)}.`,
      outcomes: {
        passes: banked,
        wins: (points) => `sicherst du ${points}, hast du gewonnen`,
        'last-word': (points, games) =>
          `sicherst du ${points}, hat der Gegner noch einen Zug, und du gewinnst ${games} der Partien`,
        ties: (points, games) =>
          `sicherst du ${points}, steht es unentschieden, und das zählt ${games}`,
        loses: (points) => `sicherst du ${points}, reicht das nicht, und du hast verloren`,
        'taken-up': (points, games) =>
          `sicherst du ${points}, würfelt der Gegner damit weiter, und du gewinnst ${games} der Partien`,
        'left-alone': banked,
      },
    },
    hand: {
      bank: (points) => `${points} zu sichern`,
      roll: (points, dice) =>
        dice === 0 ? 'den Zug aufzugeben' : `bei ${points} mit ${dativeDice(dice)} weiterzuwürfeln`,
    },
    worth: (better, worth, worse, other) =>
      `${better} ist ${worth} Punkte wert, ${worse} nur ${other}.`,
    winning: (hand, games) => `${hand} gewinnt ${games} der Partien`,
  },
}
