import type { FarkleSessionLine } from '#shared/games/farkle/requests/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'

/** How a session ended in a word or two: "Won", "12 right", "open"; empty where there is no more. */
export function sessionResult({ ended, outcome, score }: FarkleSessionLine): string {
  const { open, winners, right } = texts.progressPage.sessions
  if (!ended) return open
  if (outcome !== null) return winners[outcome]
  return score === null ? '' : right(formatNumber(score))
}
