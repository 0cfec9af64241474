import type { Points, Probability } from '../../../base/units.ts'

// What the maps of the two-player game are drawn from, as the contract answers it: cells laid out by
// `row * scores.length + own`, where a row is a score of the opponent or a turn total.

/** Scores shown on a side, and which of them a player can have. */
export interface MapSides {
  readonly scores: readonly Points[]
  /** 1 where a player can have the score banked. */
  readonly canHave: readonly number[]
}

/** Win probabilities of the player to move. */
export interface WinAnswer extends MapSides {
  readonly winProbability: readonly Probability[]
}

/** From where to bank, and what the other choice costs. */
export interface BankAnswer extends MapSides {
  /** Null where one never banks short of the goal. */
  readonly bankFrom: readonly (Points | null)[]
  readonly cost: readonly Probability[]
  readonly perTurn: readonly number[]
}

/** How often a game comes to each cell. */
export interface FrequencyAnswer {
  readonly perGame: readonly number[]
}

/** Whether both players can have what a cell says. */
export function canCome({ scores, canHave }: MapSides, cell: number): boolean {
  const own = cell % scores.length
  return canHave[own] === 1 && canHave[(cell - own) / scores.length] === 1
}

/** The place of the score shown that is nearest to one. */
export function nearestPlace(scores: readonly Points[], score: Points): number {
  let best = 0
  scores.forEach((shown, place) => {
    if (Math.abs(shown - score) < Math.abs(scores[best]! - score)) best = place
  })
  return best
}
