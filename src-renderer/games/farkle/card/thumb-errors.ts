import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import {
  firstPosition,
  type Position,
  type PositionDice,
} from '#shared/games/farkle/analysis/position.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'
import type { TableColumn } from '../../../components/table-column.ts'

type Errors = AnswerOf<BackendRequests, 'win.thumbErrors'>
export type ErrorRow = Errors['costliest'][number]
export type DiceErrorRow = Errors['costliestDice'][number]
type AnyRow = ErrorRow | DiceErrorRow

const MILLION = 1e6

export const inMillion = (part: number): number => part * MILLION

export function withFarkles(
  rules: RuleSet,
  { ownFarkles, opponentFarkles }: AnyRow,
  position: string,
): string {
  if (!rules.farklePenalty) return position
  const { withFarkles: both } = farklePageTexts.thumbPage.errors
  return both(position, formatNumber(ownFarkles), formatNumber(opponentFarkles))
}

export function analyseLink(entry: EntryOf<'farkle'>, row: AnyRow, dice: PositionDice) {
  const { own, opponent, ownFarkles, opponentFarkles, second, turnTotal } = row
  const position: Position = {
    ...firstPosition(entry.rules),
    ...{ own, opponent, ownFarkles, opponentFarkles, turnTotal, dice },
    ...(second && { second }),
  }
  return { name: 'analyse', params: { code: positionCode(position) }, query: { rules: entry.id } }
}

export function lossColumns(): readonly TableColumn<AnyRow>[] {
  const { columns } = farklePageTexts.thumbPage.errors
  return [
    {
      id: 'loss',
      title: columns.loss,
      numeric: true,
      text: ({ loss }) => formatPercent(loss, 2),
    },
    {
      id: 'cost',
      title: columns.cost,
      numeric: true,
      text: ({ cost }) => formatNumber(inMillion(cost), 1),
    },
  ]
}
