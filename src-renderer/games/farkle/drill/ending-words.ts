import type { GameReview } from '#shared/games/farkle/requests/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'

/** Who won a game, as the heading of its end. */
export function gameWords({ winner, you, bot }: GameReview): string {
  const { won, lost, tie } = texts.drillPage.summary
  const yours = formatNumber(you)
  const others = formatNumber(bot)
  if (winner === 'both') return tie(yours, others)
  return winner === 'you' ? won(yours, others) : lost(others, yours)
}
