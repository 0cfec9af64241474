import { common } from '../../../../texts/en/common.ts'

type BankOrRoll = 'bank' | 'roll'

export const studyHints = {
  hints: {
    compare:
      'Compare what each choice leaves you: would you bank its turn total, or roll its dice?',
    safe: (dice: number) => `${common.dice(dice)} cannot farkle.`,
    /** Parts of one sentence: the first, and the others. */
    farkles: (dice: number, chance: string) =>
      `${common.dice(dice)} ${dice === 1 ? 'farkles' : 'farkle'} ${chance} of the time`,
    farklesToo: (dice: number, chance: string) => `${common.dice(dice)} ${chance}`,
    /** `dice` such as "2 ordinary, 1 Lucky". */
    kindsSafe: (dice: string) => `${dice} cannot farkle.`,
    kindsFarkle: (dice: string, chance: string) => `Rolling ${dice} farkles ${chance} of the time`,
    kindsFarkleToo: (dice: string, chance: string) => `${dice} ${chance}`,
    stake: (points: string) => `A farkle loses ${points}.`,
    stakeAndDice: (points: string) => `A farkle loses ${points} and what you set aside.`,
    lastTurn: (tie: string) => `This turn is the last: a tie takes ${tie}.`,
    leads: (points: string) => `You are ${points} ahead.`,
    trails: (points: string) => `You are ${points} behind.`,
    toTheGoal: (own: string, opponent: string) =>
      `You are ${own} from the goal, the opponent ${opponent}.`,
  },

  ruleOfThumb: {
    /** Conditions of a rule, joined at the start of its sentence. */
    inLastTurn: 'in the last turn',
    inRound: (round: number) => `in round ${round}`,
    toBeat: (points: string) => `with ${points} to beat`,
    atScores: (own: string, opponent: string) => `at ${own} to ${opponent}`,
    beforeFirstBank: 'while you have nothing banked',
    afterFarkles: (farkles: number) =>
      `after ${farkles === 1 ? 'a farkle' : `${farkles} farkles in a row`}`,
    withDice: (dice: number) => `with ${common.dice(dice)} left`,
    withKinds: (dice: string) => `with ${dice} left`,
    and: (dice: string, memory: string) => `${dice} and ${memory}`,
    rule: (when: string, what: string) => `${when}, ${what}.`,

    alwaysBank: 'always bank',
    bankSoon: (from: string) => `bank as soon as you may, from ${from}`,
    rollToTheGoal: (points: string) => `roll until you reach the goal, with ${points}`,
    bankFrom: (from: string) => `bank from ${from}`,
    alwaysRoll: 'never bank',
    below: (action: BankOrRoll, points: string) => `${action} below ${points}`,
    at: (action: BankOrRoll, points: string) => `${action} at ${points}`,
    between: (action: BankOrRoll, from: string, to: string) => `${action} from ${from} to ${to}`,
    onwards: (action: BankOrRoll, from: string) => `${action} from ${from} on`,

    mostPoints: 'Of the same number of dice, set aside those that make the most points.',
    mostToBank: 'To bank, set aside the dice that make the most points.',
    takes: (best: string, dice: number, otherDice: number, takes: string) =>
      `With ${common.dice(otherDice)} left you need ${takes} to match ${best} with ${common.dice(dice)} left.`,
  },
}
