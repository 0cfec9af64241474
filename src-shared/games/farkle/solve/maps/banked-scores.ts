import type { WinGame } from '../win/win-game.ts'
import { minimumRowAt } from '../win/win-states.ts'
import { rowsReached } from './bank-limit.ts'

export const MAX_SHOWN = 200

export function shownScores({ lowest, goal, scores }: WinGame): number[] {
  const every = Math.ceil(scores / MAX_SHOWN)
  const first = Math.ceil(lowest / every) * every
  const shown: number[] = []
  for (let score = first; score < goal; score += every) shown.push(score === 0 ? 0 : score)
  return shown
}

/** Scores that a player can bank short of the goal: 1 by step above the lowest. */
export function bankedScores(game: WinGame, reached: readonly Uint8Array[]): Uint8Array {
  const { lowest, scores, goal, perRow, penalty } = game
  const rows: number[] = []
  const { nodes, bankable } = game.model
  reached[1]!.forEach((_, row) => {
    if (row > 0 && nodes.some((n) => bankable[n] && reached[n]![row] === 1)) rows.push(row)
  })
  const banked = new Uint8Array(scores)
  const waiting = [0]
  const come = (score: number): void => {
    if (score >= goal || banked[score - lowest] === 1) return
    banked[score - lowest] = 1
    waiting.push(score)
  }
  banked[-lowest] = 1
  for (let own = waiting.pop(); own !== undefined; own = waiting.pop()) {
    const minimum = minimumRowAt(game, own)
    for (const row of rows) if (row >= minimum) come(own + row * perRow)
    if (penalty > 0) come(Math.max(lowest, own - penalty))
  }
  return banked
}

/** Banked scores in steps of the grid. */
export interface Scores {
  readonly own: number
  readonly opponent: number
}

interface PossibleScores {
  has(score: number): boolean
  /** The nearest such score; the lower of two equally near. */
  nearest(score: number): number
}

export function possibleScores(game: WinGame): PossibleScores {
  const { goal, lowest } = game
  const banked = bankedScores(game, rowsReached(game))
  const has = (score: number): boolean => score >= 0 && score < goal && banked[score - lowest] === 1
  const nearest = (score: number): number => {
    const whole = Math.round(score)
    for (let off = 0; ; off++) {
      if (has(whole - off)) return whole - off
      if (has(whole + off)) return whole + off
    }
  }
  return { has, nearest }
}
