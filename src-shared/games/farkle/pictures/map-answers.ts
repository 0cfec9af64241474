import type { Points, Probability } from '../../../base/units.ts'

// Cells are indexed by `row * scores.length + own`; a row is an opponent's score.

export interface MapSides {
  readonly scores: readonly Points[]
  /** 1 if a player can have the score banked. */
  readonly canHave: readonly number[]
  /** The same for the opponent, where the sides differ. */
  readonly opponentCanHave?: readonly number[] | undefined
}

export interface WinMapAnswer extends MapSides {
  readonly winProbability: readonly Probability[]
}

/** `cost`: win probability lost by the other choice. */
export interface BankAnswer extends MapSides {
  /** null: never bank below the goal. */
  readonly bankFrom: readonly (Points | null)[]
  readonly cost: readonly Probability[]
  readonly perTurn: readonly number[]
}

/** Whether both scores of a cell are possible. */
export function canCome(
  { scores, canHave, opponentCanHave = canHave }: MapSides,
  cell: number,
): boolean {
  const own = cell % scores.length
  return canHave[own] === 1 && opponentCanHave[(cell - own) / scores.length] === 1
}

export function nearestPlace(scores: readonly Points[], score: Points): number {
  let best = 0
  scores.forEach((shown, place) => {
    if (Math.abs(shown - score) < Math.abs(scores[best]! - score)) best = place
  })
  return best
}
