import type { Probability } from '../../../../base/units.ts'

/** Solves a x = b by elimination with row exchanges; null if the matrix is singular. */
export function solveLinear(
  rows: readonly (readonly number[])[],
  right: readonly number[],
): number[] | null {
  const a = rows.map((row, i) => [...row, right[i]!])
  const n = a.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(a[row]![column]!) > Math.abs(a[pivot]![column]!)) pivot = row
    }
    if (a[pivot]![column] === 0) return null
    ;[a[column], a[pivot]] = [a[pivot]!, a[column]!]
    for (let row = 0; row < n; row++) {
      if (row === column) continue
      const factor = a[row]![column]! / a[column]![column]!
      for (let i = column; i <= n; i++) a[row]![i]! -= factor * a[column]![i]!
    }
  }
  return a.map((row, i) => row[n]! / row[i]!)
}

/**
 * Equilibrium of a symmetric zero-sum game: weights x with sum 1 against which no row gains.
 * `gains[i][j]`: what i gains against j; gains[j][i] is its negative. Tries every support of an odd
 * number of rows (one always has an equilibrium: Kaplansky 1945), the last rows first.
 */
export function symmetricEquilibrium(gains: readonly (readonly number[])[]): Probability[] {
  const n = gains.length
  const scale = Math.max(Number.MIN_VALUE, ...gains.flat().map(Math.abs))
  let best: { worst: number; weights: number[] } = { worst: Infinity, weights: [] }
  for (let support = 2 ** n - 1; support > 0; support--) {
    const members = gains.map((_, i) => i).filter((i) => (support >> i) & 1)
    if (members.length % 2 === 0) continue
    // Every member gains nothing; the last equation says that the weights add up to 1.
    const rows = members.map((i, k) =>
      members.map((j) => (k === members.length - 1 ? 1 : gains[i]![j]! / scale)),
    )
    const right = members.map((_, k) => (k === members.length - 1 ? 1 : 0))
    const found = solveLinear(rows, right)
    if (!found || found.some((weight) => !(weight >= 0))) continue
    const weights = gains.map((_, i) => found[members.indexOf(i)] ?? 0)
    const worst = Math.max(
      ...gains.map((row) => row.reduce((sum, gain, j) => sum + gain * weights[j]!, 0)),
    )
    if (worst < best.worst) best = { worst, weights }
  }
  return best.weights
}
