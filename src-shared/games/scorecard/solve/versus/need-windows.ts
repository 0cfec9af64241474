import type { Points } from '../../../../base/units.ts'
import { tableLength, unitLevels, unitRows, type CardStates } from '../states.ts'
import { ScoreRanges } from './score-range.ts'

/**
 * Needs that can occur in each state (by stateIndex) of a player who starts with a need of `limit`:
 * from `from` to before `end`. Scores above the limit count as a need of 0.
 */
export interface NeedWindows {
  readonly from: Uint16Array
  readonly end: Uint16Array
  /** By level: number of needs of all states. */
  readonly sizes: readonly number[]
}

export function needWindows(states: CardStates, limit: Points): NeedWindows {
  const ranges = new ScoreRanges(states)
  const from = new Uint16Array(tableLength(states))
  const end = new Uint16Array(from.length)
  const sizes = unitLevels(states).map((units) => {
    let size = 0
    for (const unit of units) {
      const rangeOf = ranges.ofUnit(unit)
      const { from: first, end: last, base } = unitRows(states, unit)
      for (let row = first; row < last; row++) {
        const { least, most } = rangeOf(row)
        from[base + row] = Math.max(0, limit - most)
        end[base + row] = Math.max(0, limit - least) + 1
        size += end[base + row]! - from[base + row]!
      }
    }
    return size
  })
  return { from, end, sizes }
}

/** By level: bound on the stored chances against an opponent. The last level is the reward. */
export const chancesIn = ({ sizes }: NeedWindows, limit: Points): readonly number[] => [
  ...sizes.slice(0, -1),
  limit,
]
