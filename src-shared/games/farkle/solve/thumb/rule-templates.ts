import type { DiceCount, Points } from '../../../../base/units.ts'
import { atScale } from './point-scale.ts'
import { holdOf, type ThumbRule } from './thumb-rule.ts'

const USUAL_FACTORS = [4, 6, 8, 10, 12, 14, 16, 18, 21, 25, 30, 40]

export const factorsAt = (scale: number): number[] => [
  ...new Set(USUAL_FACTORS.map((factor) => atScale(factor, scale))),
]

/** Numbers of a rule that are the same for any number of dice. */
interface TemplateNumbers {
  readonly cube: number
  readonly divisor?: number
  readonly score?: Points
  readonly go?: Points | null
  readonly lead?: Points
}

export function templateRule(
  allDice: DiceCount,
  counters: number,
  { cube, divisor = 1, score = 0, go = null, lead = 0 }: TemplateNumbers,
): ThumbRule {
  const all = <T>(value: T): T[] => Array.from({ length: allDice - 1 }, () => value)
  return {
    hold: { cube, by: all(null) },
    divisor: all(divisor),
    behind: all(score),
    ahead: all(score),
    shape: 'plain',
    goOwn: all(go),
    goOpponent: all(go),
    near: all(0),
    lead: all(lead),
    farkles: Array.from({ length: Math.max(1, counters - 1) }, () => 0),
    roundScore: 0,
    roundValue: 0,
  }
}

export function freed({ hold, divisor, ...rest }: ThumbRule, grid: number): ThumbRule {
  const by = divisor.map((_, i) => Math.max(1, Math.round(holdOf(hold, i + 1) / grid)) * grid)
  return { ...rest, divisor, hold: { cube: null, by } }
}
