import type { Goal } from '#shared/base/goal.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import type { ThresholdsData } from '#shared/study/session-schemas.ts'
import { askBackend } from '../../app/services/client.ts'
import { useAnswer, type Answering } from '../../app/services/use-answer.ts'

type Found = AnswerOf<BackendRequests, 'drill.thresholds'>

/** The thresholds of a rule set: those in use and the calibrated ones, and a way to keep others. */
export interface KeptThresholds {
  readonly asking: Pick<Answering<Found, unknown>, 'answer' | 'error' | 'pending' | 'again'>
  /** Null goes back to the calibrated ones. */
  readonly keep: (thresholds: ThresholdsData | null) => Promise<unknown>
}

/** Asks for the thresholds of a rule set; games that are played for nothing but points have one goal. */
export function useThresholds({ game, rules }: LibraryEntry, goal: Goal): KeptThresholds {
  const played = { game, rules, goal } as ParamsOf<BackendRequests, 'drill.thresholds'>
  return {
    asking: useAnswer('drill.thresholds', () => played),
    keep: (thresholds) => askBackend('drill.setThresholds', { ...played, thresholds }),
  }
}
