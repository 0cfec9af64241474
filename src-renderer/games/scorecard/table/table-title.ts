import { paperTotals } from '#shared/games/scorecard/analysis/paper-card.ts'
import type { ScorecardTablePlay } from '#shared/games/scorecard/drill/table-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { overTitle } from '../../../components/play/over-title.ts'

/** The player to move, or who won. */
export function titleOf(
  { rules, players }: ScorecardTableData,
  { cards, seat, isOver }: ScorecardTablePlay,
): string {
  if (!isOver) return pageTexts.tablePage.turnOf(players[seat]!.name)
  const totals = cards.map((card) => paperTotals(rules, card).total)
  const most = Math.max(...totals)
  const isTie = totals.filter((total) => total === most).length > 1
  return overTitle(players, isTie ? null : totals.indexOf(most), totals)
}
