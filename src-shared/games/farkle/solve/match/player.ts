import type { LastChance } from './end-values.ts'
import type { Outcomes } from './outcomes.ts'
import type { SolvedGame, TurnGuides } from './turn-guide.ts'

/** A solved game, in which policies meet. */
export interface MatchContext extends SolvedGame {
  /** A fast way to look inside turns; by default the plain one. */
  readonly guides?: TurnGuides
}

/** A policy at home in one game: how its turns end, wherever the game stands. Scores in steps. */
export interface Player {
  readonly outcomes: Outcomes
  /**
   * The number, in `outcomes`, of the turn in a state whose turn is not the last. It holds until the
   * next call.
   */
  outcomeAt(
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): number
  /** The chance to win with one last turn against `target`, which is at least the goal. */
  readonly lastChance: LastChance
}
