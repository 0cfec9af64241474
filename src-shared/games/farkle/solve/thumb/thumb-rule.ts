import type { Points } from '../../../../base/units.ts'

/**
 * Distance of the scores: s = (theirs - own) / (their need), negative when ahead. `half`: the part
 * above 1 counts half. `log`: if positive, log(1 + s), where 1 + s is the ratio of both needs.
 */
export type ScoreShape = 'plain' | 'half' | 'log'

export const SCORE_SHAPES: readonly ScoreShape[] = ['plain', 'half', 'log']

/** Hold limits: one per number of dice, or c * n^3 with exceptions. */
export interface HoldNumbers {
  /** c of the template; null without a template. */
  readonly cube: Points | null
  /** By number of dice - 1; null follows the template. */
  readonly by: readonly (Points | null)[]
}

/**
 * A card: columns by the distance of the scores, from most ahead to furthest behind, each with its
 * own hold numbers. A column holds distances up to its cut; the last one the rest. Distances are s
 * (`need`) or the other player's lead in points (`lead`).
 */
export interface ScoreColumns {
  readonly by: 'need' | 'lead'
  /** Ascending, one less than columns. */
  readonly cuts: readonly number[]
  /** [column][number of dice - 1]. */
  readonly holds: readonly (readonly Points[])[]
}

/**
 * A rule of thumb for a whole game. The value of rolling n dice at turn total t, in points, is
 *
 *     V = (hold_n - t) / divisor_n + weight_n s + farkles_k
 *
 * where k counts the player's farkles in a row, if these cost points. Roll while V > 0; set aside
 * the dice that maximise turn total plus V (if rolled), of equals the fewest. All dice are always
 * taken back and rolled. A bank that reaches the goal is made; points beyond it that may not be
 * banked yet do not count. Lists: entry n - 1 is for n dice; the last entry also for more dice.
 */
export interface ThumbRule {
  readonly hold: HoldNumbers
  /** Replaces `hold` where the score matters; missing for a rule without a card. */
  readonly columns?: ScoreColumns | undefined
  readonly divisor: readonly number[]
  /** Points per unit of s, when behind and when ahead. */
  readonly behind: readonly Points[]
  readonly ahead: readonly Points[]
  readonly shape: ScoreShape
  /** From this own or opponent's score on, bank nothing short of the goal; null for never. */
  readonly goOwn: readonly (Points | null)[]
  readonly goOpponent: readonly (Points | null)[]
  /** The same for the sum of both scores; missing for never. */
  readonly together?: Points | undefined
  /** Do not bank if at most this is missing to the goal. Not used with one die. */
  readonly near: readonly Points[]
  /** `near` holds only once the opponent has this banked; missing for always. */
  readonly nearFrom?: Points | undefined
  /** Added to V after 1, 2, ... farkles in a row; the last entry also for more. */
  readonly farkles: readonly Points[]
  /**
   * If the opponent has a turn left, a bank of the goal needs this lead; all dice use the entry of
   * one die less, and are rolled before any other bank.
   */
  readonly lead: readonly Points[]
  /** Rounding of s and V by a person; 0 for none. */
  readonly roundScore: number
  readonly roundValue: Points
}

/** Most numbers that rules of thumb are searched with; part of the cache key. */
export const SEARCHED_NUMBERS = 12

export const PLAIN_RULE: ThumbRule = {
  hold: { cube: null, by: [0] },
  divisor: [1],
  behind: [0],
  ahead: [0],
  shape: 'plain',
  goOwn: [null],
  goOpponent: [null],
  near: [0],
  farkles: [0],
  lead: [0],
  roundScore: 0,
  roundValue: 0,
}

export function entryFor<T>(list: readonly T[], n: number): T {
  return list[Math.min(n, list.length) - 1]!
}

export function holdOf({ cube, by }: HoldNumbers, n: number): Points {
  return entryFor(by, n) ?? (cube ?? 0) * n ** 3
}

export function columnAt(
  { by, cuts }: ScoreColumns,
  own: Points,
  opponent: Points,
  need: Points,
): number {
  // Distances within rounding of a cut belong to it.
  const distance = (opponent - own) / (by === 'need' ? need : 1) - 1e-9
  const at = cuts.findIndex((cut) => distance <= cut)
  return at < 0 ? cuts.length : at
}

export function holdsAt(
  { hold, columns }: ThumbRule,
  own: Points,
  opponent: Points,
  need: Points,
): HoldNumbers {
  if (!columns) return hold
  return { cube: null, by: columns.holds[columnAt(columns, own, opponent, need)]! }
}

/** A rule with these columns. `hold`, used in last turns, is the column of level scores. */
export function withColumns(rule: ThumbRule, columns: ScoreColumns): ThumbRule {
  return { ...rule, columns, hold: { cube: null, by: columns.holds[columnAt(columns, 0, 0, 1)]! } }
}

/** The rule as a card of one column; unchanged if it weighs the score or has several divisors. */
export function asCard(rule: ThumbRule, by: ScoreColumns['by'] = 'need'): ThumbRule {
  const { hold, columns, divisor, behind, ahead } = rule
  const isOne = divisor.every((one) => one === divisor[0])
  const isWeighed = [...behind, ...ahead].some((points) => points !== 0)
  if (columns || hold.cube !== null || !isOne || isWeighed) return rule
  return withColumns(rule, { by, cuts: [], holds: [hold.by.map((points) => points ?? 0)] })
}

/** Nearest multiple of `step`, halves away from zero; unchanged for step 0. */
export function rounded(value: number, step: number): number {
  if (step === 0) return value
  const parts = value / step
  return step * Math.sign(parts) * Math.floor(Math.abs(parts) + 0.5)
}

export function nearOf({ near, nearFrom }: ThumbRule, n: number, opponent: Points): Points {
  return nearFrom === undefined || opponent >= nearFrom ? entryFor(near, n) : 0
}

/** s of a rule, rounded and shaped; `need` is the opponent's need, above 0. */
export function scoreTerm(rule: ThumbRule, own: Points, opponent: Points, need: Points): number {
  const s = rounded((opponent - own) / need, rule.roundScore)
  if (rule.shape === 'half' && s > 1) return 1 + (s - 1) / 2
  return rule.shape === 'log' && s > 0 ? Math.log1p(s) : s
}

export function scoreWorth(rule: ThumbRule, n: number, s: number): Points {
  return entryFor(s > 0 ? rule.behind : rule.ahead, n) * s
}

export function farklesWorth({ farkles }: ThumbRule, count: number): Points {
  return count === 0 ? 0 : entryFor(farkles, count)
}

/** Values are rounded to 1 / PARTS points, since s is rarely a round number. */
const PARTS = 2 ** 20

/** The value of rolling at a turn total, in points; `score` is the part of scores and farkles. */
export function rollValue(
  rule: ThumbRule,
  hold: Points,
  divisor: number,
  total: Points,
  score: Points,
): Points {
  const value = Math.round(((hold - total) / divisor + score) * PARTS) / PARTS
  return rounded(value, rule.roundValue)
}

/** How many numbers a learner must memorise: runs of equal values, absent ones skipped. */
function runs(list: readonly (Points | null)[], absent: Points | null): number {
  return list.filter((value, i) => value !== absent && (i === 0 || value !== list[i - 1])).length
}

function alike<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

/** Numbers of two lists; an equal second list is free. */
function paired(
  a: readonly (Points | null)[],
  b: readonly (Points | null)[],
  absent: Points | null,
): number {
  return runs(a, absent) + (alike(a, b) ? 0 : runs(b, absent))
}

/** How many numbers a rule has: equal neighbours and equal pairs count once; a card's columns. */
export function numberCount(rule: ThumbRule): number {
  if (rule.columns) return rule.columns.holds.length
  const { hold, near, nearFrom, together } = rule
  return (
    (hold.cube === null ? 0 : 1) +
    runs(hold.by, null) +
    runs(rule.divisor, 1) +
    paired(rule.behind, rule.ahead, 0) +
    paired(rule.goOwn, rule.goOpponent, null) +
    (together === undefined ? 0 : 1) +
    runs(near.length > 1 ? near.slice(1) : near, 0) +
    (nearFrom === undefined ? 0 : 1) +
    runs(rule.farkles, 0) +
    runs(rule.lead, 0)
  )
}
