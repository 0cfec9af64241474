import type { LastChance } from './end-values.ts'
import type { Outcomes } from './outcomes.ts'
import type { SolvedGame, TurnGuides } from './turn-guide.ts'

/** A solved game with the means to evaluate its turns. */
export interface MatchContext extends SolvedGame {
  readonly guides?: TurnGuides
}

/** A policy in one game, given by how its turns end. Scores in steps. */
export interface Player {
  readonly outcomes: Outcomes
  /** Number in `outcomes` of a turn before the last one; valid until the next call. */
  outcomeAt(
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): number
  readonly lastChance: LastChance
}
