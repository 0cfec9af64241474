import type { LEFTOVER_FIELDS, RuleFields } from './fields.ts'

export function hasLeftovers({
  buildOnBank,
  steal,
  farkleScores,
  beatLastTurn,
}: Pick<RuleFields, (typeof LEFTOVER_FIELDS)[number]>): boolean {
  return buildOnBank || steal !== 'nothing' || farkleScores || beatLastTurn
}
