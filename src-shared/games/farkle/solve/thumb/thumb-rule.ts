import type { Points } from '../../../../base/units.ts'

/**
 * How far the scores lie apart, as one number: s = (theirs - own) / (what they still need), negative
 * when ahead. `half`: what is above 1 counts half. `log`: when behind, the logarithm of 1 + s, which is
 * the ratio of both needs.
 */
export type ScoreShape = 'plain' | 'half' | 'log'

export const SCORE_SHAPES: readonly ScoreShape[] = ['plain', 'half', 'log']

/** The numbers from which dice are held: each by itself, or a template and what departs from it. */
export interface HoldNumbers {
  /** With n dice so many times n x n x n; null where each number of dice has its own. */
  readonly cube: Points | null
  /** By number of dice less one; null follows the template. */
  readonly by: readonly (Points | null)[]
}

/**
 * A card: situations of the score, each with hold numbers of its own, from the most ahead to the furthest
 * behind. In a column are scores whose distance is at most its cut, and above that of the column before;
 * the last column has the rest. The distance is that of `by`: s, or the lead of the other one in points.
 */
export interface ScoreColumns {
  readonly by: 'need' | 'lead'
  /** Ascending, one less than there are columns. */
  readonly cuts: readonly number[]
  /** By column, then by number of dice less one. */
  readonly holds: readonly (readonly Points[])[]
}

/**
 * A rule of thumb for a whole game, a few numbers for one's head. The value of rolling n dice at turn
 * total t is, in points,
 *
 *     V = (hold_n - t) / divisor_n + weight_n s + farkles_k
 *
 * where k is the number of farkles in a row that one has, if farkles cost points; 0 adds nothing.
 * Who plays by it rolls while V is above 0, and sets those dice aside for which the turn total, and V
 * where one rolls on, come to most; of equals, the fewest dice. All dice are always taken back and
 * rolled. A bank that reaches the goal is made; points beyond it that may not be banked yet count for
 * nothing. Lists are by number of dice, entry n - 1 for n dice; the
 * last entry is also that of more dice, so a list of one is for any number.
 */
export interface ThumbRule {
  readonly hold: HoldNumbers
  /** Take the place of `hold` where the score matters; left out for a rule that is no card. */
  readonly columns?: ScoreColumns | undefined
  readonly divisor: readonly number[]
  /** Points that one unit of s is worth, when behind and when ahead. */
  readonly behind: readonly Points[]
  readonly ahead: readonly Points[]
  readonly shape: ScoreShape
  /** Who has so much banked, or whose opponent has, banks nothing short of the goal; null is never. */
  readonly goOwn: readonly (Points | null)[]
  readonly goOpponent: readonly (Points | null)[]
  /** The same once both together have so much banked; left out for never. */
  readonly together?: Points | undefined
  /** Nobody banks what leaves at most so much to the goal. With one die it is never asked. */
  readonly near: readonly Points[]
  /** `near` is asked only once the opponent has so much banked; left out for always. */
  readonly nearFrom?: Points | undefined
  /**
   * Points added to V after one farkle in a row, after two, ...; the last entry is also for more. Below
   * 0 where the next farkle costs more.
   */
  readonly farkles: readonly Points[]
  /**
   * Where the other one has a turn left, a bank that reaches the goal is made only if it leads by so
   * much; all dice are asked as one less, and rolled again before any other bank.
   */
  readonly lead: readonly Points[]
  /** What a person rounds s and V to; 0 for neither. */
  readonly roundScore: number
  readonly roundValue: Points
}

/** Rules of thumb are searched with at most so many numbers; what was found is kept by it. */
export const SEARCHED_NUMBERS = 12

/** A rule to which terms are added: nothing is held, and nothing else counts. */
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

/** The entry of a list for n dice. */
export function entryFor<T>(list: readonly T[], n: number): T {
  return list[Math.min(n, list.length) - 1]!
}

/** The hold number for n dice. */
export function holdOf({ cube, by }: HoldNumbers, n: number): Points {
  return entryFor(by, n) ?? (cube ?? 0) * n ** 3
}

/** In which column of a card scores lie. `need` is what the opponent still needs, above 0. */
export function columnAt(
  { by, cuts }: ScoreColumns,
  own: Points,
  opponent: Points,
  need: Points,
): number {
  // What is only rounding away from a cut is at it.
  const distance = (opponent - own) / (by === 'need' ? need : 1) - 1e-9
  const at = cuts.findIndex((cut) => distance <= cut)
  return at < 0 ? cuts.length : at
}

/** The hold numbers of a rule where scores are these; see columnAt. */
export function holdsAt(
  { hold, columns }: ThumbRule,
  own: Points,
  opponent: Points,
  need: Points,
): HoldNumbers {
  if (!columns) return hold
  return { cube: null, by: columns.holds[columnAt(columns, own, opponent, need)]! }
}

/** A rule with these columns. Last turns, in which the score says nothing more, have the level one. */
export function withColumns(rule: ThumbRule, columns: ScoreColumns): ThumbRule {
  return { ...rule, columns, hold: { cube: null, by: columns.holds[columnAt(columns, 0, 0, 1)]! } }
}

/** The same rule as a card of one column, where it weighs no score, and divides by one number. */
export function asCard(rule: ThumbRule, by: ScoreColumns['by'] = 'need'): ThumbRule {
  const { hold, columns, divisor, behind, ahead } = rule
  const isOne = divisor.every((one) => one === divisor[0])
  const isWeighed = [...behind, ...ahead].some((points) => points !== 0)
  if (columns || hold.cube !== null || !isOne || isWeighed) return rule
  return withColumns(rule, {
    ...{ by, cuts: [] },
    holds: [hold.by.map((points) => points ?? 0)],
  })
}

/** To the nearest multiple of a step, halves away from zero; a step of 0 changes nothing. */
export function rounded(value: number, step: number): number {
  if (step === 0) return value
  const parts = value / step
  return step * Math.sign(parts) * Math.floor(Math.abs(parts) + 0.5)
}

/** How much a bank may leave, at most, that is not made with n dice; the opponent has so much banked. */
export function nearOf({ near, nearFrom }: ThumbRule, n: number, opponent: Points): Points {
  return nearFrom === undefined || opponent >= nearFrom ? entryFor(near, n) : 0
}

/** How far the scores lie apart for a rule. `need` is what the opponent still needs, above 0. */
export function scoreTerm(rule: ThumbRule, own: Points, opponent: Points, need: Points): number {
  const s = rounded((opponent - own) / need, rule.roundScore)
  if (rule.shape === 'half' && s > 1) return 1 + (s - 1) / 2
  return rule.shape === 'log' && s > 0 ? Math.log1p(s) : s
}

/** What the score is worth for rolling n dice, in points. */
export function scoreWorth(rule: ThumbRule, n: number, s: number): Points {
  return entryFor(s > 0 ? rule.behind : rule.ahead, n) * s
}

/** What so many farkles in a row are worth for rolling, in points. */
export function farklesWorth({ farkles }: ThumbRule, count: number): Points {
  return count === 0 ? 0 : entryFor(farkles, count)
}

/** Values that differ by less than this part of a point are equal: s is rarely a round number. */
const PARTS = 2 ** 20

/** The value of rolling n dice at a turn total, in points, where the score is worth so much. */
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

/** Runs of equal entries that are there at all: so many numbers has who learns the list. */
function runs(list: readonly (Points | null)[], absent: Points | null): number {
  return list.filter((value, i) => value !== absent && (i === 0 || value !== list[i - 1])).length
}

function alike<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}

/** Numbers of two lists of which the second, if it is the same, is not learnt again. */
function paired(
  a: readonly (Points | null)[],
  b: readonly (Points | null)[],
  absent: Points | null,
): number {
  return runs(a, absent) + (alike(a, b) ? 0 : runs(b, absent))
}

/**
 * How many numbers a rule has. Neighbouring numbers of dice with the same number share one; a number
 * for both players, or for behind and ahead, counts once. The shape of s, the rounding and what never
 * changes (all dice are rolled, the goal is banked) do not count. Of a card its columns count.
 */
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
