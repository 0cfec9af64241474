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

/** Passes over all numbers of a rule before it is taken to be tuned. */
const MAX_PASSES = 4

/** Rules that are tuned further, of those that look best at first. */
const TRIED = 3

/** A smaller gain, in the unit of what is lost, is no reason to go on. */
export const REAL_GAIN = 1e-6

const PAIRS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** What a rule loses; where that is more than `most`, any number above it will do. */
export type LossOf = (rule: ThumbRule, most?: number) => number

/** Chooses one of some rules. */
export type Choose = (rules: readonly ThumbRule[]) => ThumbRule

/** Moves from rule to rule, by what they lose. */
export class RuleClimb {
  readonly #kinds: readonly NumberKind[]
  readonly #lossOf: LossOf
  readonly #choose: Choose | null

  /** Where `lossOf` only guesses, `choose` decides between the rules that look best by it. */
  constructor(kinds: readonly NumberKind[], lossOf: LossOf, choose: Choose | null = null) {
    this.#kinds = kinds
    this.#lossOf = lossOf
    this.#choose = choose
  }

  /** Whether a rule loses less than another one. */
  #isBetter(rule: ThumbRule, than: ThumbRule): boolean {
    const most = this.#lossOf(than)
    return this.#lossOf(rule, most) < most
  }

  /** The rule of some that loses least; the first of equals. */
  bestOf(rules: readonly ThumbRule[]): ThumbRule {
    return rules.reduce((best, rule) => (this.#isBetter(rule, best) ? rule : best))
  }

  /** So many of some rules that lose least, by ascending loss. */
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

  /** Moves on while a move gains and leaves as many numbers; steps grow as long as they gain. */
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

  /** Moves of pairs of numbers at once, which single ones cannot follow: they are coupled. */
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

  /** The best rule nearby with as many numbers. */
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

  /** The best of some rules with one number more. */
  #someGrown(rule: ThumbRule, kinds: readonly NumberKind[], count: number): ThumbRule[] {
    const numbers = numberCount(rule) + 1
    const moved = additions(kinds, rule).map((next) => this.#slide(next.rule, next.shift))
    const grown = moved.filter((next) => numberCount(next) === numbers)
    return this.#bestSome(grown, count)
  }

  /** The best of some rules, tuned; null if there are none. */
  #bestTuned(rules: readonly ThumbRule[]): ThumbRule | null {
    const best = this.#bestSome(
      rules.map((next) => this.tuned(next, false)),
      TRIED,
    )
    if (best.length === 0) return null
    return this.tuned(this.#choose?.(best) ?? best[0]!, true)
  }

  /** The best of those of some rules that look best at first, so many of them, each tuned. */
  bestTuned(rules: readonly ThumbRule[], tried: number): ThumbRule {
    const some = this.#bestSome(rules, tried).map((rule) => this.tuned(rule, false))
    return this.#choose?.(some) ?? this.bestOf(some)
  }

  /** The best rule with one number more; null if there is none. */
  grown(rule: ThumbRule): ThumbRule | null {
    // Where losses are guessed what looks best at first may not be, so every kind of number is tried.
    return this.#bestTuned(
      this.#choose
        ? this.#kinds.flatMap((kind) => this.#someGrown(rule, [kind], 1))
        : this.#someGrown(rule, this.#kinds, TRIED),
    )
  }

  /** The best rule with one number less; null if there is none. */
  merged(rule: ThumbRule): ThumbRule | null {
    const fewer = mergers(this.#kinds, rule)
    if (this.#choose) return this.#bestTuned(this.#bestSome(fewer, TRIED))
    return fewer.length > 0 ? this.tuned(this.bestOf(fewer), true) : null
  }
}

/**
 * Rules with ever more numbers, up to the most, each grown from the one before. Tuning may make two
 * numbers one again, which is gone on from as well. It ends where none is found, and where a rule comes
 * again with none new in between: only what is new changes what guesses are about.
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
