import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { slowDiceAfter, slowRolls, type Move, type SlowRoll } from './slow-rules.ts'

// Eq. 1 to 3 of the Zilch article as they stand there: a memoised recursion over every roll and
// every move, poor moves included.

/** A turn solved slowly. */
export interface SlowTurn {
  /** E(s, n) of eq. 3. */
  gain(s: number, n: number): number
  /** T(s, n) of eq. 1. */
  total(s: number, n: number): number
}

const FARKLE: readonly Move[] = []

/** Sums over all ordered rolls of n dice what `value` makes of the moves, in shares of 6^n. */
function mean(rolls: readonly SlowRoll[], value: (moves: readonly Move[]) => number): number {
  const sum = rolls.reduce((all, { ways, moves }) => {
    return all + ways * value(moves.length === 0 ? FARKLE : moves)
  }, 0)
  return sum / rolls.reduce((all, { ways }) => all + ways, 0)
}

/** Further points with n dice to roll, by n, once every n that can farkle is banked: eq. 6, by patience. */
function endlessTail(rolls: readonly SlowRoll[][]): number[] {
  const safe = rolls.map((some) => some.length > 0 && some.every(({ moves }) => moves.length > 0))
  let gain = rolls.map(() => 0)
  for (;;) {
    const before = gain
    gain = rolls.map((some, n) => {
      if (!safe[n]) return 0
      return mean(some, (moves) =>
        Math.max(
          ...moves.map(
            (move) => move.points + before[slowDiceAfter(n, move.taken, rolls.length - 1)]!,
          ),
        ),
      )
    })
    if (gain.every((value, n) => Math.abs(value - before[n]!) <= 1e-11)) return gain
  }
}

/**
 * Solves a turn by the equations, taking for granted only that from the total `bankAllFrom` on a
 * player banks whenever a farkle is possible.
 */
export function slowTurn(
  rules: RuleSet,
  goal: { farklePenalty: number; minimumBank: number },
  bankAllFrom: number,
): SlowTurn {
  const rolls = slowRolls(rules)
  const tail = endlessTail(rolls)
  const known = new Map<number, number>()

  const gain = (s: number, n: number): number => {
    const key = s * 9 + n
    const before = known.get(key)
    if (before !== undefined) return before
    const value = mean(rolls[n]!, (moves) => {
      if (moves === FARKLE) return -(s + goal.farklePenalty)
      const totals = moves.map((move) =>
        total(s + move.points, slowDiceAfter(n, move.taken, rolls.length - 1)),
      )
      return Math.max(...totals) - s
    })
    known.set(key, value)
    return value
  }
  const total = (s: number, n: number): number => {
    if (s >= bankAllFrom) return s + tail[n]!
    return s < goal.minimumBank ? s + gain(s, n) : s + Math.max(0, gain(s, n))
  }
  return { gain, total }
}
