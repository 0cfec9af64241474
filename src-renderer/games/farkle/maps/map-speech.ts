import type { DiceCount, Points } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { GridCell } from '#shared/pictures/grid.ts'
import { canCome } from '#shared/games/farkle/pictures/map-answers.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import { formatLoss } from '../../../components/goal-format.ts'

export type Banking = AnswerOf<BackendRequests, 'farkle.mapBanking'>
export type Winning = AnswerOf<BackendRequests, 'farkle.mapWinning'>

export interface Scored {
  readonly scores: readonly Points[]
}

export function placeOf({ scores }: Scored, cell: GridCell) {
  return cell.row * scores.length + cell.column
}

const scoresOf = ({ scores }: Scored, { column, row }: GridCell): [string, string] => [
  formatNumber(scores[column]!),
  formatNumber(scores[row]!),
]

export function bankCellWords(answer: Banking, dice: DiceCount, cell: GridCell): string {
  const words = farklePageTexts.maps.cells
  const place = placeOf(answer, cell)
  const standing = words.withDice(...scoresOf(answer, cell), dice)
  if (!canCome(answer, place)) return words.nobody(standing)
  const from = answer.bankFrom[place] ?? null
  const until = from === null ? null : formatNumber(from)
  const limit = words.limit(standing, until, answer.uneven.includes(place))
  const cost =
    answer.perTurn[place] === 0
      ? words.undecided
      : words.cost(formatLoss('wins', answer.cost[place]!))
  return `${limit} ${cost}`
}

export function winCellWords(answer: Winning, cell: GridCell): string {
  const words = farklePageTexts.maps.cells
  const place = placeOf(answer, cell)
  const standing = farkleTexts.pictures.standing(...scoresOf(answer, cell))
  if (!canCome(answer, place)) return words.nobody(standing)
  return words.wins(standing, formatPercent(answer.winProbability[place]!))
}
