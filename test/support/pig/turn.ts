import type { PigRules } from './rules.ts'

const FACES_THAT_COUNT = [2, 3, 4, 5, 6]

/** The points that the best play makes of a turn, by what the turn has made so far. */
export interface PigKit {
  readonly worth: readonly number[]
}

/** Value of rolling once more at this total. */
export function worthOfRolling(worth: readonly number[], total: number): number {
  return FACES_THAT_COUNT.reduce((sum, face) => sum + (worth[total + face] ?? 0) / 6, 0)
}

/** Solves a turn backwards from the goal, where rolling on can win nothing. */
export function solvePig({ goal }: PigRules): PigKit {
  const worth: number[] = []
  for (let total = goal + 6; total >= 0; total--) {
    worth[total] = total >= goal ? total : Math.max(total, worthOfRolling(worth, total))
  }
  return { worth }
}

/** The points that a turn makes of somebody who holds from a turn total on. */
export function pointsOfHolding(from: number): number {
  const worth: number[] = []
  for (let total = from + 5; total >= 0; total--) {
    worth[total] = total >= from ? total : worthOfRolling(worth, total)
  }
  return worth[0]!
}
