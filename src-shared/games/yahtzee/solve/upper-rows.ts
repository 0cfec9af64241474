import type { Points } from '../../../base/units.ts'
import { has, UPPER_COUNT, UPPER_CATEGORIES } from '../rules/categories.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { DICE } from '../rules/scoring.ts'

export const UPPER_SETS = 1 << UPPER_COUNT

/** Entries of UpperRows.next per row: six faces, 0 to 5 dice. */
export const NEXT_SIZE = UPPER_COUNT * (DICE + 1)

/**
 * Possible upper totals: R(n, S) of Glenn 2006, section 4.3, [S * (threshold + 1) + n]. Totals
 * above the threshold count as the threshold.
 */
export function reachableTotals(threshold: Points): Uint8Array {
  const totals = threshold + 1
  const reachable = new Uint8Array(UPPER_SETS * totals)
  reachable[0] = 1
  for (let set = 1; set < UPPER_SETS; set++) {
    const highest = 31 - Math.clz32(set)
    const before = set & ~(1 << highest)
    for (let n = 0; n < totals; n++) {
      if (reachable[before * totals + n] === 0) continue
      for (let count = 0; count <= DICE; count++) {
        reachable[set * totals + Math.min(threshold, n + count * (highest + 1))] = 1
      }
    }
  }
  return reachable
}

/**
 * Pairs of upper categories used and upper total, one row each. Totals of a set from which the
 * bonus is out of reach share a row.
 */
export interface UpperRows {
  readonly rows: number
  readonly pairs: number
  /** First row of each set; one more entry than sets. */
  readonly start: Int32Array
  /** Row of a set and a total, [set * (threshold + 1) + total]; -1 if impossible. */
  readonly rowOf: Int32Array
  /** Upper total of each row; the lowest of merged totals. */
  readonly totalOf: Int32Array
  /** Row after `count` dice of a face, [row * NEXT_SIZE + (face - 1) * 6 + count]; -1 if used. */
  readonly next: Int32Array
}

/** Most points that the open upper categories can still add. */
export function mostToCome(set: number): Points {
  let faces = 0
  for (let i = 0; i < UPPER_COUNT; i++) if (!has(set, i)) faces += i + 1
  return DICE * faces
}

export function upperRows({ upperThreshold: threshold, upperBonus }: RuleSet): UpperRows {
  const totals = threshold + 1
  const reachable = reachableTotals(threshold)
  const rowOf = new Int32Array(reachable.length).fill(-1)
  const start = new Int32Array(UPPER_SETS + 1)
  const totalOf: number[] = []
  let pairs = 0
  for (let set = 0; set < UPPER_SETS; set++) {
    let lost = -1
    for (let total = 0; total < totals; total++) {
      if (reachable[set * totals + total] === 0) continue
      pairs++
      const isLost = upperBonus === 0 || total + mostToCome(set) < threshold
      const row = isLost && lost >= 0 ? lost : totalOf.push(total) - 1
      if (isLost) lost = row
      rowOf[set * totals + total] = row
    }
    start[set + 1] = totalOf.length
  }
  const rows = totalOf.length
  const next = new Int32Array(rows * NEXT_SIZE).fill(-1)
  for (let set = 0; set < UPPER_CATEGORIES; set++) {
    for (let row = start[set]!; row < start[set + 1]!; row++) {
      for (let i = 0; i < UPPER_COUNT; i++) {
        if (has(set, i)) continue
        for (let count = 0; count <= DICE; count++) {
          const total = Math.min(threshold, totalOf[row]! + count * (i + 1))
          next[row * NEXT_SIZE + i * (DICE + 1) + count] = rowOf[(set | (1 << i)) * totals + total]!
        }
      }
    }
  }
  return { rows, pairs, start, rowOf, totalOf: Int32Array.from(totalOf), next }
}
