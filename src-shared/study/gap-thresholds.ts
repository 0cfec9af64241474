import type { Value } from '../base/units.ts'
import type { GradeThresholds } from './grade.ts'

/**
 * For the usual rules about 20, 50 and 100 points, or 0.15, 0.8 and 2 % of winning: a casual
 * player's errors are mostly inaccuracies, a quarter mistakes, and few blunders.
 */
const QUANTILES = { inaccuracy: 0.1, mistake: 0.5, blunder: 0.75 } as const

/** For a game without losing options; never used. */
const NO_GAPS: GradeThresholds = { inaccuracy: 1, mistake: 2, blunder: 5 }

/** Distance to the next readable number: 1, 1.5, ... 4.5, 5, 6, ... 9, 10, 15, ... */
function stepAt(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value) + 1e-9)
  return value / power < 5 - 1e-9 ? power / 2 : power
}

const clean = (value: number): number => Number(value.toPrecision(2))

/** Nearest readable number above the previous threshold. */
function readable(value: Value, above: Value): Value {
  const step = stepAt(value)
  const rounded = clean(Math.round(value / step) * step)
  return rounded > above ? rounded : clean(above + stepAt(above))
}

/**
 * Quantiles of positive gaps between the best option and the next that loses, in unforced decisions
 * of play; ascending, with one or two digits.
 */
export function calibrate(gaps: readonly Value[]): GradeThresholds {
  if (gaps.length === 0) return NO_GAPS
  const ascending = gaps.toSorted((a, b) => a - b)
  const quantile = (part: number): Value => ascending[Math.floor(part * (ascending.length - 1))]!
  const inaccuracy = readable(quantile(QUANTILES.inaccuracy), 0)
  const mistake = readable(quantile(QUANTILES.mistake), inaccuracy)
  const blunder = readable(quantile(QUANTILES.blunder), mistake)
  return { inaccuracy, mistake, blunder }
}
