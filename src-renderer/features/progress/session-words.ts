import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { formatNumber } from '../../components/format.ts'

export type SessionLine = AnswerOf<BackendRequests, 'study.sessions'>['sessions'][number]

const WINNERS = { you: 'Won', bot: 'Lost', both: 'Tied' } as const

/** How a session ended in a word or two: "Won", "12 right", "open"; empty where there is no more. */
export function sessionResult({ ended, winner, score }: SessionLine): string {
  if (!ended) return 'open'
  if (winner !== null) return WINNERS[winner]
  return score === null ? '' : `${formatNumber(score)} right`
}
