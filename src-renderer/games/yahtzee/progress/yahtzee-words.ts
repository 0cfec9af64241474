import type { YahtzeeSessionLine } from '#shared/games/yahtzee/requests/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'

/** How a session ended: "245 points", "12 right", "open"; empty where there is no more to say. */
export function yahtzeeResult({ ended, outcome, score }: YahtzeeSessionLine): string {
  const { open, right } = texts.progressPage.sessions
  if (!ended) return open
  if (outcome !== null) return texts.yahtzeeStudy.progress.drill.points(formatNumber(outcome))
  return score === null ? '' : right(formatNumber(score))
}
