import type { Points, Probability } from '../base/units.ts'
import { diceText, pointsText } from '../cards/card-words.ts'
import { stepsOfKnowledge, type StepId } from '../cards/knowledge-steps.ts'
import type { RuleSet } from '../farkle/rule-set.ts'
import { firstNumbers, type FirstNumber } from './first-numbers.ts'
import { cell, NONE, numberColumns } from './sheet-cells.ts'
import type { SheetBody, SheetMaterial } from './sheet-sources.ts'
import { addsText, decimal, winsText, worthOf } from './sheet-words.ts'

/** What comes after the single numbers, where it adds something. */
const LATER: Readonly<Partial<Record<StepId, string>>> = {
  limits: 'A limit for each number of dice',
  values: 'A limit and a value for each of them',
  table: 'The breakpoint table',
  'turn-types': 'Bank sooner after farkles',
  tables: 'A table for each farkle before',
  best: 'Exceptions of the table',
  thresholds: 'When to go for the goal',
}

/** What adds less is not told. */
const LEAST_TOLD: Points = 0.001

interface Rung {
  readonly id: StepId | null
  readonly head: string
  readonly points: Points | null
}

function numberText({ goal }: RuleSet, one: FirstNumber): string {
  if (one.kind === 'hold') return `Set aside all that scores, bank from ${pointsText(one.at)}`
  const dice = diceText(one.dice)
  if (one.kind === 'value') return `${dice} left: count ${pointsText(one.value)} more`
  if (one.from === null || one.from >= goal) return `${dice} left: always roll`
  return one.from === 0
    ? `${dice} left: always bank`
    : `${dice} left: bank from ${pointsText(one.from)}`
}

/** The numbers, then the tables that add to them: at most 14 rows of three columns. */
export function firstStepsSheet(material: SheetMaterial): SheetBody {
  const { rules, worth, wins } = material
  const numbers = firstNumbers(material)
  const last = numbers.at(-1)!
  const rungs: Rung[] = numbers.map(({ number, points }) => ({
    id: number.kind === 'hold' ? 'hold' : null,
    head: numberText(rules, number),
    points,
  }))
  for (const { id, points } of stepsOfKnowledge(material, worth)) {
    const head = LATER[id]
    const before = rungs.findLast((rung) => rung.points !== null)!.points!
    if (head && (points === null || points >= before + LEAST_TOLD)) rungs.push({ id, head, points })
  }
  const wonBy = (id: StepId | null): Probability | undefined => (id === null ? undefined : wins[id])
  const allWins = rungs.flatMap(({ id }) => wonBy(id) ?? [])
  const withWins = allWins.length > 0
  const rows = rungs.map(({ id, head, points }, i) => {
    const before = rungs[i - 1]?.points ?? null
    const adds = points === null || before === null ? null : points - before
    const won = wonBy(id)
    const cells = [
      cell(adds === null ? NONE : addsText(adds)),
      cell(points === null ? NONE : decimal(points, 1)),
    ]
    return {
      head,
      cells: withWins ? [...cells, cell(won === undefined ? NONE : winsText(won, allWins))] : cells,
    }
  })
  // The tables below them have sheets of their own, which tell what they earn.
  const soleNumbers = numbers.length === 1 ? 'The number alone earns' : 'The numbers alone earn'
  const counts = numbers.some(({ number }) => number.kind === 'value')
  return {
    blocks: [
      {
        kind: 'table',
        caption: 'Each line with what it adds to all lines above it, in points a turn',
        corner: 'Learn, from the top',
        columns: numberColumns(['adds', 'points', ...(withWins ? ['wins'] : [])]),
        rows,
      },
      {
        kind: 'lines',
        title: null,
        lines: counts
          ? [
              'To choose dice, add to the turn total what the dice left count, and take the largest sum; dice without a number count nothing, hot dice beat all.',
            ]
          : ['Set aside all dice that score; then bank or roll by these numbers.'],
      },
    ],
    worth: worthOf(last.points, worth.best, null, soleNumbers),
  }
}
