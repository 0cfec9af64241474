import type { Probability } from '../base/units.ts'
import { DECISIONS_NEEDED } from './error-rate.ts'
import type { NeedsList } from './needs.ts'

/** How surely decisions of a square are known. */
export const MASTERY_STATES = ['unasked', 'unsure', 'weak', 'known'] as const
export type MasteryState = (typeof MASTERY_STATES)[number]

/** A part of right answers that counts as knowing it. */
export const KNOWN_FROM: Probability = 0.75

/** Answers of a square, and the part of right ones that they tell of. */
export interface Mastery {
  readonly state: MasteryState
  readonly count: number
  readonly right: number
  /** 80 % interval of the part that is right; 0 and 1 without an answer. */
  readonly low: Probability
  readonly high: Probability
}

/** The quantile of the normal distribution for an interval of 80 %. */
const Z = 1.2816

/**
 * What answers tell of the part that somebody gets right: the interval of Wilson (1927), which stays
 * within 0 and 1 and is wide for few answers. It is known where the whole interval is above KNOWN_FROM,
 * weak where it is below; else, and of too few answers, it is unsure.
 */
export function masteryOf(count: number, right: number): Mastery {
  if (count === 0) return { state: 'unasked', count, right, low: 0, high: 1 }
  const share = right / count
  const square = Z ** 2 / count
  const middle = (share + square / 2) / (1 + square)
  const half = (Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count))) / (1 + square)
  const low = Math.max(0, middle - half)
  const high = Math.min(1, middle + half)
  const sure = low >= KNOWN_FROM ? 'known' : high < KNOWN_FROM ? 'weak' : 'unsure'
  const state = count < DECISIONS_NEEDED ? 'unsure' : sure
  return { state, count, right, low, high }
}

/** A square of the map, with the drill on its decisions. */
export interface MasterySquare<Drill = object> extends Mastery {
  readonly drill: Drill
}

/** How surely decisions are known, in rows and columns that are named in words. */
export interface MasteryMap<Drill = object> {
  readonly rowTitle: string
  readonly columnTitle: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly title: string
    readonly squares: readonly MasterySquare<Drill>[]
  }[]
}

/** The mastery of all cells together that fulfil something. */
export function masteryWhere(needs: NeedsList, holds: (cell: string) => boolean): Mastery {
  let count = 0
  let wrong = 0
  for (const [cell, answers, failed] of needs) {
    if (!holds(cell)) continue
    count += answers
    wrong += failed
  }
  return masteryOf(count, count - wrong)
}
