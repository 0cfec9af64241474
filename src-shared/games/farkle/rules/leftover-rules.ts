/** What the other player may take up after a farkle: nothing, or its turn total, with which dice. */
export const STEALS = ['nothing', 'diceLeft', 'allDice'] as const
export type Steal = (typeof STEALS)[number]

/**
 * House rules by which a turn leaves something behind. They count for winning only: a single turn for
 * points has no turn before it.
 */
export interface LeftoverRules {
  /**
   * After a bank the next turn may begin with the dice that were left, on top of that turn total. Who
   * still needs the larger minimum for the first bank may not.
   */
  readonly buildOnBank: boolean
  /**
   * After a farkle the next turn may begin on top of the turn total that was lost: by `diceLeft` with the
   * dice that farkled, by `allDice` with all of them. Who may not build on a bank may not do this either.
   */
  readonly steal: Steal
  /** A farkle scores the turn total, whatever the minimum, and leaves nothing to build on. */
  readonly farkleScores: boolean
  /** A turn must be more than the other's last one, beside any minimum; after a farkle only that. */
  readonly beatLastTurn: boolean
}

/** Turns that leave nothing behind. */
export const NO_LEFTOVERS: LeftoverRules = {
  buildOnBank: false,
  steal: 'nothing',
  farkleScores: false,
  beatLastTurn: false,
}

/** Whether a game is solved by the states that also say what the last turn left behind. */
export function hasLeftovers({
  buildOnBank,
  steal,
  farkleScores,
  beatLastTurn,
}: LeftoverRules): boolean {
  return buildOnBank || steal !== 'nothing' || farkleScores || beatLastTurn
}
