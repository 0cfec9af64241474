import type { Points } from '../../../../base/units.ts'
import type { CardStates } from '../states.ts'
import { LastRolls, ThumbScores, type UnitGains } from './thumb-scores.ts'
import { NO_RULES, rulesIn, thumbText, type ScorecardThumb } from './thumb-rule.ts'
import { BOX_COUNT, UPPER_COUNT } from '../../rules/thirteen-boxes.ts'
import { FACES } from '../../../../dice/multiset.ts'
import { FROM_FACE, KEEP_KINDS, WHENS, type KeepTerm } from './keep-terms.ts'

const TERMS: readonly KeepTerm[] = KEEP_KINDS.flatMap((kind) =>
  [undefined, ...(FROM_FACE.includes(kind) ? FACES.slice(1) : [])].flatMap((from) =>
    [undefined, ...WHENS].map((when) => ({
      kind,
      ...(from !== undefined && { from }),
      ...(when !== undefined && { when }),
    })),
  ),
)

const UPPERS = [1, 1.5, 2, 2.5, 3]
/** Points added to a box; 20 for upper boxes only. */
const ADDED = [-25, -20, -15, -10, -5, 0, 5, 10, 15, 20]

type Change = (rule: ScorecardThumb) => ScorecardThumb

const CHANGES: readonly Change[] = [
  ...Array.from({ length: BOX_COUNT }, (_, box) => box).flatMap((box) =>
    ADDED.filter((points) => box < UPPER_COUNT || points <= 15).map((points): Change => (rule) => ({
      ...rule,
      add: rule.add.with(box, points),
    })),
  ),
  ...UPPERS.map((upper): Change => (rule) => ({ ...rule, upper })),
]

function* withOneMore(rule: ScorecardThumb): Generator<ScorecardThumb> {
  for (const term of TERMS) {
    for (let at = 0; at <= rule.keeps.length; at++) {
      yield { ...rule, keeps: rule.keeps.toSpliced(at, 0, term) }
    }
  }
  for (const change of CHANGES) yield change(rule)
}

/** All rules with two numbers changed: they interact, since all boxes compete for a roll. */
function* withTwoNumbers(rule: ScorecardThumb): Generator<ScorecardThumb> {
  for (let i = 0; i < CHANGES.length; i++) {
    for (let j = 0; j < i; j++) yield CHANGES[i]!(CHANGES[j]!(rule))
  }
}

/** All rules with a term removed, moved, or changed in face or time. */
function* withOtherTerm(rule: ScorecardThumb): Generator<ScorecardThumb> {
  for (const [i, moved] of rule.keeps.entries()) {
    const others = rule.keeps.toSpliced(i, 1)
    yield { ...rule, keeps: others }
    for (let at = 0; at <= others.length; at++) {
      if (at !== i) yield { ...rule, keeps: others.toSpliced(at, 0, moved) }
    }
    for (const term of TERMS) {
      if (term.kind === moved.kind) yield { ...rule, keeps: rule.keeps.with(i, term) }
    }
  }
}

/** Raise when the rules found change: part of the label of cached results. */
export const FIND_THUMBS_VERSION = 1

/** A rule of the frontier of number of rules against mean score. */
export interface FoundThumb {
  readonly rules: number
  readonly rule: ScorecardThumb
  readonly mean: Points
}

/** Most rules searched for; further rules gain almost nothing. */
export const MOST_RULES = 16

/** Units used to estimate candidates before exact evaluation: of terms, and of numbers. */
const UNITS = 250
const UNITS_OF_NUMBERS = 100
/** Candidates evaluated exactly in each step. */
const MEASURED = 10
/** Rounds of improving a rule without adding to it. */
const ROUNDS = 3
/** Least gain of a change in points, so that rounding decides no change. */
const LEAST = 0.005

export interface FindOptions {
  readonly most?: number
  readonly progress?: (fraction: number) => void
  readonly begun?: readonly FoundThumb[] | undefined
  readonly keep?: ((found: readonly FoundThumb[]) => void) | undefined
}

class Search {
  readonly #scores: ThumbScores
  readonly #solved: Float64Array
  readonly #measured = new Map<string, Points>()
  rule: ScorecardThumb
  mean: Points

  constructor(states: CardStates, solved: Float64Array, begun: FoundThumb | undefined) {
    this.#scores = new ThumbScores(states)
    this.#solved = solved
    this.rule = begun?.rule ?? NO_RULES
    this.mean = begun?.mean ?? this.#scores.mean(this.rule)
  }

  /** Moves to the best candidate with at most `most` rules; returns true if one is better. */
  improve(candidates: Iterable<ScorecardThumb>, most: number, units: number): boolean {
    const rolls = new LastRolls(this.#scores.states, this.rule.keeps)
    const gains = this.#scores.gains(this.rule, rolls, this.#solved, units)
    const likely = this.#likely(candidates, most, gains, rolls)
    const { keeps } = this.rule
    let isBetter = false
    for (const rule of likely) {
      const mean = this.#measure(rule, rule.keeps === keeps ? rolls : undefined)
      if (mean <= this.mean + LEAST) continue
      this.rule = rule
      this.mean = mean
      isBetter = true
    }
    return isBetter
  }

  #likely(
    candidates: Iterable<ScorecardThumb>,
    most: number,
    gains: readonly UnitGains[],
    rolls: LastRolls,
  ): ScorecardThumb[] {
    const now = this.#guess(this.rule, gains, rolls)
    const likely: { rule: ScorecardThumb; guess: number }[] = []
    const seen = new Set<string>()
    for (const rule of candidates) {
      if (rulesIn(rule) > most) continue
      const text = thumbText(rule)
      if (seen.has(text)) continue
      seen.add(text)
      const isSameKeeps = rule.keeps === this.rule.keeps
      const own = isSameKeeps ? rolls : new LastRolls(this.#scores.states, rule.keeps)
      const guess = this.#guess(rule, gains, own)
      if (guess > now + LEAST) likely.push({ rule, guess })
    }
    // The sort is stable: equal guesses stay in the order of the moves.
    return likely
      .toSorted((a, b) => b.guess - a.guess)
      .slice(0, MEASURED)
      .map(({ rule }) => rule)
  }

  #guess(rule: ScorecardThumb, units: readonly UnitGains[], rolls: LastRolls): number {
    let sum = 0
    for (const { unit, gains } of units) {
      const chances = this.#scores.outcomesOf(rule, unit, rolls)
      for (let i = 0; i < chances.length; i++) sum += chances[i]! * gains[i]!
    }
    return sum
  }

  #measure(rule: ScorecardThumb, rolls: LastRolls | undefined): Points {
    const text = thumbText(rule)
    const mean = this.#measured.get(text) ?? this.#scores.mean(rule, rolls)
    this.#measured.set(text, mean)
    return mean
  }
}

/**
 * Finds rules of thumb with more and more rules, from none to `most`, each better than all before:
 * adds the term or number that gains most, then improves all parts. Estimates select the
 * candidates; every mean returned is exact. Deterministic, also when resumed from kept rules.
 */
export function findThumbs(
  states: CardStates,
  solved: Float64Array,
  { most: end = MOST_RULES, progress, begun = [], keep }: FindOptions = {},
): FoundThumb[] {
  const search = new Search(states, solved, begun.at(-1))
  const found = begun.length > 0 ? [...begun] : [{ rules: 0, rule: search.rule, mean: search.mean }]
  for (let most = found.at(-1)!.rules + 1; most <= end; most++) {
    search.improve(withOneMore(search.rule), most, UNITS)
    for (let round = 0; round < ROUNDS; round++) {
      const isOther = search.improve(withOtherTerm(search.rule), most, UNITS)
      const isNumber = search.improve(withTwoNumbers(search.rule), most, UNITS_OF_NUMBERS)
      if (!isOther && !isNumber) break
    }
    const { rule, mean } = search
    if (mean > found.at(-1)!.mean) found.push({ rules: rulesIn(rule), rule, mean })
    keep?.([...found])
    progress?.(most / end)
  }
  return found
}
