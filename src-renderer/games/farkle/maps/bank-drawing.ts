import type { DiceCount } from '#shared/base/units.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import type { GridCell } from '#shared/pictures/grid.ts'
import {
  nearestPlace,
  type FrequencyAnswer,
  type MapSides,
} from '#shared/games/farkle/pictures/map-answers.ts'
import { bankGrid, costGrid, goForItRegion } from '#shared/games/farkle/pictures/map-grids.ts'
import { bankWords, costWords } from '#shared/games/farkle/pictures/map-words.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import type { Colouring } from '../services/map-address.ts'
import { formatText } from '../../../components/format.ts'
import { afterFarkles } from './farkle-counters.ts'
import { bankScale, costScale, oftenScale } from './map-scales.ts'
import { bankCellWords, oftenCellWords, type Banking } from './map-speech.ts'

interface BankPicture {
  readonly answer: Banking
  readonly dice: DiceCount
  readonly counters: Counters
  readonly colouring: Colouring
  readonly frequency: FrequencyAnswer | null
}

export function bankDrawing(picture: BankPicture) {
  const { answer, dice, counters, colouring, frequency } = picture
  const regions = [goForItRegion(answer)].filter(({ mask }) => mask.includes(1))
  const title = farklePageTexts.maps.bank.title(colouring, dice, afterFarkles(counters))
  const common = { regions, title }
  if (colouring === 'bank') {
    return {
      ...common,
      finding: formatText(bankWords(answer, dice)),
      grid: bankGrid(answer),
      scale: bankScale(),
      describe: (cell: GridCell) => bankCellWords(answer, dice, cell),
    }
  }
  const often = colouring === 'often' ? frequency : null
  return {
    ...common,
    finding: formatText(costWords(answer, dice, often ?? undefined)),
    grid: costGrid(answer, often ?? undefined),
    scale: often ? oftenScale() : costScale(),
    describe: (cell: GridCell) =>
      often ? oftenCellWords(answer, often, dice, cell) : bankCellWords(answer, dice, cell),
  }
}

/** Cell of a position on a map over both scores; null beyond the map. */
export function markOf({ scores }: MapSides, marked: Position | null): GridCell | null {
  const most = scores.at(-1) ?? 0
  if (!marked || marked.own > most || marked.opponent > most) return null
  return { column: nearestPlace(scores, marked.own), row: nearestPlace(scores, marked.opponent) }
}
