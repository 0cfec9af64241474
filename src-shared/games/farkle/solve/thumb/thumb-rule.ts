import type { Points } from '../../../../base/units.ts'

/**
 * Columns by the distance of the scores, from most ahead to furthest behind, each with its own hold
 * numbers. A column holds distances up to its cut; the last one the rest. Distances are s (`need`):
 * (theirs - own) / (their need), or the other player's lead in points (`lead`).
 */
export interface ScoreColumns {
  readonly by: 'need' | 'lead'
  /** Ascending, one less than columns. */
  readonly cuts: readonly number[]
  /** [column][number of dice - 1]. */
  readonly holds: readonly (readonly Points[])[]
}

/**
 * A rule of thumb for a whole game: a card of bank numbers. The value of rolling n dice at turn
 * total t, in points, is
 *
 *     V = (hold_n - t) / divisor + farkles_k
 *
 * where k counts the player's farkles in a row, if these cost points. Roll while V > 0; set aside
 * the dice that maximise turn total plus V (if rolled), of equals the fewest. All dice are always
 * taken back and rolled. A bank that reaches the goal is made; points beyond it that may not be
 * banked yet do not count. Lists: entry n - 1 is for n dice; the last entry also for more dice.
 */
export interface ThumbRule {
  /** Last turns use the column of level scores. */
  readonly columns: ScoreColumns
  readonly divisor: number
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
}

/** One column that always banks, and no other term. */
export const PLAIN_RULE: ThumbRule = {
  columns: { by: 'need', cuts: [], holds: [[0]] },
  divisor: 1,
  goOwn: [null],
  goOpponent: [null],
  near: [0],
  farkles: [0],
  lead: [0],
}

export function entryFor<T>(list: readonly T[], n: number): T {
  return list[Math.min(n, list.length) - 1]!
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

/** Index of the column for a level score. */
export function levelColumn({ columns }: ThumbRule): number {
  return columnAt(columns, 0, 0, 1)
}

export function nearOf({ near, nearFrom }: ThumbRule, n: number, opponent: Points): Points {
  return nearFrom === undefined || opponent >= nearFrom ? entryFor(near, n) : 0
}

export function farklesWorth({ farkles }: ThumbRule, count: number): Points {
  return count === 0 ? 0 : entryFor(farkles, count)
}

/** Values are rounded to 1 / PARTS points, so that equals are equal. */
const PARTS = 2 ** 20

/** The value of rolling at a turn total, in points; `more` is added for farkles in a row. */
export function rollValue(hold: Points, divisor: number, total: Points, more: Points): Points {
  return Math.round(((hold - total) / divisor + more) * PARTS) / PARTS
}
