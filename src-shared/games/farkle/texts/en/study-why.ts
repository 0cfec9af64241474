import { common } from '../../../../texts/en/common.ts'

/** Why an option is worth what it is, in one sentence. Numbers are written already. */
export const studyWhy = {
  why: {
    /** Where only the dice are asked; then comes one of the clauses below. */
    leadsTo: (points: string, dice: number, clause: string) =>
      `Leads to ${points} with ${dice === 0 ? 'no roll' : common.dice(dice)} left: ${clause}`,
    /** What a farkle costs besides the points of the turn: on average, over all farkles. */
    besides: {
      penalty: {
        both: (points: string, cost: string) => `${points} and ${cost} of penalty`,
        alone: (cost: string) => `${cost} of penalty`,
      },
      banked: {
        both: (points: string, cost: string) => `${points} and ${cost} of what is banked`,
        alone: (cost: string) => `${cost} of what is banked`,
      },
    },
    points: {
      roll: {
        more: (dice: number, by: string, risk: string, throws: string) =>
          `rolling ${common.dice(dice)} adds ${by} on average, while you risk ${risk} in ${throws} of 100 throws.`,
        less: (dice: number, by: string, risk: string, throws: string) =>
          `rolling ${common.dice(dice)} costs ${by} on average, as you risk ${risk} in ${throws} of 100 throws.`,
        same: (dice: number, _: string, risk: string, throws: string) =>
          `rolling ${common.dice(dice)} adds as much as it loses: you risk ${risk} in ${throws} of 100 throws.`,
        safe: (dice: number, by: string) =>
          `rolling ${common.dice(dice)} cannot farkle and adds ${by} on average.`,
        nothingAtRisk: (dice: number, by: string, throws: string) =>
          `rolling ${common.dice(dice)} makes ${by} on average, and the farkle in ${throws} of 100 throws takes nothing from you yet.`,
        /** After the last roll of a turn, whose points may not be banked. */
        givesUp: (points: string) =>
          `no roll is left and ${points} may not be banked: they are lost.`,
        always: (dice: number, risk: string) =>
          `rolling ${common.dice(dice)} always farkles and loses ${risk}.`,
      },
      bank: {
        /** What rolling would do instead. */
        more: (points: string, dice: number, by: string, throws: string) =>
          `banking keeps ${points}, but rolling ${common.dice(dice)} would add ${by} on average, though it farkles in ${throws} of 100 throws.`,
        less: (points: string, dice: number, by: string, throws: string) =>
          `banking keeps ${points}; rolling ${common.dice(dice)} would cost ${by} on average, as it farkles in ${throws} of 100 throws.`,
        same: (points: string, dice: number, _: string, throws: string) =>
          `banking keeps ${points}, on average as much as rolling ${common.dice(dice)}, which farkles in ${throws} of 100 throws.`,
        /** Where rolling cannot farkle. */
        safe: (points: string, dice: number, by: string) =>
          `banking keeps ${points}, but rolling ${common.dice(dice)} cannot farkle and would add ${by} on average.`,
        only: (points: string) => `banking keeps ${points}.`,
      },
    },
    wins: {
      ahead: (points: string) => `${points} ahead`,
      behind: (points: string) => `${points} behind`,
      level: 'level',
      /** What the other action is, and how many games of a hundred more or fewer that are. */
      than: {
        banking: (points: string) => `banking ${points}`,
        rolling: (dice: number) => `rolling ${common.dice(dice)}`,
        more: (by: string, what: string) => `, which is ${by} more than by ${what}`,
        less: (by: string, what: string) => `, which is ${by} fewer than by ${what}`,
        same: (_: string, what: string) => `, as good as the same as by ${what}`,
      },
      roll: {
        risks: (now: string, dice: number, throws: string, ends: string, games: string) =>
          `you are ${now}: rolling ${common.dice(dice)} farkles in ${throws} of 100 throws, ${ends}; together that makes ${games}.`,
        then: (games: string, otherwise: string) =>
          `which leaves you ${games} games in 100, and otherwise you win ${otherwise}`,
        loses: (otherwise: string) =>
          `which loses, and otherwise you win ${otherwise} games in 100`,
        safe: (now: string, dice: number, games: string, rest: string) =>
          `you are ${now}: rolling ${common.dice(dice)} cannot farkle and wins ${games} games in 100${rest}.`,
        always: (now: string, dice: number, games: string) =>
          `you are ${now}: rolling ${common.dice(dice)} always farkles, which leaves you ${games} games in 100.`,
        givesUp: (games: string) =>
          `no roll is left, and the points of the turn are given up, which leaves you ${games} games in 100.`,
        alwaysLoses: (now: string, dice: number) =>
          `you are ${now}: rolling ${common.dice(dice)} always farkles, which loses.`,
      },
      bank: {
        wins: (points: string) => `banking ${points} wins the game.`,
        ties: (points: string, rest: string) =>
          `banking ${points} makes a tie, half a win: 50.0 games in 100${rest}.`,
        loses: (points: string, rest: string) =>
          `banking ${points} is not enough and loses: 0.0 games in 100${rest}.`,
        lastWord: (points: string, now: string, games: string, rest: string) =>
          `banking ${points} reaches the goal, ${now}: the opponent has one turn left, and you win ${games} games in 100${rest}.`,
        /** Of a bank whose dice and total the opponent may take up, and does or does not. */
        takenUp: (points: string, dice: number, now: string, games: string, rest: string) =>
          `banking ${points} leaves you ${now}; the opponent rolls ${common.dice(dice)} on top of that, and you win ${games} games in 100${rest}.`,
        leftAlone: (points: string, dice: number, now: string, games: string, rest: string) =>
          `banking ${points} leaves you ${now}; the opponent leaves the ${common.dice(dice)} and begins with all, and you win ${games} games in 100${rest}.`,
        passes: (points: string, now: string, games: string, rest: string) =>
          `banking ${points} leaves you ${now}, with ${games} games in 100 won${rest}.`,
      },
    },
  },
}
