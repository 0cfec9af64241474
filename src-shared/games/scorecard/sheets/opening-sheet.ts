import type { Points } from '../../../base/units.ts'
import { facesOf, sizeOf, type Face } from '../../../dice/multiset.ts'
import { habitCost, keepText } from '../cards/keeps-deck.ts'
import type { ScorecardMaterial } from '../cards/sources.ts'
import { texts } from '../../../texts/texts.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { facesWith, shapeOf, type KeepName } from '../analysis/keep-names.ts'
import type { OpeningRoll } from '../analysis/opening-rolls.ts'
import { diceSigns } from '../../../sheets/dice-signs.ts'
import { cell } from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetTable } from '../../../sheets/sheet.ts'
import { boldLines, decimal } from '../../../sheets/sheet-words.ts'

type Row = SheetTable['rows'][number]

/** Rolls described together; without a title each roll has a row of its own. */
interface Pattern {
  readonly title: string | null
  readonly rolls: readonly OpeningRoll[]
}

interface Chapter {
  readonly caption: string
  readonly patterns: readonly Pattern[]
}

/** Chapters of any number of dice: all shapes with equal dice, and the other rolls one by one. */
function plainChapters(opening: readonly OpeningRoll[]): Chapter[] {
  const { shapes, chapters } = scorecardTexts.sheets.opening
  const groups = [...Map.groupBy(opening, ({ dice }) => shapeOf(dice))]
  const isPlain = (shape: string): boolean => shape.startsWith('1')
  const alike = groups
    .filter(([shape]) => !isPlain(shape))
    .sort(([a], [b]) => (a > b ? -1 : 1))
    .map(([shape, rolls]) => ({ title: shapes.any([...shape]), rolls }))
  const others = groups.filter(([shape]) => isPlain(shape)).flatMap(([, rolls]) => rolls)
  return [
    { caption: chapters.equal, patterns: alike },
    { caption: chapters.none, patterns: [{ title: null, rolls: others }] },
  ]
}

function chaptersOf(opening: readonly OpeningRoll[]): Chapter[] {
  if (sizeOf(opening[0]!.dice) !== 5) return plainChapters(opening)
  const { shapes, pair, chapters } = scorecardTexts.sheets.opening
  const like = (shape: string): OpeningRoll[] =>
    opening.filter(({ dice }) => shapeOf(dice) === shape)
  const pairOf = (face: Face): Pattern => ({
    title: pair(face),
    rolls: like('2111').filter(({ dice }) => facesWith(dice, 2)[0] === face),
  })
  const alike = (['5', '41', '32', '311', '221'] as const).map((shape) => ({
    title: shapes[shape],
    rolls: like(shape),
  }))
  return [
    { caption: chapters.alike, patterns: alike },
    { caption: chapters.highPairs, patterns: ([6, 5, 4] as const).map(pairOf) },
    { caption: chapters.lowPairs, patterns: ([3, 2] as const).map(pairOf) },
    { caption: chapters.ones, patterns: [pairOf(1)] },
    { caption: chapters.none, patterns: [{ title: null, rolls: like('11111') }] },
  ]
}

const chanceOf = (rolls: readonly OpeningRoll[]): number =>
  rolls.reduce((sum, { chance }) => sum + chance, 0)

function usualName(rolls: readonly OpeningRoll[]): KeepName {
  const groups = [...Map.groupBy(rolls, ({ name }) => name).values()]
  return groups.reduce((a, b) => (chanceOf(b) > chanceOf(a) ? b : a))[0]!.name
}

function rowOf(head: string, keep: string, rolls: readonly OpeningRoll[]): Row {
  const weight = rolls.every(({ name, habit }) => name !== habit) ? 'dear' : 'plain'
  const cost: Points =
    rolls.reduce((sum, { chance, nextLoss }) => sum + chance * nextLoss, 0) / chanceOf(rolls)
  return { head, cells: [cell(keep, weight), cell(decimal(cost, 1))] }
}

function singleRow(roll: OpeningRoll): Row {
  const { dice, best, name } = roll
  const keep =
    name === 'nothing' || name === 'all' ? keepText(name, sizeOf(dice)) : diceSigns(facesOf(best))
  return rowOf(diceSigns(facesOf(dice)), keep, [roll])
}

function rowsOf({ title, rolls }: Pattern): Row[] {
  if (title === null) return rolls.map(singleRow)
  const usual = usualName(rolls)
  const others = rolls.filter(({ name }) => name !== usual)
  const ruled = rolls.filter(({ name }) => name === usual)
  return [rowOf(title, keepText(usual, sizeOf(rolls[0]!.dice)), ruled), ...others.map(singleRow)]
}

export function openingSheet({ opening, value }: ScorecardMaterial): SheetBody {
  const { howToUse } = texts.sheets
  const words = scorecardTexts.sheets.opening
  const tables = chaptersOf(opening).map(({ caption, patterns }): SheetTable => ({
    kind: 'table',
    caption,
    corner: words.corner,
    columns: [
      { title: words.keep, align: 'start' },
      { title: words.cost, align: 'end' },
    ],
    rows: patterns.flatMap(rowsOf),
  }))
  const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  const text = words.earns(decimal(habitCost(opening), 2))
  return {
    blocks: [
      { kind: 'lines', title: howToUse, lines: [words.use, words.exceptions] },
      ...tables,
      ...boldLines(cells, words.bold),
    ],
    worth: { points: null, bestPoints: value, wins: null, text },
  }
}
