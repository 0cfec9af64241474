import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { divisor, flatOutcomes, scoredRoll, slowOdds } from './slow-odds.ts'

/** Where a game of rounds stands; the lead of the player to move in points. */
export interface SlowRoundsState {
  readonly left: number
  readonly lead: number
  readonly opened: boolean
  readonly otherOpened: boolean
}

/**
 * The chance of the player to move in a game of rounds, by the rules and nothing else: a turn is
 * followed through every roll and every move up to `far` points, beyond which everything is banked.
 */
export function slowRounds(rules: RuleSet, far: number): (state: SlowRoundsState) => number {
  const odds = slowOdds(rules)
  const known = new Map<string, number>()
  const step = odds
    .flatMap(({ outcomes }) => outcomes.flatMap(({ moves }) => moves.map(({ points }) => points)))
    .reduce(divisor, 0)

  const after = ({ left, lead, otherOpened }: SlowRoundsState, made: number, opened: boolean) =>
    1 - value({ left: left - 1, lead: -(lead + made), opened: otherOpened, otherOpened: opened })

  const all = rules.dice
  const flat = odds.map(({ outcomes }) => flatOutcomes(outcomes, all, step))
  const rows = far / step + 1
  const furthest = Math.max(...flat.flatMap(({ jumps }) => [...jumps]))

  function turn(state: SlowRoundsState): number {
    const minimum = Math.max(1, state.opened ? rules.minimumBank : rules.minimumFirstBank)
    const farkle = after(state, 0, state.opened)
    // The better of banking and rolling n dice, at all * row + n - 1.
    const best = new Float64Array(all * rows + furthest + all)
    for (let row = rows; all * row < best.length; row++) {
      best.fill(after(state, row * step, true), all * row, all * (row + 1))
    }
    let rolled = 0
    for (let row = rows - 1; row >= 0; row--) {
      const total = row * step
      const bank = total < minimum ? 0 : after(state, total, true)
      for (let n = 1; n <= all; n++) {
        const { wins, farkles } = odds[n]!
        rolled = wins + farkles * farkle + scoredRoll(flat[n]!, best, all * row)
        const mustRoll = rules.mustRollHotDice && n === all
        best[all * row + n - 1] = mustRoll ? rolled : Math.max(bank, rolled)
      }
    }
    return rolled
  }

  function value(state: SlowRoundsState): number {
    const { left, lead, opened, otherOpened } = state
    if (left === 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5
    const key = `${left} ${lead} ${opened} ${otherOpened}`
    const found = known.get(key) ?? turn(state)
    known.set(key, found)
    return found
  }
  return value
}
