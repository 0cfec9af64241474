import type { Probability } from '../base/units.ts'
import { DECISIONS_NEEDED, shareOf } from './error-rate.ts'
import type { NeedsList } from './needs.ts'

/** Share of right answers. */
export const KNOWN_FROM: Probability = 0.75

export interface Mastery {
  readonly state: 'unasked' | 'unsure' | 'weak' | 'known'
  readonly count: number
  readonly right: number
  /** 80 % interval of the share of right answers; 0 and 1 without answers. */
  readonly low: Probability
  readonly high: Probability
}

/** Normal quantile for 80 %. */
const Z = 1.2816

/** `known` above KNOWN_FROM, `weak` below, else `unsure`. */
export function masteryOf(count: number, right: number): Mastery {
  if (count === 0) return { state: 'unasked', count, right, low: 0, high: 1 }
  const { low, high } = shareOf(right, count, Z)
  const sure = low! >= KNOWN_FROM ? 'known' : high! < KNOWN_FROM ? 'weak' : 'unsure'
  const state = count < DECISIONS_NEEDED ? 'unsure' : sure
  return { state, count, right, low: low!, high: high! }
}

export interface MasterySquare<Drill = object> extends Mastery {
  readonly drill: Drill
}

export interface MasteryMap<Drill = object> {
  readonly rowTitle: string
  readonly columnTitle: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly title: string
    readonly squares: readonly MasterySquare<Drill>[]
  }[]
}

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
