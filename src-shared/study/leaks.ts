import { grouped } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'
import { DICE_COUNTS, type Points } from '../base/units.ts'
import { diceWords } from '../farkle/analysis/analysis-words.ts'
import { BANDS, type Band } from './cells.ts'
import { addedLosses, leakFigures, type ErrorRate, type LossSums } from './error-rate.ts'
import {
  DECISION_KINDS,
  NO_FILTERS,
  SITUATIONS,
  type DecisionKind,
  type Filters,
  type Situation,
} from './setup.ts'
import { SLIPS, type Slip } from './slips.ts'

/** The losses of all unforced answers that are alike in everything a leak is looked for in. */
export interface LeakRow extends LossSums {
  readonly dice: number
  /** Where the band of the turn total begins. */
  readonly turnTotalBand: Points
  readonly situation: Situation
  readonly kind: DecisionKind
  /** Null for answers that lost nothing. */
  readonly slip: Slip | null
}

/** A line of the report. */
export interface LeakLine {
  dimension: 'dice' | 'turn-total' | 'situation' | 'decision' | 'slip'
  label: string
  /** Loss per 100 unforced decisions, and of how many; a slip's are all decisions. */
  per100: ErrorRate
  /** Of all that is lost, 0 to 1. */
  share: number
  /** What to drill to mend it; a kind of null leaves it as it is. */
  drill: { kind: DecisionKind | null; filters: Filters } | null
}

/** What to drill against each slip. */
const SLIP_KINDS: Readonly<Record<Slip, DecisionKind>> = {
  'banked-early': 'roll-or-bank',
  'rolled-on': 'roll-or-bank',
  'wrong-dice': 'set-aside',
}

function bandName({ from, to }: Band): string {
  const { turnTotal, turnTotalFrom, turnTotals } = texts.study.leaks
  if (from === 0) return turnTotal('0')
  if (to === null) return turnTotalFrom(grouped(from))
  return turnTotals(grouped(from), grouped(to - 1))
}

interface Part {
  readonly dimension: LeakLine['dimension']
  readonly label: string
  readonly rows: readonly LeakRow[]
  readonly drill: LeakLine['drill']
}

function partsOf(rows: readonly LeakRow[]): Part[] {
  const names = texts.study.leaks
  const dice = DICE_COUNTS.map((n): Part => ({
    dimension: 'dice',
    label: diceWords(n),
    rows: rows.filter((row) => row.dice === n),
    drill: { kind: null, filters: { ...NO_FILTERS, dice: [n] } },
  }))
  const turnTotals = BANDS.map((band): Part => ({
    dimension: 'turn-total',
    label: bandName(band),
    rows: rows.filter(({ turnTotalBand }) => turnTotalBand === band.from),
    drill: { kind: null, filters: { ...NO_FILTERS, turnTotal: band } },
  }))
  // For points every score is any score: nothing to tell apart.
  const situations = SITUATIONS.filter((situation) => situation !== 'any').map(
    (situation): Part => ({
      dimension: 'situation',
      label: names.situations[situation],
      rows: rows.filter((row) => row.situation === situation),
      drill: { kind: null, filters: { ...NO_FILTERS, situations: [situation] } },
    }),
  )
  const decisions = DECISION_KINDS.map((kind): Part => ({
    dimension: 'decision',
    label: names.kinds[kind],
    rows: rows.filter((row) => row.kind === kind),
    drill: { kind, filters: NO_FILTERS },
  }))
  return [...dice, ...turnTotals, ...situations, ...decisions]
}

function lineOf(
  { dimension, label, drill }: Omit<Part, 'rows'>,
  losses: LossSums,
  lost: number,
): LeakLine {
  return { dimension, label, ...leakFigures(losses, lost), drill }
}

/**
 * Where points or wins are lost: a line for each number of dice, band of turn totals, situation, kind
 * of decision and slip that came up, the largest share of all that is lost first. Within each
 * dimension the shares add up to 1 if anything is lost; situations have no lines for points.
 */
export function leakLines(rows: readonly LeakRow[]): LeakLine[] {
  const all = addedLosses(rows)
  const lines = partsOf(rows).flatMap((part) => {
    const losses = addedLosses(part.rows)
    return losses.count > 0 ? [lineOf(part, losses, all.sum)] : []
  })
  for (const slip of SLIPS) {
    const losses = addedLosses(rows.filter((row) => row.slip === slip))
    if (losses.count === 0) continue
    const label = texts.study.leaks.slips[slip]
    const drill = { kind: SLIP_KINDS[slip], filters: NO_FILTERS }
    // An answer without this slip loses nothing by it.
    lines.push(
      lineOf({ dimension: 'slip', label, drill }, { ...losses, count: all.count }, all.sum),
    )
  }
  return lines.sort((a, b) => b.share - a.share || b.per100.mean - a.per100.mean)
}
