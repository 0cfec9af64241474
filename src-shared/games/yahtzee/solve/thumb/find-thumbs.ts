import type { Points } from '../../../../base/units.ts'
import type { YahtzeeGame } from '../game.ts'
import { LastRolls, ThumbScores, type UnitGains } from './thumb-scores.ts'
import { withOneMore, withOtherTerm, withTwoNumbers } from './thumb-moves.ts'
import { NO_RULES, rulesIn, thumbText, type YahtzeeThumb } from './thumb-rule.ts'

/** Changes with every change of what is found. */
export const FIND_THUMBS_VERSION = 1

/** A step of the frontier. */
export interface FoundThumb {
  /** How many rules it has. */
  readonly rules: number
  readonly rule: YahtzeeThumb
  /** The mean final score, exactly. */
  readonly mean: Points
}

/** The most rules that are looked for: beyond them one more brings next to nothing. */
export const MOST_RULES = 16

/** Units by which candidates are compared before they are measured: by terms, and by numbers. */
const UNITS = 250
const UNITS_OF_NUMBERS = 100
/** How many candidates are measured exactly each time. */
const MEASURED = 10
/** Rounds of improving a rule without a further one. */
const ROUNDS = 3
/** Points that a change must bring, so that no change hangs on rounding. */
const LEAST = 0.005

export interface FindOptions {
  /** The most rules; MOST_RULES if left out. */
  readonly most?: number
  readonly progress?: (fraction: number) => void
  /** What an earlier run has found and kept. */
  readonly begun?: readonly FoundThumb[]
  readonly keep?: (found: readonly FoundThumb[]) => void
}

/** A search that goes from rule to better rule. */
class Search {
  readonly #scores: ThumbScores
  readonly #solved: Float64Array
  readonly #measured = new Map<string, Points>()
  rule: YahtzeeThumb
  mean: Points

  constructor(game: YahtzeeGame, solved: Float64Array, begun: FoundThumb | undefined) {
    this.#scores = new ThumbScores(game)
    this.#solved = solved
    this.rule = begun?.rule ?? NO_RULES
    this.mean = begun?.mean ?? this.#scores.mean(this.rule)
  }

  /** Goes to the best of some rules with at most so many terms and numbers; whether one is better. */
  improve(candidates: Iterable<YahtzeeThumb>, most: number, units: number): boolean {
    const rolls = new LastRolls(this.#scores.game, this.rule.keeps)
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

  /** The candidates that promise most by what outcomes gain where the present rule gets to. */
  #likely(
    candidates: Iterable<YahtzeeThumb>,
    most: number,
    gains: readonly UnitGains[],
    rolls: LastRolls,
  ): YahtzeeThumb[] {
    const now = this.#guess(this.rule, gains, rolls)
    const likely: { rule: YahtzeeThumb; guess: number }[] = []
    const seen = new Set<string>()
    for (const rule of candidates) {
      if (rulesIn(rule) > most) continue
      const text = thumbText(rule)
      if (seen.has(text)) continue
      seen.add(text)
      const isSameKeeps = rule.keeps === this.rule.keeps
      const own = isSameKeeps ? rolls : new LastRolls(this.#scores.game, rule.keeps)
      const guess = this.#guess(rule, gains, own)
      if (guess > now + LEAST) likely.push({ rule, guess })
    }
    // The sort is stable, so that equals stay in the order of the moves.
    return likely
      .toSorted((a, b) => b.guess - a.guess)
      .slice(0, MEASURED)
      .map(({ rule }) => rule)
  }

  #guess(rule: YahtzeeThumb, units: readonly UnitGains[], rolls: LastRolls): number {
    let sum = 0
    for (const { unit, gains } of units) {
      const chances = this.#scores.outcomesOf(rule, unit, rolls)
      for (let i = 0; i < chances.length; i++) sum += chances[i]! * gains[i]!
    }
    return sum
  }

  #measure(rule: YahtzeeThumb, rolls: LastRolls | undefined): Points {
    const text = thumbText(rule)
    let mean = this.#measured.get(text)
    if (mean === undefined) {
      mean = this.#scores.mean(rule, rolls)
      this.#measured.set(text, mean)
    }
    return mean
  }
}

/**
 * Rules of thumb with more and more rules, each better than all before, from none to MOST_RULES: to
 * each, the term or the number is added that brings most, then all are gone through again. Guesses
 * choose what is measured; every mean that is told is exact. The same for the same game, whether it
 * runs through or goes on from what was kept.
 */
export function findThumbs(
  game: YahtzeeGame,
  solved: Float64Array,
  { most: end = MOST_RULES, progress, begun = [], keep }: FindOptions = {},
): FoundThumb[] {
  const search = new Search(game, solved, begun.at(-1))
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
