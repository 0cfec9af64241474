import type { WinGame } from '../win/win-game.ts'

/** Told how much of the work is done, 0 to 1. */
export type Progress = (fraction: number) => void

/** Calls for every pair of banked scores, in steps, by descending or ascending total. */
export function eachPair(
  { lowest, goal }: WinGame,
  order: 'descending' | 'ascending',
  visit: (own: number, opponent: number) => void,
  progress: Progress = () => {},
): void {
  const highest = goal - 1
  const totals = 2 * (highest - lowest) + 1
  for (let i = 0; i < totals; i++) {
    const total = order === 'ascending' ? 2 * lowest + i : 2 * highest - i
    const least = Math.max(lowest, total - highest)
    for (let own = total - least; own >= least; own--) visit(own, total - own)
    progress((i + 1) / totals)
  }
}
