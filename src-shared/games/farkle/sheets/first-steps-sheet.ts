import type { Points, Probability } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { stepsOfKnowledge, type FarkleStepId } from '../cards/knowledge-steps.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { writtenDifference } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { firstNumbers, type FirstNumber } from './first-numbers.ts'
import { cell, NONE, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import { addsText, decimal, numbersWorth, winsText } from '../../../sheets/sheet-words.ts'

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
      {
        kind: 'lines',
        title: null,
        lines: [counts ? words.useCounts : words.useNumbers],
      },
    ],
    // The tables listed below have their own sheets, which show their worth.
    worth: numbersWorth(numbers.length, last.points, worth.best),
  }
}
