import { onScopeDispose, shallowRef, watch } from 'vue'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { askBackend } from './client.ts'
import { sentenceOf, type Answering } from './use-answer.ts'

/**
 * Asks the backend as useAnswer does, for questions that change faster than they are answered, as
 * under a slider: one is on its way at a time, the newest of those that came meanwhile is asked
 * next, and each answer is shown as it comes, so that the picture follows the hand.
 */
export function useNewestAnswer<N extends keyof BackendRequests>(
  name: N,
  params: () => ParamsOf<BackendRequests, N> | null,
): Answering<AnswerOf<BackendRequests, N>, ParamsOf<BackendRequests, N>> {
  type Question = ParamsOf<BackendRequests, N>
  const answer = shallowRef<AnswerOf<BackendRequests, N> | null>(null)
  const answered = shallowRef<Question | null>(null)
  const error = shallowRef<string | null>(null)
  const pending = shallowRef(false)
  /** What is to be known now; null where nothing is. */
  let wanted: Question | null = null
  let busy = false
  onScopeDispose(() => (wanted = null))

  async function ask(question: Question): Promise<void> {
    try {
      const found = await askBackend(name, question)
      if (wanted === null) return
      answered.value = question
      answer.value = found
      error.value = null
    } catch (thrown) {
      if (wanted !== question) return
      answer.value = null
      error.value = sentenceOf(thrown)
    }
  }

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    pending.value = wanted !== null
    for (let asked: Question | null = null; wanted !== asked && wanted !== null;) {
      asked = wanted
      await ask(asked)
    }
    pending.value = false
    busy = false
  }

  function want(question: Question | null): void {
    wanted = question
    error.value = null
    if (question === null) answer.value = null
    else void work()
  }
  watch(params, want, { immediate: true })
  return { answer, answered, error, pending, again: () => want(params()) }
}
