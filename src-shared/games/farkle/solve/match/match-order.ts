import type { WinGame } from '../win/win-game.ts'

/** Receives the completed fraction of the work, 0 to 1. */
export type Progress = (fraction: number) => void

/** Visits every pair of banked scores, in steps, ordered by their sum. */
export function eachPair(
  { lowest, goal }: WinGame,
  order: 'descending' | 'ascending',
  visit: (own: number, opponent: number) => void,
  progress: Progress = () => {},
): void {
  const highest = goal - 1
  const totals = 2 * (highest - lowest) + 1
  // Each player lacks 1 to S points, S = goal - lowest, against S scores of the other.
  const work = (goal - lowest) ** 2 * (goal - lowest + 1)
  let done = 0
  for (let i = 0; i < totals; i++) {
    const total = order === 'ascending' ? 2 * lowest + i : 2 * highest - i
    const least = Math.max(lowest, total - highest)
    for (let own = total - least; own >= least; own--) visit(own, total - own)
    done += (total - 2 * least + 1) * (2 * goal - total)
    progress(Math.min(1, done / work))
  }
}
