export const STEALS = ['nothing', 'diceLeft', 'allDice'] as const
export type Steal = (typeof STEALS)[number]

/** House rules by which a turn leaves something to the next one. They count for winning only. */
export interface LeftoverRules {
  /**
   * After a bank the next turn may start with the dice left and that turn total. Not allowed to a
   * player who still needs a larger minimum for the first bank.
   */
  readonly buildOnBank: boolean
  /**
   * After a farkle the next turn may start with the lost turn total: `diceLeft` rolls the dice that
   * farkled, `allDice` all dice. Same exception as for buildOnBank.
   */
  readonly steal: Steal
  /** A farkle scores the turn total, whatever the minimum, and leaves nothing to build on. */
  readonly farkleScores: boolean
  /** A turn must score more than the other's last turn (0 after a farkle) and reach any minimum. */
  readonly beatLastTurn: boolean
}

export const NO_LEFTOVERS: LeftoverRules = {
  buildOnBank: false,
  steal: 'nothing',
  farkleScores: false,
  beatLastTurn: false,
}

export function hasLeftovers({
  buildOnBank,
  steal,
  farkleScores,
  beatLastTurn,
}: LeftoverRules): boolean {
  return buildOnBank || steal !== 'nothing' || farkleScores || beatLastTurn
}
