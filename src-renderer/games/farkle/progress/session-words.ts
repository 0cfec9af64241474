import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'

export type SessionLine = AnswerOf<BackendRequests, 'study.sessions'>['sessions'][number]

/** How a session ended in a word or two: "Won", "12 right", "open"; empty where there is no more. */
export function sessionResult({ ended, winner, score }: SessionLine): string {
  const { open, winners, right } = texts.progressPage.sessions
  if (!ended) return open
  if (winner !== null) return winners[winner]
  return score === null ? '' : right(formatNumber(score))
}
