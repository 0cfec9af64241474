import type { TableState } from '#shared/games/farkle/drill/table-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { SEATS } from '#shared/study/game-head.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { overTitle } from '../../../components/play/over-title.ts'

/** The player to move, or who won. */
export function titleOf({ players }: TableGameData, { table, seat }: TableState): string {
  const { result } = table
  if (result === null) return pageTexts.tablePage.turnOf(players[seat]!.name)
  const winner = result === 'tie' ? null : SEATS.indexOf(result as 'A')
  return overTitle(players, winner, table.scores)
}

/** Starting points by player; null without a handicap. */
export const handicapOf = ({ komi }: TableGameData): number[] | null =>
  komi === 0 ? null : [Math.max(0, -komi), Math.max(0, komi)]
