import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { diceCounts, MAX_DICE, type Points } from '../../../base/units.ts'
import { diceWords } from '../analysis/analysis-words.ts'
import { BANDS, type Band } from './cells.ts'
import type { LossSums } from '../../../study/error-rate.ts'
import { leakReport, type LeakFigures, type LeakPart } from '../../../study/leak-report.ts'
import {
  DECISION_KINDS,
  diceFilter,
  NO_FILTERS,
  SITUATIONS,
  type DecisionKind,
  type Filters,
  type Situation,
} from './setup.ts'
import { ERROR_KINDS, type ErrorKind } from './error-kinds.ts'

/** The losses of all unforced answers that are alike in everything a leak is looked for in. */
export interface LeakRow extends LossSums {
  readonly dice: number
  /** Where the band of the turn total begins. */
  readonly turnTotalBand: Points
  readonly situation: Situation
  readonly kind: DecisionKind
  /** Null for answers that lost nothing. */
  readonly errorKind: ErrorKind | null
}

interface LeakHead {
  dimension: 'dice' | 'turn-total' | 'situation' | 'decision' | 'error-kind'
  label: string
  /** Drill setup that trains this leak; a null `kind` leaves the current one unchanged. */
  drill: { kind: DecisionKind | null; filters: Filters } | null
}

/** A line of the report; the decisions of a kind of error are all there are. */
export type LeakLine = LeakHead & LeakFigures

/** Kind of drill against each kind of error. */
const DRILL_KINDS: Readonly<Record<ErrorKind, DecisionKind>> = {
  'banked-early': 'roll-or-bank',
  'rolled-on': 'roll-or-bank',
  'wrong-dice': 'set-aside',
}

/** A band of turn totals in words. */
export function bandName({ from, to }: Band): string {
  const { turnTotal, turnTotalFrom, turnTotals } = farkleTexts.study.leaks
  if (from === 0) return turnTotal('0')
  if (to === null) return turnTotalFrom(grouped(from))
  return turnTotals(grouped(from), grouped(to - 1))
}

type Part = LeakPart<LeakRow, LeakHead>

/** A line's part: rows that are alike in something, and the drill that asks for just that. */
function partOf(
  dimension: LeakHead['dimension'],
  label: string,
  holds: Part['holds'],
  drill: { kind?: DecisionKind; filters?: Partial<Filters> },
): Part {
  const { kind = null, filters = {} } = drill
  return {
    head: { dimension, label, drill: { kind, filters: { ...NO_FILTERS, ...filters } } },
    holds,
  }
}

function partsOf(): Part[] {
  const names = farkleTexts.study.leaks
  const dice = diceCounts(MAX_DICE).map((n) =>
    partOf('dice', diceWords(n), (row) => row.dice === n, { filters: { dice: diceFilter(n) } }),
  )
  const turnTotals = BANDS.map((band) =>
    partOf('turn-total', bandName(band), (row) => row.turnTotalBand === band.from, {
      filters: { turnTotal: band },
    }),
  )
  // For points every score is any score: nothing to tell apart.
  const situations = SITUATIONS.filter((situation) => situation !== 'any').map((situation) =>
    partOf('situation', names.situations[situation], (row) => row.situation === situation, {
      filters: { situations: [situation] },
    }),
  )
  const decisions = DECISION_KINDS.map((kind) =>
    partOf('decision', names.kinds[kind], (row) => row.kind === kind, { kind }),
  )
  // An answer without an error loses nothing by it.
  const errorKinds = ERROR_KINDS.map((errorKind) => ({
    ...partOf('error-kind', names.errorKinds[errorKind], (row) => row.errorKind === errorKind, {
      kind: DRILL_KINDS[errorKind],
    }),
    ofAll: true,
  }))
  return [...dice, ...turnTotals, ...situations, ...decisions, ...errorKinds]
}

/**
 * Where points or wins are lost: a line for each number of dice, band of turn totals, situation, kind
 * of decision and of error that came up, the largest share of all that is lost first. Within each
 * dimension the shares add up to 1 if anything is lost; situations have no lines for points.
 */
export function leakLines(rows: readonly LeakRow[]): LeakLine[] {
  return leakReport(partsOf(), rows)
}
