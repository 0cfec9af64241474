import { shallowRef, watch, type ShallowRef } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import { askBackend, connected } from './client.ts'

/** An answer that follows its question. */
export interface Answering<T, P> {
  /** The last answer; it stays while a new one is on its way, so that nothing flickers. */
  readonly answer: ShallowRef<T | null>
  /** The question that it answers, which may be an older one than is being asked. */
  readonly answered: ShallowRef<P | null>
  /** Why there is none, as a sentence. */
  readonly error: ShallowRef<string | null>
  readonly pending: ShallowRef<boolean>
  /** Asks the same question again. */
  readonly again: () => void
}

/** A thrown thing as a sentence for the user. */
export function sentenceOf(thrown: unknown): string {
  if (thrown instanceof RequestError) return thrown.message
  return texts.frame.wrong(thrown instanceof Error ? thrown.message : String(thrown))
}

/**
 * Asks the backend whenever the parameters change; null asks nothing. An answer that was overtaken
 * by a newer question is dropped.
 */
export function useAnswer<N extends keyof BackendRequests>(
  name: N,
  params: () => ParamsOf<BackendRequests, N> | null,
): Answering<AnswerOf<BackendRequests, N>, ParamsOf<BackendRequests, N>> {
  const answer = shallowRef<AnswerOf<BackendRequests, N> | null>(null)
  const answered = shallowRef<ParamsOf<BackendRequests, N> | null>(null)
  const error = shallowRef<string | null>(null)
  const pending = shallowRef(false)
  let round = 0
  // What breaks the backend is asked again once, or it would break it for ever.
  let retry: 'may' | 'due' | 'spent' = 'may'

  async function ask(question: ParamsOf<BackendRequests, N> | null): Promise<void> {
    const mine = ++round
    error.value = null
    pending.value = question !== null
    if (question === null) {
      answer.value = null
      return
    }
    try {
      const found = await askBackend(name, question)
      if (mine !== round) return
      answered.value = question
      answer.value = found
    } catch (thrown) {
      if (mine !== round) return
      answer.value = null
      error.value = sentenceOf(thrown)
      const lost = thrown instanceof RequestError && thrown.code === 'disconnected'
      if (lost && retry === 'may') retry = 'due'
    } finally {
      if (mine === round) pending.value = false
    }
  }
  function askAnew(): void {
    retry = 'may'
    void ask(params())
  }
  watch(params, askAnew, { immediate: true })
  watch(connected, (now) => {
    if (!now || retry !== 'due') return
    retry = 'spent'
    void ask(params())
  })
  return { answer, answered, error, pending, again: askAnew }
}
