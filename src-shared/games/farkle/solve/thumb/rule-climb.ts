import { tunings, type NumberKind, type Shift } from './thumb-moves.ts'
import type { ThumbRule } from './thumb-rule.ts'

const MAX_PASSES = 4

export const REAL_GAIN = 1e-6

const PAIRS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** Loss of a rule; if above `most`, any number above it may be returned. */
export type LossOf = (rule: ThumbRule, most?: number) => number

export type Choose = (rules: readonly ThumbRule[]) => ThumbRule

export class RuleClimb {
  readonly #kinds: readonly NumberKind[]
  readonly #lossOf: LossOf
  readonly #choose: Choose | null

  /** If `lossOf` only guesses, `choose` decides between the rules that look best. */
  constructor(kinds: readonly NumberKind[], lossOf: LossOf, choose: Choose | null = null) {
    this.#kinds = kinds
    this.#lossOf = lossOf
    this.#choose = choose
  }

  #isBetter(rule: ThumbRule, than: ThumbRule): boolean {
    const most = this.#lossOf(than)
    return this.#lossOf(rule, most) < most
  }

  /** The rule with the least loss, the first of equals. */
  bestOf(rules: readonly ThumbRule[]): ThumbRule {
    return rules.reduce((best, rule) => (this.#isBetter(rule, best) ? rule : best))
  }

  #bestSome(rules: readonly ThumbRule[], count: number): ThumbRule[] {
    const best: ThumbRule[] = []
    for (const rule of rules) {
      const last = best[count - 1]
      if (last && !this.#isBetter(rule, last)) continue
      const at = best.findIndex((other) => this.#isBetter(rule, other))
      best.splice(at < 0 ? best.length : at, 0, rule)
      best.length = Math.min(best.length, count)
    }
    return best
  }

  /** Repeats a move while it gains; steps double as long as they gain. */
  #slide(rule: ThumbRule, shift: Shift): ThumbRule {
    let best = rule
    for (let steps = 1, sign = 1, turns = 0; turns < 2;) {
      const next = shift(best, sign * steps)
      if (next && this.#isBetter(next, best)) {
        best = next
        steps *= 2
      } else if (steps > 1) steps = 1
      else {
        sign = -sign
        turns++
      }
    }
    return best
  }

  /** Moves pairs of numbers at once, since numbers are coupled. */
  #slidePairs(rule: ThumbRule): ThumbRule {
    let best = rule
    const count = tunings(this.#kinds, rule).length
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        for (const [a, b] of PAIRS) {
          const shifts = tunings(this.#kinds, best)
          const one = shifts[i]?.(best, a) ?? null
          const both = one && (tunings(this.#kinds, one)[j]?.(one, b) ?? null)
          if (both) best = this.bestOf([best, both])
        }
      }
    }
    return best
  }

  /** The best rule nearby; `pairs` also moves two numbers at once. */
  tuned(rule: ThumbRule, pairs: boolean): ThumbRule {
    let best = rule
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const before = this.#lossOf(best)
      for (const shift of tunings(this.#kinds, best)) best = this.#slide(best, shift)
      if (pairs && before - this.#lossOf(best) < REAL_GAIN) best = this.#slidePairs(best)
      if (before - this.#lossOf(best) < REAL_GAIN) break
    }
    return best
  }

  bestTuned(rules: readonly ThumbRule[], tried: number): ThumbRule {
    const some = this.#bestSome(rules, tried).map((rule) => this.tuned(rule, false))
    return this.#choose?.(some) ?? this.bestOf(some)
  }
}
