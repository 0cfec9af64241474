import { studentT } from '../study/error-rate.ts'
import type { CardUnit, DeckId } from './card.ts'

/** `error`: given minus right answer, in the unit. */
export interface NumberAnswer {
  readonly deck: DeckId
  readonly unit: CardUnit
  readonly error: number
}

/** Errors from `from` (included) to `to` (excluded); null means unbounded. */
export interface ErrorBin {
  readonly from: number | null
  readonly to: number | null
  readonly count: number
}

interface ErrorReport {
  readonly deck: DeckId
  readonly unit: CardUnit
  readonly count: number
  readonly tooLow: number
  readonly exact: number
  readonly tooHigh: number
  /** Mean signed error, positive if too high, with its 95 % interval; null for a single answer. */
  readonly bias: number
  readonly low: number | null
  readonly high: number | null
  /** Equal width, centred at 0, ascending; the outer bins are unbounded. */
  readonly bins: readonly ErrorBin[]
}

const NO_ERROR = 1e-9
/** Bins on each side of the middle one. */
const SIDE_BINS = 5
/** Share of the errors within the bounded bins. */
const INSIDE = 0.9

/** Rounds a positive number up to 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = [1, 2, 5].find((one) => one * power >= value * (1 - NO_ERROR)) ?? 10
  return factor * power
}

function binsOf(errors: readonly number[]): ErrorBin[] {
  const sizes = errors.map(Math.abs).sort((a, b) => a - b)
  const usual = sizes[Math.ceil(INSIDE * sizes.length) - 1]!
  const largest = usual > NO_ERROR ? usual : sizes.at(-1)!
  if (largest <= NO_ERROR) return [{ from: null, to: null, count: errors.length }]
  const width = roundUp(largest / SIDE_BINS)
  const counts = Array.from({ length: 2 * SIDE_BINS + 1 }, () => 0)
  for (const error of errors) {
    const bin = Math.round(error / width) + SIDE_BINS
    counts[Math.min(2 * SIDE_BINS, Math.max(0, bin))]!++
  }
  return counts.map((count, i) => ({
    from: i === 0 ? null : (i - SIDE_BINS - 0.5) * width,
    to: i === 2 * SIDE_BINS ? null : (i - SIDE_BINS + 0.5) * width,
    count,
  }))
}

function reportOf(answers: readonly NumberAnswer[]): ErrorReport {
  const { deck, unit } = answers[0]!
  const errors = answers.map(({ error }) => error)
  const count = errors.length
  const bias = errors.reduce((sum, error) => sum + error, 0) / count
  const squares = errors.reduce((sum, error) => sum + (error - bias) ** 2, 0)
  const margin = count > 1 ? studentT(count - 1) * Math.sqrt(squares / (count - 1) / count) : null
  const tooLow = errors.filter((error) => error < -NO_ERROR).length
  const tooHigh = errors.filter((error) => error > NO_ERROR).length
  return {
    deck,
    unit,
    count,
    tooLow,
    exact: count - tooLow - tooHigh,
    tooHigh,
    bias,
    low: margin === null ? null : bias - margin,
    high: margin === null ? null : bias + margin,
    bins: binsOf(errors),
  }
}

/** Error reports by deck and unit, in order of appearance. */
export function errorReports(answers: readonly NumberAnswer[]): ErrorReport[] {
  const groups = Map.groupBy(answers, ({ deck, unit }) => `${deck} ${unit}`)
  return [...groups.values()].map(reportOf)
}
