import type { GameReview } from '#shared/contract/drill.ts'
import { formatNumber } from '../../components/format.ts'
import type { Ending } from './drill-phase.ts'

function gameWords({ winner, you, bot }: GameReview): string {
  const [more, less] = winner === 'bot' ? [bot, you] : [you, bot]
  const scores = `${formatNumber(more)} to ${formatNumber(less)}`
  if (winner === 'both') return `A tie, ${scores}`
  return winner === 'you' ? `You won, ${scores}` : `The bot won, ${scores}`
}

/** How a session ended, as its heading. */
export function endingTitle({ reason, summary }: Ending): string {
  if (summary.game && reason === 'game') return gameWords(summary.game)
  const right = summary.score ?? 0
  switch (reason) {
    case 'mistake':
      return `A streak of ${formatNumber(right)}`
    case 'time':
      return `Time is up: ${formatNumber(right)} right`
    case 'nothing-left':
      return summary.answers === 0 ? 'No question fits' : 'That was all of them'
    case 'stopped':
      return 'Ended'
    default:
      return 'Done'
  }
}

/** A sprint or streak against one's own best; empty for what is neither. */
export function bestWords({ summary: { score, bestBefore } }: Ending): string {
  if (score === null) return ''
  if (bestBefore === null) return 'The first of its kind, and so your best.'
  if (score > bestBefore) return `Your best so far; it was ${formatNumber(bestBefore)}.`
  return score === bestBefore
    ? `As good as your best, ${formatNumber(bestBefore)}.`
    : `Your best is ${formatNumber(bestBefore)}.`
}
