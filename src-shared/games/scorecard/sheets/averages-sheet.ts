import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from '../analysis/box-names.ts'
import { parOf } from '../analysis/par.ts'
import { cardRows, hasUpperPart, type CardRow } from '../analysis/scorecard-rows.ts'
import { sumTitle } from '../analysis/scorecard-words.ts'
import { cell, NONE, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetTable, SheetWorth } from '../../../sheets/sheet.ts'
import { decimal, percentNumber } from '../../../sheets/sheet-words.ts'
import type { ToldScores, ScorecardSheetSources } from '../cards/sources.ts'

type Row = SheetTable['rows'][number]

const row = (head: string, ...texts: string[]): Row => ({
  head,
  cells: texts.map((text) => cell(text)),
})

function worthOf({ means, scores }: ScorecardSheetSources): SheetWorth | null {
  if (!means || !scores) return null
  const { averages, greedy } = means
  const text = scorecardTexts.sheets.averages.earns(
    decimal(averages, 1),
    decimal(scores.mean, 1),
    decimal(greedy, 1),
  )
  return { points: averages, bestPoints: scores.mean, wins: null, text }
}

/** Mean, spread and how often there is none; with several steps, without a spread. */
function bonusRow({ rules }: ScorecardSheetSources, { bonus }: ToldScores): Row {
  const [step, ...others] = rules.bonus
  const { mean, chance } = bonus
  const spread = Math.sqrt(chance * Math.max(0, 1 - chance)) * step!.points
  return row(
    scorecardTexts.sheets.averages.bonus,
    decimal(mean, 1),
    others.length > 0 ? NONE : decimal(spread, 1),
    percentNumber(Math.max(0, 1 - chance)),
    String(step!.from),
  )
}

/** Two tables, each as long as one side of a pocket card, or one where the card has no upper part. */
export function averagesSheet(sources: ScorecardSheetSources): SheetBody {
  const { rules } = sources
  const scores = sources.scores!
  const words = scorecardTexts.sheets.averages
  function lineOf(line: CardRow): Row[] {
    if (typeof line === 'number') {
      const { mean, standardDeviation, zero } = scores.boxes[line]!
      const par = parOf(rules, line)
      const figures = [decimal(mean, 1), decimal(standardDeviation, 1), percentNumber(zero)]
      return [row(boxName(rules, line), ...figures, par === null ? NONE : decimal(par, 0))]
    }
    if (line === 'further') {
      return [row(sumTitle(rules, line), decimal(scores.alike.bonusMean, 1), NONE, NONE, NONE)]
    }
    return line === 'bonus' ? [bonusRow(sources, scores)] : []
  }
  const all = row(
    words.all,
    decimal(scores.mean, 1),
    decimal(scores.standardDeviation, 1),
    NONE,
    NONE,
  )
  const section = (caption: string | null, rows: Row[]): SheetTable => ({
    kind: 'table',
    caption,
    corner: words.corner,
    columns: numberColumns([words.mean, words.spread, words.zero, words.par]),
    rows,
  })
  const lines = cardRows(rules)
  const cut = hasUpperPart(rules)
    ? lines.lastIndexOf(rules.bonus.length > 0 ? 'bonus' : 'group') + 1
    : 0
  const { card } = scorecardTexts.parts
  const below = [...lines.slice(cut).flatMap(lineOf), all]
  return {
    blocks: [
      ...(cut > 0 ? [section(card.upper, lines.slice(0, cut).flatMap(lineOf))] : []),
      section(cut > 0 ? card.lower : null, below),
      { kind: 'lines', title: null, lines: [words.meaning, words.use] },
    ],
    worth: worthOf(sources),
  }
}
