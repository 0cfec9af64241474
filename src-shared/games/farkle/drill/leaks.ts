import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { diceCounts, MAX_DICE, type Points } from '../../../base/units.ts'
import { diceWords } from '../analysis/analysis-words.ts'
import { BANDS, type Band, readCell } from './cells.ts'
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
import { masteryWhere, type MasteryMap } from '../../../study/mastery.ts'
import type { NeedsList } from '../../../study/needs.ts'
import type { RuleSet } from '../rules/rule-set.ts'

export function farkleMastery(
  { dice }: RuleSet,
  needs: NeedsList,
): MasteryMap<{ readonly kind: null; readonly filters: Filters }> {
  const { dice: rowTitle, turnTotal: columnTitle } = farkleTexts.study.mastery
  return {
    rowTitle,
    columnTitle,
    columns: BANDS.map(bandName),
    rows: diceCounts(dice)
      .toReversed()
      .map((n) => ({
        title: diceWords(n),
        squares: BANDS.map((band) => ({
          ...masteryWhere(needs, (key) => {
            const cell = readCell(key)
            return cell.dice === n && cell.band.from === band.from
          }),
          drill: { kind: null, filters: { ...NO_FILTERS, dice: diceFilter(n), turnTotal: band } },
        })),
      })),
  }
}

export interface LeakRow extends LossSums {
  readonly dice: number
  /** Lower end of the band. */
  readonly turnTotalBand: Points
  readonly situation: Situation
  readonly kind: DecisionKind
  /** null: no loss. */
  readonly errorKind: ErrorKind | null
}

export interface LeakHead {
  dimension: 'dice' | 'turn-total' | 'situation' | 'decision' | 'error-kind'
  label: string
  /** Drill that trains this leak; `kind` null keeps the current kind. */
  drill: { kind: DecisionKind | null; filters: Filters } | null
}

/** For kinds of error, all decisions count. */
export type FarkleLeak = LeakHead & LeakFigures

const DRILL_KINDS: Readonly<Record<ErrorKind, DecisionKind>> = {
  'banked-early': 'roll-or-bank',
  'rolled-on': 'roll-or-bank',
  'wrong-dice': 'set-aside',
}

function bandName({ from, to }: Band): string {
  const { turnTotal, turnTotalFrom, turnTotals } = farkleTexts.study.leaks
  if (from === 0) return turnTotal('0')
  if (to === null) return turnTotalFrom(grouped(from))
  return turnTotals(grouped(from), grouped(to - 1))
}

type Part = LeakPart<LeakRow, LeakHead>

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
  // For points there is only one situation.
  const situations = SITUATIONS.filter((situation) => situation !== 'any').map((situation) =>
    partOf('situation', names.situations[situation], (row) => row.situation === situation, {
      filters: { situations: [situation] },
    }),
  )
  const decisions = DECISION_KINDS.map((kind) =>
    partOf('decision', names.kinds[kind], (row) => row.kind === kind, { kind }),
  )
  const errorKinds = ERROR_KINDS.map((errorKind) => ({
    ...partOf('error-kind', names.errorKinds[errorKind], (row) => row.errorKind === errorKind, {
      kind: DRILL_KINDS[errorKind],
    }),
    ofAll: true,
  }))
  return [...dice, ...turnTotals, ...situations, ...decisions, ...errorKinds]
}

/** Largest share of the total loss first; the shares of a dimension add up to 1. */
export function leakLines(rows: readonly LeakRow[]): FarkleLeak[] {
  return leakReport(partsOf(), rows)
}
