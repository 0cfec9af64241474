import { onScopeDispose } from 'vue'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { onEvent } from './client.ts'
import { useAnswer, type Answering } from './use-answer.ts'
import { onWake } from './wake.ts'

type StudyRequest = Extract<
  keyof BackendRequests,
  `cards.${string}` | `lessons.${string}` | `study.${string}` | 'drill.progress' | 'drill.waiting'
>

/**
 * Asks the study store as useAnswer does, and again whenever what it keeps has changed or, after the
 * computer slept, what is due may have.
 */
export function useStudy<N extends StudyRequest>(
  name: N,
  params: () => ParamsOf<BackendRequests, N> | null,
): Answering<AnswerOf<BackendRequests, N>, ParamsOf<BackendRequests, N>> {
  const asking = useAnswer(name, params)
  onScopeDispose(onEvent('study-changed', asking.again))
  onScopeDispose(onWake(asking.again))
  return asking
}
