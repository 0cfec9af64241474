import { common } from '../../../../texts/en/common.ts'

/** What Home and a first drill say of Farkle. */
export const home = {
  openTable: 'Play a whole game at the table, with several players or real dice',
  firstLine: {
    both: 'Click the dice to keep, then bank or roll.',
    'set-aside': 'Click the dice to keep.',
    'roll-or-bank': 'Bank what you have, or roll again?',
  },
  hint: {
    /** {sets} are dice with what they score. */
    scores: 'These score: {sets}.',
    stake: (points: string) => `A farkle would lose the ${points} of this turn.`,
  },
  /** Above numbers that are larger for a player who has nothing banked. */
  onceBanked: 'Once you have something banked:',
  lead: (dice: number) => `To win, with ${common.dice(dice)} left, bank from`,
  /** The same with equal turns, which differ by who moved first. */
  leadFirst: (dice: number) =>
    `To win if you moved first, with ${common.dice(dice)} left, bank from`,
  standings: {
    level: (_lead: string, own: string) => `Level, ${own} each`,
    ahead: (lead: string, own: string, opponent: string) => `${lead} ahead, ${own} to ${opponent}`,
    behind: (lead: string, own: string, opponent: string) =>
      `${lead} behind, ${own} to ${opponent}`,
  },
  /** In place of a turn total to bank from. */
  never: 'never',
  /** From which score on one never banks short of the goal. */
  go: {
    level: (score: string) => `Go for it once both have ${score}.`,
    ahead: (score: string) => `Go for it once you have ${score}.`,
    behind: (score: string) => `Go for it once they have ${score}.`,
  },
  uneven: 'At some larger totals, roll again.',
  /** {map} and {difference} are links. */
  rest: (goal: string) =>
    `Below these turn totals, roll. “Go for it” means: do not bank, roll until this turn takes you to ${goal}. {map} shows every other score, {difference} where it is not the play for most points.`,
  map: 'The map',
  difference: 'the difference',
  worth: 'What the best play wins',
  firstWins: 'Between two perfect players, who moves first wins',
  ofGames: '% of games',
}
