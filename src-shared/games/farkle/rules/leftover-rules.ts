import type { LEFTOVER_FIELDS, RuleFields } from './fields.ts'

/** Whether a game is solved by the states that also say what the last turn left behind. */
export function hasLeftovers({
  buildOnBank,
  steal,
  farkleScores,
  beatLastTurn,
}: Pick<RuleFields, (typeof LEFTOVER_FIELDS)[number]>): boolean {
  return buildOnBank || steal !== 'nothing' || farkleScores || beatLastTurn
}
