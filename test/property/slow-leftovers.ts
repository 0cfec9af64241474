import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { slowEndless, slowOdds, slowRoll } from './slow-odds.ts'

/** A game in which a turn leaves something behind, solved by the rules and nothing else. */
export interface SlowLeftovers {
  /** Banked scores that a player can have below the goal. */
  readonly scores: readonly number[]
  /** Of a turn that begins with all dice. */
  fresh(own: number, other: number): number
  /** Of a turn that may begin with these dice on top of a total that the other one has banked. */
  offered(own: number, other: number, dice: number, total: number): number
  /** Of rolling these dice on top of a total. */
  roll(own: number, other: number, dice: number, total: number): number
}

/** The same game where a turn must beat the other's last one, by how much that was. */
export function slowBeats(
  rules: RuleSet,
  step: number,
): (own: number, other: number, last: number) => number {
  const odds = slowOdds(rules)
  const { goal, dice: all } = rules
  const side = Math.ceil(goal / step)
  const known = new Float64Array(side ** 3).fill(0.5)
  const placeOf = (own: number, other: number, last: number): number =>
    ((own * side + other) * side + last) / step
  const value = (own: number, other: number, last: number): number =>
    known[placeOf(own, other, last)]!
  const mustRoll = (dice: number): boolean => rules.mustRollHotDice && dice === all
  const turn = (own: number, other: number, last: number): number => {
    const farkle = 1 - value(other, own, 0)
    const endless = slowEndless(odds, 1, farkle, () => true, mustRoll)
    const minimum = own > 0 ? rules.minimumBank : rules.minimumFirstBank
    const finish = rules.finishFrom > 0 && own >= rules.finishFrom ? goal - own : 1
    const least = Math.max(1, minimum, finish, last + step)
    const far = goal + Math.max(least, last)
    // Of each number of dice on each total, at n * rows + row.
    const rows = far / step + 1
    const best = new Float64Array((all + 1) * rows)
    let rolled = 0
    for (let total = far; total >= 0; total -= step) {
      for (let n = 1; n <= all; n++) {
        rolled = slowRoll(odds[n]!, farkle, (dice, points) => {
          const next = total + points
          return next > far ? endless[dice]! : best[dice * rows + next / step]!
        })
        const wins = own + total >= goal
        const bank = wins ? 1 : 1 - value(other, own + total, total)
        const mayBank = total >= least && !mustRoll(n)
        best[n * rows + total / step] = mayBank ? Math.max(bank, rolled) : rolled
      }
    }
    return rolled
  }
  const scores = Array.from({ length: side }, (_, i) => i * step)
  for (let moved = 1; moved > 1e-14;) {
    moved = 0
    for (const own of scores.toReversed()) {
      for (const other of scores.toReversed()) {
        for (let last = 0; last <= other; last += step) {
          const before = value(own, other, last)
          known[placeOf(own, other, last)] = turn(own, other, last)
          moved = Math.max(moved, Math.abs(value(own, other, last) - before))
        }
      }
    }
  }
  return value
}

/** Value iteration over every start of a turn and every roll, on a grid of `step` points. */
export function slowLeftovers(rules: RuleSet, step: number): SlowLeftovers {
  const odds = slowOdds(rules)
  const { goal, dice: all } = rules
  const far = goal + rules.minimumFirstBank
  const scores = Array.from({ length: Math.ceil(goal / step) }, (_, i) => i * step)
  const rows = far / step + 1
  const rolled = new Float64Array(scores.length ** 2 * rows * (all + 1)).fill(0.5)
  const placeOf = (own: number, other: number, dice: number, total: number): number =>
    (((own * scores.length + other) / step) * rows + total / step) * (all + 1) + dice
  const roll = (own: number, other: number, dice: number, total: number): number =>
    rolled[placeOf(own, other, dice, total)]!
  const fresh = (own: number, other: number): number => roll(own, other, all, 0)

  const builds = (own: number): boolean => own > 0 || rules.minimumFirstBank === rules.minimumBank
  const offered = (own: number, other: number, dice: number, total: number): number =>
    builds(own) && rules.buildOnBank
      ? Math.max(fresh(own, other), roll(own, other, dice, total))
      : fresh(own, other)

  const farkle = (own: number, other: number, dice: number, total: number): number => {
    if (total > 0 && rules.farkleScores) {
      return own + total >= goal ? 1 : 1 - fresh(other, own + total)
    }
    if (total === 0 || rules.steal === 'nothing' || !builds(other)) return 1 - fresh(other, own)
    const stolen = roll(other, own, rules.steal === 'allDice' ? all : dice, total)
    return 1 - Math.max(fresh(other, own), stolen)
  }

  const mustRoll = (dice: number): boolean => rules.mustRollHotDice && dice === all
  const bank = (own: number, other: number, dice: number, total: number): number => {
    let least = Math.max(1, own > 0 ? rules.minimumBank : rules.minimumFirstBank)
    if (rules.finishFrom > 0 && own >= rules.finishFrom) least = Math.max(least, goal - own)
    if (total < least || mustRoll(dice)) return 0
    return own + total >= goal ? 1 : 1 - offered(other, own + total, dice, total)
  }

  for (let moved = 1; moved > 1e-14;) {
    moved = 0
    for (const own of scores.toReversed()) {
      for (const other of scores.toReversed()) {
        const lost = rules.farkleScores ? 1 : 1 - fresh(other, own)
        const endless = slowEndless(odds, 1, lost, () => true, mustRoll)
        for (let total = far; total >= 0; total -= step) {
          for (let n = 1; n <= all; n++) {
            const value = slowRoll(odds[n]!, farkle(own, other, n, total), (dice, points) => {
              const next = total + points
              if (next > far) return endless[dice]!
              return Math.max(bank(own, other, dice, next), roll(own, other, dice, next))
            })
            moved = Math.max(moved, Math.abs(value - roll(own, other, n, total)))
            rolled[placeOf(own, other, n, total)] = value
          }
        }
      }
    }
  }
  return { scores, fresh, offered, roll }
}
