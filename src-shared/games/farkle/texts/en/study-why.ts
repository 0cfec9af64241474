import { common } from '../../../../texts/en/common.ts'

/** Ends a sentence. */
const farkles = (throws: string): string =>
  throws === '0' ? ' and cannot farkle' : `, with a farkle in ${throws} of 100 rolls`

/** Numbers are passed already formatted. */
export const studyWhy = {
  why: {
    points: {
      roll: (dice: number, by: string, throws: string) =>
        `Rolling ${common.dice(dice)} is worth ${by} points more than banking${farkles(throws)}.`,
      bank: (dice: number, by: string, throws: string, cost: string) =>
        `Banking is worth ${by} points more than rolling ${common.dice(dice)}${throws === '0' ? '' : `: ${throws} of 100 rolls farkle, and each costs ${cost}`}.`,
    },
    wins: {
      ahead: (points: string) => `${points} ahead`,
      behind: (points: string) => `${points} behind`,
      level: 'level',
      sides: (bank: string, dice: number, games: string, throws: string) =>
        `${bank}; rolling ${common.dice(dice)} wins ${games}${farkles(throws)}.`,
      outcomes: {
        passes: (points: string, games: string, now: string) =>
          `banking ${points} leaves you ${now} and wins ${games} of games`,
        wins: (points: string) => `banking ${points} wins the game`,
        'last-word': (points: string, games: string) =>
          `banking ${points} leaves the opponent one last turn and wins ${games} of games`,
        ties: (points: string, games: string) =>
          `banking ${points} makes a tie, which counts as ${games}`,
        loses: (points: string) => `banking ${points} is not enough and loses`,
        'taken-up': (points: string, games: string) =>
          `after banking ${points} the opponent rolls on with your dice, and you win ${games} of games`,
        'left-alone': (points: string, games: string, now: string) =>
          `banking ${points} leaves you ${now} and wins ${games} of games`,
      },
    },
    hand: {
      bank: (points: string) => `banking ${points}`,
      roll: (points: string, dice: number) =>
        dice === 0 ? 'giving up the turn' : `rolling ${common.dice(dice)} at ${points}`,
    },
    worth: (better: string, worth: string, worse: string, other: string) =>
      `${better} is worth ${worth} points, ${worse} only ${other}.`,
    winning: (hand: string, games: string) => `${hand} wins ${games} of games`,
  },
}
