import type { Goal } from '#shared/base/goal.ts'
import type { ThresholdsData } from '#shared/games/farkle/requests/drill.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
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
  switch (game) {
    case 'farkle':
      return {
        asking: useAnswer('drill.thresholds', () => ({ rules, goal })),
        keep: (thresholds) => askBackend('drill.setThresholds', { rules, goal, thresholds }),
      }
    case 'yahtzee':
      return {
        asking: useAnswer('yahtzeeDrill.thresholds', () => ({ rules })),
        keep: (thresholds) => askBackend('yahtzeeDrill.setThresholds', { rules, thresholds }),
      }
  }
}
