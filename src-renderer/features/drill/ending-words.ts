import type { GameReview } from '#shared/contract/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../components/format.ts'
import type { Ending } from './drill-phase.ts'

function gameWords({ winner, you, bot }: GameReview): string {
  const { won, lost, tie } = texts.drillPage.summary
  const yours = formatNumber(you)
  const others = formatNumber(bot)
  if (winner === 'both') return tie(yours, others)
  return winner === 'you' ? won(yours, others) : lost(others, yours)
}

/** How a session ended, as its heading. */
export function endingTitle({ reason, summary }: Ending): string {
  const words = texts.drillPage.summary
  if (summary.game && reason === 'game') return gameWords(summary.game)
  const right = formatNumber(summary.score ?? 0)
  switch (reason) {
    case 'mistake':
      return words.streak(right)
    case 'time':
      return words.timeUp(right)
    case 'nothing-left':
      return summary.answers === 0 ? words.noneFits : words.allAsked
    case 'stopped':
      return words.stopped
    default:
      return words.done
  }
}
