import type { Value } from '../base/goal.ts'
import type { Probability } from '../base/units.ts'
import type { ErrorRate } from './error-rate.ts'

/** A player by rules, and what that loses against the best play: of a game, or points of a turn. */
export interface Rung {
  readonly id: string
  readonly loss: Value
}

/** Where somebody stands among players by rules. */
export interface SkillPlace {
  /** What is lost at this error rate, in the unit of the rungs. */
  readonly loss: Value
  /** The part of the rungs that lose more. */
  readonly ahead: Probability
  /** The best of those, and the worst of the others; null where there is none. */
  readonly above: Rung | null
  readonly below: Rung | null
}

/** An error rate, and the ends of its interval, among players by rules. */
export interface Skill extends SkillPlace {
  /** Null while too little is known. */
  readonly sure: { readonly least: SkillPlace; readonly most: SkillPlace } | null
}

function placeOf(loss: Value, rungs: readonly Rung[]): SkillPlace {
  const worse = rungs.filter((rung) => rung.loss > loss)
  const better = rungs.filter((rung) => rung.loss <= loss)
  return {
    ...{ loss, ahead: rungs.length === 0 ? 0 : worse.length / rungs.length },
    above: worse.reduce<Rung | null>((a, b) => (a && a.loss <= b.loss ? a : b), null),
    below: better.reduce<Rung | null>((a, b) => (a && a.loss >= b.loss ? a : b), null),
  }
}

/**
 * Places an error rate among players by rules. What a player loses of a game is the sum of what its
 * decisions lose if the best play goes on (the performance difference lemma), so it is the mean loss
 * times the number of decisions of a game; that of the rungs is exact.
 */
export function skillOf(
  { mean, low, high }: ErrorRate,
  decisions: number,
  rungs: readonly Rung[],
): Skill {
  const at = (rate: Value): SkillPlace => placeOf(rate * decisions, rungs)
  const sure = low === null || high === null ? null : { least: at(high), most: at(low) }
  return { ...at(mean), sure }
}

/** Names of skill, from the weakest on; their words are in the texts. */
export const LEVELS = ['beginner', 'casual', 'steady', 'good', 'strong', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** Up to which part of a plain player's loss each level loses, but the first, which has no end. */
const PARTS = [Infinity, 1.5, 1, 0.5, 0.2, 0.05]

/** Name of a loss beside that of a player by one plain rule. */
export function levelOf(loss: Value, plain: Value): Level {
  const last = PARTS.findLastIndex((part) => loss <= part * plain)
  return LEVELS[Math.max(0, last)]!
}
