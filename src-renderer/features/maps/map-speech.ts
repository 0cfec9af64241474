import type { DiceCount, Points } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { GridCell } from '#shared/pictures/grid.ts'
import { canCome, type FrequencyAnswer } from '#shared/pictures/map-answers.ts'
import { formatDice, formatNumber, formatPercent } from '../../components/format.ts'
import { formatLoss } from '../../components/goal-format.ts'

// What a cell says, in a sentence for the eye and for the ear: first where it is, then its number.

export type Banking = AnswerOf<BackendRequests, 'map.banking'>
export type Winning = AnswerOf<BackendRequests, 'map.winning'>
export type SliceAnswer = AnswerOf<BackendRequests, 'map.section'>

const NOBODY = 'no player can have such a score.'

/** The place of a cell over both scores in the lists of an answer. */
export function placeOf({ scores }: { readonly scores: readonly Points[] }, cell: GridCell) {
  return cell.row * scores.length + cell.column
}

/** "4,000 against 6,000", own score first. */
export function standingWords(
  { scores }: { readonly scores: readonly Points[] },
  { column, row }: GridCell,
): string {
  return `${formatNumber(scores[column]!)} against ${formatNumber(scores[row]!)}`
}

const isUneven = ({ uneven }: { readonly uneven: readonly number[] }, place: number): boolean =>
  uneven.includes(place)

function limitWords(total: Points | null, uneven: boolean): string {
  if (total === null) return 'go for it, never bank short of the goal.'
  const again = uneven ? ', and roll again at some larger total' : ''
  return `bank from ${formatNumber(total)}${again}.`
}

/** The cell of a roll-or-bank map: from where to bank, what the other choice costs. */
export function bankCellWords(answer: Banking, dice: DiceCount, cell: GridCell): string {
  const place = placeOf(answer, cell)
  const standing = `${standingWords(answer, cell)}, ${formatDice(dice)}`
  if (!canCome(answer, place)) return `${standing}: ${NOBODY}`
  const limit = limitWords(answer.bankFrom[place]!, isUneven(answer, place))
  const often = answer.perTurn[place]!
  const cost =
    often === 0
      ? 'In such a turn there is nothing to decide.'
      : `A wrong choice costs ${formatLoss('wins', answer.cost[place]!)} on average.`
  return `${standing}: ${limit} ${cost}`
}

/** The same for how often it comes up: games lost of a million by always choosing wrong there. */
export function oftenCellWords(
  answer: Banking,
  { perGame }: FrequencyAnswer,
  dice: DiceCount,
  cell: GridCell,
): string {
  const place = placeOf(answer, cell)
  const standing = `${standingWords(answer, cell)}, ${formatDice(dice)}`
  if (!canCome(answer, place)) return `${standing}: ${NOBODY}`
  const often = answer.perTurn[place]! * perGame[place]!
  const lost = often * answer.cost[place]!
  return `${standing}: ${formatNumber(often * 1e6)} decisions in a million games, and ${formatNumber(lost * 1e6, 1)} games lost by choosing wrong.`
}

/** The cell of a map of chances. */
export function winCellWords(answer: Winning, cell: GridCell): string {
  const place = placeOf(answer, cell)
  const standing = standingWords(answer, cell)
  if (!canCome(answer, place)) return `${standing}: ${NOBODY}`
  return `${standing}: the player to move wins ${formatPercent(answer.winProbability[place]!, 2)} %.`
}

/** The cell of a slice: what rolling and what banking wins, and which is right. */
export function sliceCellWords(answer: SliceAnswer, dice: DiceCount, cell: GridCell): string {
  const { scores, turnTotals, reachable } = answer
  const place = cell.row * scores.length + cell.column
  const standing = `${formatNumber(scores[cell.column]!)} banked, turn total ${formatNumber(turnTotals[cell.row]!)}, ${formatDice(dice)}`
  const roll = answer.roll[place] ?? null
  const bank = answer.bank[place] ?? null
  if (roll === null) return `${standing}: banking wins the game.`
  const rolled = `rolling wins ${formatPercent(roll, 2)} %`
  if (bank === null) return `${standing}: ${rolled}, banking is not allowed.`
  const right =
    roll > bank
      ? `roll, ${formatLoss('wins', roll - bank)} better`
      : `bank, ${formatLoss('wins', bank - roll)} better`
  const never = reachable[place] === 1 ? '' : ' Play never comes here.'
  return `${standing}: ${right}; ${rolled}, banking ${formatPercent(bank, 2)} %.${never}`
}
