import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { slowDiceAfter, slowRolls, type Dice, type Move, type SlowRoll } from './slow-rules.ts'

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
function mean(
  rolls: readonly SlowRoll[],
  value: (moves: readonly Move[], dice: Dice) => number,
): number {
  const sum = rolls.reduce((all, { ways, moves, dice }) => {
    return all + ways * value(moves.length === 0 ? FARKLE : moves, dice)
  }, 0)
  return sum / rolls.reduce((all, { ways }) => all + ways, 0)
}

/** What is left of a large turn total with n dice to roll, and the points that come to it. */
interface End {
  readonly kept: number
  readonly gain: number
}

/**
 * The ends of a turn by n, once every n that can farkle is banked, if it may be: eq. 6, by patience.
 * Of a large total nothing is risked that can be kept.
 */
function endlessTail(rolls: readonly SlowRoll[][], forced: (n: number) => boolean): End[] {
  const safe = rolls.map((some) => some.length > 0 && some.every(({ moves }) => moves.length > 0))
  const banked: End = { kept: 1, gain: 0 }
  let ends = rolls.map(() => banked)
  for (;;) {
    const before = ends
    ends = rolls.map((some, n) => {
      if (!safe[n] && !forced(n)) return banked
      const best = (moves: readonly Move[]): End =>
        moves
          .map((move) => {
            const { kept, gain } = before[slowDiceAfter(n, move.taken, rolls.length - 1)]!
            return { kept, gain: kept * move.points + gain }
          })
          .reduce(
            (a, b) =>
              b.kept > a.kept + 1e-13 || (b.kept > a.kept - 1e-13 && b.gain > a.gain) ? b : a,
            { kept: 0, gain: 0 },
          )
      const kept = mean(some, (moves) => best(moves).kept)
      if (!forced(n) && kept < 1 - 1e-13) return banked
      return { kept, gain: mean(some, (moves) => best(moves).gain) }
    })
    const still = ends.every(
      ({ kept, gain }, n) =>
        Math.abs(gain - before[n]!.gain) <= 1e-11 && Math.abs(kept - before[n]!.kept) <= 1e-16,
    )
    if (still) return ends
  }
}

/**
 * Solves a turn by the equations, taking for granted only that from the total `bankAllFrom` on a
 * player banks whenever a farkle is possible. `takes` is what a roll that scores nothing takes besides.
 */
export function slowTurn(
  rules: RuleSet,
  goal: { farklePenalty: number; minimumBank: number; takes?: (dice: Dice, s: number) => number },
  bankAllFrom: number,
): SlowTurn {
  const rolls = slowRolls(rules)
  const forced = (n: number): boolean => rules.mustRollHotDice && n === rules.dice
  const tail = endlessTail(rolls, forced)
  const known = new Map<number, number>()

  const gain = (s: number, n: number): number => {
    const key = s * 9 + n
    const before = known.get(key)
    if (before !== undefined) return before
    const value = mean(rolls[n]!, (moves, dice) => {
      if (moves === FARKLE) return -(s + goal.farklePenalty + (goal.takes?.(dice, s) ?? 0))
      const totals = moves.map((move) =>
        total(s + move.points, slowDiceAfter(n, move.taken, rolls.length - 1)),
      )
      return Math.max(...totals) - s
    })
    known.set(key, value)
    return value
  }
  const total = (s: number, n: number): number => {
    if (s >= bankAllFrom) {
      const { kept, gain } = tail[n]!
      return kept * s + gain - (1 - kept) * goal.farklePenalty
    }
    return s < goal.minimumBank || forced(n) ? s + gain(s, n) : s + Math.max(0, gain(s, n))
  }
  return { gain, total }
}
