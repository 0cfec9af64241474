import type { WinGame } from '../win/win-game.ts'

/** The most scores, or turn totals, that a side of a map shows. */
export const MAX_SHOWN = 200

/**
 * The banked scores that a map shows, in steps, ascending: all of them or, where there are more than
 * MAX_SHOWN, every k-th, zero among them.
 */
export function shownScores({ lowest, goal, scores }: WinGame): number[] {
  const every = Math.ceil(scores / MAX_SHOWN)
  const first = Math.ceil(lowest / every) * every
  const shown: number[] = []
  for (let score = first; score < goal; score += every) shown.push(score === 0 ? 0 : score)
  return shown
}
