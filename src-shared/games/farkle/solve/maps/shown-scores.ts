import type { WinGame } from '../win/win-game.ts'

export const MAX_SHOWN = 200

export function shownScores({ lowest, goal, scores }: WinGame): number[] {
  const every = Math.ceil(scores / MAX_SHOWN)
  const first = Math.ceil(lowest / every) * every
  const shown: number[] = []
  for (let score = first; score < goal; score += every) shown.push(score === 0 ? 0 : score)
  return shown
}
