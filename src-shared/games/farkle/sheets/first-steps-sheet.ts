import type { Points, Probability, DiceCount } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { stepsOfKnowledge, type FarkleStepId } from '../cards/knowledge-steps.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { writtenDifference } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { cell, NONE, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import {
  addsText,
  decimal,
  numbersWorth,
  winsText,
  SAME_POINTS,
} from '../../../sheets/sheet-words.ts'
import { bankLimits } from '../cards/bank-limits.ts'
import { startValues } from '../cards/deck-worth.ts'
import { turnTypes } from '../cards/sources.ts'
import { averagePoints, banksBy, limitsPolicy, type Limits } from '../cards/turn-plays.ts'
import { tablePolicy } from '../solve/turn/table-play.ts'
import { evaluatePolicy, type TurnPolicy } from '../solve/turn/turn-policy.ts'

type FirstNumber =
  /** Bank from this turn total, with any or this number of dice; null for never. */
  | { readonly kind: 'hold'; readonly at: Points }
  | { readonly kind: 'limit'; readonly dice: DiceCount; readonly from: Points | null }
  /** When choosing dice, these dice left count as that many points. */
  | { readonly kind: 'value'; readonly dice: DiceCount; readonly value: Points }

interface LearntNumber {
  readonly number: FirstNumber
  readonly points: Points
}

/** Including the first one. */
const MAX_NUMBERS = 7

/** Minimum gain of a number, as a fraction of the best points per turn. */
const LEAST_PART = 1 / 500

/** With more turn totals the search takes too long. */
const MAX_ROWS = 1_500

/**
 * Points per turn, over a long game under a farkle penalty, of a player who knows some numbers:
 * unknown limits are the single total, unknown values are 0.
 */
function pointsOf({ worth, report, rules }: SheetMaterial, known: readonly FirstNumber[]): Points {
  const { model, hold } = worth
  const turns = turnTypes(report)
  const listed = Math.max(...turns.map(({ gains }) => gains.length / model.allDice))
  const rows = Math.max(listed, Math.ceil(hold.at / model.grid) + 1)
  const limitOf = (n: DiceCount): Points | null => {
    const limit = known.find((one) => one.kind === 'limit' && one.dice === n)
    return limit?.kind === 'limit' ? limit.from : hold.at
  }
  const limits: Limits = [null, ...model.counts.map(limitOf)]
  const table = startValues(turns[0]!.play.table)
  const valued = table.rows.filter(({ dice }) =>
    known.some((one) => one.kind === 'value' && one.dice === dice),
  )
  const policy: TurnPolicy =
    valued.length === 0
      ? limitsPolicy(model, limits, rows)
      : { ...tablePolicy(model, { ...table, rows: valued }, rows), banks: banksBy(model, limits) }
  return averagePoints([evaluatePolicy(model, policy)], rules.farklePenalty)
}

function candidates({ report, worth }: SheetMaterial): FirstNumber[] {
  const usual = turnTypes(report)[0]!
  const limits = bankLimits(usual, report.grid)
    .filter(({ from }) => from !== worth.hold.at)
    .map(({ dice, from }): FirstNumber => ({ kind: 'limit', dice, from }))
  const { rows } = startValues(usual.play.table)
  const values = rows.flatMap(({ dice, breakpoints }): FirstNumber[] => {
    const { value } = breakpoints[0]!
    return value > 0 ? [{ kind: 'value', dice, value }] : []
  })
  return [...limits, ...values]
}

/** Greedy: after the best single total, each step adds the number that gains most points. */
function firstNumbers(material: SheetMaterial): LearntNumber[] {
  const { worth } = material
  const { at, points } = worth.hold
  const learnt: LearntNumber[] = [{ number: { kind: 'hold', at }, points }]
  const turns = turnTypes(material.report)
  if (turns.some(({ gains }) => gains.length / worth.model.allDice > MAX_ROWS)) return learnt
  const least = Math.max(SAME_POINTS, Math.abs(worth.best) * LEAST_PART)
  let open = candidates(material)
  while (learnt.length < MAX_NUMBERS && open.length > 0) {
    const known = learnt.map(({ number }) => number)
    const tried = open.map((number) => ({ number, points: pointsOf(material, [...known, number]) }))
    const best = tried.reduce((a, b) => (b.points > a.points ? b : a))
    if (best.points - learnt.at(-1)!.points < least) break
    learnt.push(best)
    open = open.filter((number) => number !== best.number)
  }
  return learnt
}

/** Minimum gain of a listed step. */
const LEAST_TOLD: Points = 0.001

interface Rung {
  readonly id: FarkleStepId | null
  readonly head: string
  readonly points: Points | null
}

function numberText({ goal }: RuleSet, one: FirstNumber): string {
  const words = farkleTexts.sheets.firstSteps
  if (one.kind === 'hold') return words.hold(pointsText(one.at))
  if (one.kind === 'value') return words.value(one.dice, pointsText(one.value))
  if (one.from === null || one.from >= goal) return words.alwaysRoll(one.dice)
  return one.from === 0
    ? words.alwaysBank(one.dice)
    : words.bankFrom(one.dice, pointsText(one.from))
}

/** Difference of the printed values. */
function addedText(points: Points, before: Points): string {
  const added = writtenDifference(points, before, 1)
  return addsText(added === 0 && points > before ? Number.MIN_VALUE : added)
}

/** At most 14 rows of three columns. */
export function firstStepsSheet(material: SheetMaterial): SheetBody {
  const { rules, worth, wins } = material
  const words = farkleTexts.sheets.firstSteps
  const later: Readonly<Partial<Record<FarkleStepId, string>>> = words.later
  const numbers = firstNumbers(material)
  const last = numbers.at(-1)!
  const rungs: Rung[] = numbers.map(({ number, points }) => ({
    id: number.kind === 'hold' ? 'hold' : null,
    head: numberText(rules, number),
    points,
  }))
  for (const { id, points } of stepsOfKnowledge(material, worth)) {
    const head = later[id]
    const before = rungs.findLast((rung) => rung.points !== null)!.points!
    if (head && (points === null || points >= before + LEAST_TOLD)) rungs.push({ id, head, points })
  }
  const wonBy = (id: FarkleStepId | null): Probability | undefined =>
    id === null ? undefined : wins[id]
  const allWins = rungs.flatMap(({ id }) => wonBy(id) ?? [])
  const withWins = allWins.length > 0
  const rows = rungs.map(({ id, head, points }, i) => {
    const before = rungs[i - 1]?.points ?? null
    const adds = points === null || before === null ? null : addedText(points, before)
    const won = wonBy(id)
    const cells = [cell(adds ?? NONE), cell(points === null ? NONE : decimal(points, 1))]
    return {
      head,
      cells: withWins ? [...cells, cell(won === undefined ? NONE : winsText(won, allWins))] : cells,
    }
  })
  const counts = numbers.some(({ number }) => number.kind === 'value')
  return {
    blocks: [
      {
        kind: 'table',
        caption: words.caption,
        corner: words.corner,
        columns: numberColumns([words.adds, words.points, ...(withWins ? [words.wins] : [])]),
        rows,
      },
      { kind: 'lines', title: null, lines: [counts ? words.useCounts : words.useNumbers] },
    ],
    // The tables listed below have their own sheets, which show their worth.
    worth: numbersWorth(numbers.length, last.points, worth.best),
  }
}
