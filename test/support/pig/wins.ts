import type { Points, Probability } from '#shared/base/units.ts'
import type { Progress } from '#shared/games/solver.ts'
import type { PigRules } from './rules.ts'

// The two-player game: T. W. Neller and C. G. M. Presser, "Optimal Play of the Dice Game Pig", 2004.

const HIGHEST_FACE = 6
/** The solve of a pair of states ends when a further round changes less. */
const SETTLED: Probability = 1e-13
/** Options whose values differ by less are equally good. */
const EQUAL: Probability = 1e-10

/** The chance to win of the player to move at the start of a turn, by state; see stateOf. */
export interface PigWins {
  readonly values: Float64Array
}

const stateOf = (goal: Points, own: Points, opponent: Points): number => own * goal + opponent

/** What can be done at a turn total: the chance to win after each. */
interface TurnOptions {
  readonly hold: Probability
  readonly roll: Probability
}

/**
 * The options at every turn total of a turn, from 0 on, that does not reach the goal yet.
 * `afterBust` is the chance to win when the turn is lost.
 */
function turnOptions(
  goal: Points,
  values: Float64Array,
  [own, opponent]: readonly [own: Points, opponent: Points],
  afterBust: Probability,
): TurnOptions[] {
  const options: TurnOptions[] = []
  const best = (total: number): Probability =>
    own + total >= goal ? 1 : Math.max(options[total]!.hold, options[total]!.roll)
  for (let total = goal - own - 1; total >= 0; total--) {
    // A turn begins with a roll.
    const hold = total === 0 ? 0 : 1 - values[stateOf(goal, opponent, own + total)]!
    let roll = afterBust
    for (let face = 2; face <= HIGHEST_FACE; face++) roll += best(total + face)
    options[total] = { hold, roll: roll / HIGHEST_FACE }
  }
  return options
}

/**
 * Solves the game by value iteration, one pair of states { (a, b), (b, a) } after another: what a
 * turn banks leads to a pair with a larger sum of scores, which is solved already.
 */
export function solvePigWins({ goal }: PigRules, progress: Progress = () => {}): PigWins {
  const values = new Float64Array(goal * goal).fill(0.5)
  const improve = (own: Points, opponent: Points): number => {
    const state = stateOf(goal, own, opponent)
    const afterBust = 1 - values[stateOf(goal, opponent, own)]!
    const { roll } = turnOptions(goal, values, [own, opponent], afterBust)[0]!
    const change = Math.abs(roll - values[state]!)
    values[state] = roll
    return change
  }
  for (let sum = 2 * (goal - 1); sum >= 0; sum--) {
    for (let low = Math.max(0, sum - goal + 1); low <= sum - low; low++) {
      let change: number
      do change = Math.max(improve(low, sum - low), improve(sum - low, low))
      while (change > SETTLED)
    }
    progress(1 - sum / (2 * goal))
  }
  return { values }
}

/** When to hold at two scores. */
export interface HoldFrom {
  /** The least turn total at which to hold; null where one rolls until the game is won. */
  readonly from: Points | null
  /** Chances to win at that turn total. */
  readonly options: TurnOptions | null
  /** Whether holding is best at every total that the last roll from below can lead to. */
  readonly isLimit: boolean
}

const isHold = ({ hold, roll }: TurnOptions): boolean => hold >= roll - EQUAL

/** From which turn total on to hold, of a solved game. */
export function holdFrom(
  { goal }: PigRules,
  { values }: PigWins,
  own: Points,
  opponent: Points,
): HoldFrom {
  const afterBust = 1 - values[stateOf(goal, opponent, own)]!
  const all = turnOptions(goal, values, [own, opponent], afterBust)
  const from = all.findIndex((options, total) => total > 1 && isHold(options))
  if (from < 0) return { from: null, options: null, isLimit: true }
  const reached = all.slice(from, from + HIGHEST_FACE)
  return { from, options: all[from]!, isLimit: reached.every(isHold) }
}
