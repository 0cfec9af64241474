import type { DiceCount, Points } from '#shared/base/units.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import type { Grid, GridCell } from '#shared/pictures/grid.ts'
import { nearestPlace } from '#shared/games/farkle/pictures/map-answers.ts'
import { bankGrid, costGrid, goForItRegion } from '#shared/games/farkle/pictures/map-grids.ts'
import { bankWords, costWords } from '#shared/games/farkle/pictures/map-words.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import type { Colouring } from '../services/map-address.ts'
import { formatNumber, formatText } from '../../../components/format.ts'
import { afterFarkles } from './farkle-counters.ts'
import { bankScale, costScale } from './map-scales.ts'
import { bankCellWords, type Banking, type Scored } from './map-speech.ts'

interface BankPicture {
  readonly answer: Banking
  readonly dice: DiceCount
  readonly counters: Counters
  readonly colouring: Colouring
  /** Score of the third player, in a game of three. */
  readonly third?: Points | undefined
}

export function bankDrawing(picture: BankPicture) {
  const { answer, dice, counters, colouring, third } = picture
  const isCost = colouring === 'cost'
  const region = { ...goForItRegion(answer), isHatched: !isCost }
  const regions = region.mask.includes(1) ? [region] : []
  const { bank, three } = farklePageTexts.maps
  const sidesDiffer = answer.opponentCanHave !== undefined
  const after =
    third === undefined ? afterFarkles(counters, sidesDiffer) : three.after(formatNumber(third))
  const title = bank.title(colouring, dice, after)
  const sided = (grid: Grid): Grid =>
    third === undefined ? grid : { ...grid, rows: { ...grid.rows, title: three.nextScore } }
  const common = {
    regions,
    title,
    hasLevel: true,
    isNamed: !isCost,
    describe: (cell: GridCell) => bankCellWords(answer, dice, cell),
  }
  if (isCost) {
    return {
      ...common,
      finding: formatText(costWords(answer, dice)),
      grid: sided(costGrid(answer)),
      scale: costScale(),
    }
  }
  return {
    ...common,
    finding: formatText(
      third === undefined ? bankWords(answer, dice) : levelWords(answer, dice, third),
    ),
    grid: sided(bankGrid(answer)),
    scale: bankScale(),
  }
}

/** Bank number where all three have the same score. */
function levelWords({ scores, bankFrom }: Banking, dice: DiceCount, third: Points): string {
  const from = bankFrom[nearestPlace(scores, third) * (scores.length + 1)] ?? null
  const { level } = farklePageTexts.maps.three
  return level(formatNumber(third), dice, from === null ? null : formatNumber(from))
}

/** Cell of a position on a map over both scores; null beyond the map. */
export function markOf({ scores }: Scored, marked: Position | null): GridCell | null {
  const most = scores.at(-1) ?? 0
  if (!marked || marked.own > most || marked.opponent > most) return null
  return { column: nearestPlace(scores, marked.own), row: nearestPlace(scores, marked.opponent) }
}
