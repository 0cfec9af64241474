import {
  additions,
  mergers,
  otherShapes,
  tunings,
  type NumberKind,
  type Shift,
} from './thumb-moves.ts'
import { numberCount, type ThumbRule } from './thumb-rule.ts'
import { thumbText } from './thumb-text.ts'

const MAX_PASSES = 4

const TRIED = 3

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

  /** Repeats a move while it gains without adding numbers; steps double as long as they gain. */
  #slide(rule: ThumbRule, shift: Shift): ThumbRule {
    const numbers = numberCount(rule)
    let best = rule
    for (let steps = 1, sign = 1, turns = 0; turns < 2;) {
      const next = shift(best, sign * steps)
      if (next && numberCount(next) <= numbers && this.#isBetter(next, best)) {
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
    const numbers = numberCount(rule)
    const count = tunings(this.#kinds, rule).length
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) {
        for (const [a, b] of PAIRS) {
          const shifts = tunings(this.#kinds, best)
          const one = shifts[i]?.(best, a) ?? null
          const both = one && (tunings(this.#kinds, one)[j]?.(one, b) ?? null)
          if (both && numberCount(both) <= numbers) best = this.bestOf([best, both])
        }
      }
    }
    return best
  }

  /** The best rule nearby with the same number of numbers. */
  tuned(rule: ThumbRule, pairs: boolean): ThumbRule {
    let best = rule
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const before = this.#lossOf(best)
      best = this.bestOf([best, ...otherShapes(best)])
      for (const shift of tunings(this.#kinds, best)) best = this.#slide(best, shift)
      if (pairs && before - this.#lossOf(best) < REAL_GAIN) best = this.#slidePairs(best)
      if (before - this.#lossOf(best) < REAL_GAIN) break
    }
    return best
  }

  #someGrown(rule: ThumbRule, kinds: readonly NumberKind[], count: number): ThumbRule[] {
    const numbers = numberCount(rule) + 1
    const moved = additions(kinds, rule).map((next) => this.#slide(next.rule, next.shift))
    const grown = moved.filter((next) => numberCount(next) === numbers)
    return this.#bestSome(grown, count)
  }

  #bestTuned(rules: readonly ThumbRule[]): ThumbRule | null {
    const best = this.#bestSome(
      rules.map((next) => this.tuned(next, false)),
      TRIED,
    )
    if (best.length === 0) return null
    return this.tuned(this.#choose?.(best) ?? best[0]!, true)
  }

  bestTuned(rules: readonly ThumbRule[], tried: number): ThumbRule {
    const some = this.#bestSome(rules, tried).map((rule) => this.tuned(rule, false))
    return this.#choose?.(some) ?? this.bestOf(some)
  }

  grown(rule: ThumbRule): ThumbRule | null {
    // A guess may misjudge the first step, so the best of each kind is tried.
    return this.#bestTuned(
      this.#choose
        ? this.#kinds.flatMap((kind) => this.#someGrown(rule, [kind], 1))
        : this.#someGrown(rule, this.#kinds, TRIED),
    )
  }

  merged(rule: ThumbRule): ThumbRule | null {
    const fewer = mergers(this.#kinds, rule)
    if (this.#choose) return this.#bestTuned(this.#bestSome(fewer, TRIED))
    return fewer.length > 0 ? this.tuned(this.bestOf(fewer), true) : null
  }
}

/**
 * Rules with ever more numbers, up to `most`, each grown from the one before; tuning may merge
 * numbers again. Ends if none is found, or at a known rule with no new one since, as only new rules
 * change the guesses.
 */
export function* growing(
  from: ThumbRule,
  most: number,
  grown: (rule: ThumbRule) => ThumbRule | null,
): Generator<ThumbRule> {
  const seen = new Set([thumbText(from)])
  let sinceNew = new Set(seen)
  for (let top = from; numberCount(top) < most;) {
    const next = grown(top)
    if (!next) return
    const text = thumbText(next)
    if (!seen.has(text)) sinceNew = new Set()
    else if (sinceNew.has(text)) return
    yield next
    seen.add(text)
    sinceNew.add(text)
    top = next
  }
}
