import { common } from '../../../texts/common.en.ts'

export const home = {
  openTable: 'Play a whole game at the table, with several players or real dice',
  firstLine: {
    both: 'Click the dice to keep, then bank or roll.',
    'set-aside': 'Click the dice to keep.',
    'roll-or-bank': 'Bank what you have, or roll again?',
  },
  hint: {
    /** {sets} are dice and their scores. */
    scores: 'These score: {sets}.',
    stake: (points: string) => `A farkle would lose the ${points} of this turn.`,
  },
  lead: (dice: number) => `To win, with ${common.dice(dice)} left, bank from`,
  ofThree: 'At a table of three, where both others have the same score.',
  ofTwo: 'For two players; with three at the table, the other is the player who is ahead.',
  /** Under equal turns, by who moved first. */
  leadFirst: (dice: number) =>
    `To win if you moved first, with ${common.dice(dice)} left, bank from`,
  standings: {
    level: (_lead: string, own: string) => `Level, ${own} each`,
    ahead: (lead: string, own: string, opponent: string) => `${lead} ahead, ${own} to ${opponent}`,
    behind: (lead: string, own: string, opponent: string) =>
      `${lead} behind, ${own} to ${opponent}`,
  },
  never: 'never',
  uneven: 'At some larger totals, roll again.',
  map: 'At every other score',
}
