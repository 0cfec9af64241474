import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { createStaleGuard } from '#shared/base/stale-guard.ts'
import { errorData, faultOf, RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { formatText } from '#shared/texts/screen-text.ts'
import { askBackend, connected, onEvent } from './client.ts'
import { onWake } from './wake.ts'

type Params<N extends keyof BackendRequests> = ParamsOf<BackendRequests, N>
type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

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

/** A thrown thing as a sentence for the user; a fault of the program is logged. */
export function sentenceOf(thrown: unknown): string {
  const fault = faultOf(thrown)
  // eslint-disable-next-line no-console -- the shell logs what a page says here
  if (fault !== null) console.error(fault)
  return formatText(errorData(thrown).message)
}

/**
 * Asks the backend whenever the parameters change; null asks nothing. An answer that was overtaken
 * by a newer question is dropped.
 *
 * `oneAtATime` is for questions that change faster than they are answered, as under a slider: one
 * is on its way at a time, the newest of those that came meanwhile is asked next, and each answer is
 * shown as it comes, so that the picture follows the hand.
 */
export function useAnswer<N extends keyof BackendRequests>(
  name: N,
  params: () => Params<N> | null,
  { oneAtATime = false }: { readonly oneAtATime?: boolean } = {},
): Answering<Answer<N>, Params<N>> {
  const answer = shallowRef<Answer<N> | null>(null)
  const answered = shallowRef<Params<N> | null>(null)
  const error = shallowRef<string | null>(null)
  const pending = shallowRef(false)
  const guard = createStaleGuard()
  /** The newest question; null where nothing is to be known. */
  let wanted: Params<N> | null = null
  let isOnItsWay = false
  // A question that breaks the backend is asked again once, or it would break it for ever.
  let retry: 'may' | 'due' | 'spent' = 'may'

  async function ask(question: Params<N>): Promise<void> {
    isOnItsWay = true
    const outcome = await guard.settle(() => askBackend(name, question))
    if (outcome === null) return
    isOnItsWay = false
    if (outcome.ok) {
      answered.value = question
      answer.value = outcome.value
      error.value = null
    } else if (question === wanted) {
      const { thrown } = outcome
      answer.value = null
      error.value = sentenceOf(thrown)
      const lost = thrown instanceof RequestError && thrown.code === 'disconnected'
      if (lost && retry === 'may') retry = 'due'
    }
    if (wanted !== null && wanted !== question) void ask(wanted)
    else pending.value = false
  }

  function want(question: Params<N> | null): void {
    wanted = question
    error.value = null
    pending.value = question !== null
    if (question === null) answer.value = null
    if (question === null || !oneAtATime) {
      guard.overtake()
      isOnItsWay = false
    }
    if (question !== null && !isOnItsWay) void ask(question)
  }
  function askAnew(): void {
    retry = 'may'
    want(params())
  }
  watch(params, askAnew, { immediate: true })
  watch(connected, (now) => {
    if (!now || retry !== 'due') return
    retry = 'spent'
    want(params())
  })
  onScopeDispose(() => {
    wanted = null
    guard.overtake()
  })
  return { answer, answered, error, pending, again: askAnew }
}

/**
 * Asks the study store as useAnswer does, and again whenever what it keeps has changed or, after the
 * computer slept, what is due may have.
 */
export function useStudy<N extends keyof BackendRequests>(
  name: N,
  params: () => Params<N> | null,
): Answering<Answer<N>, Params<N>> {
  const asking = useAnswer(name, params)
  onScopeDispose(onEvent('study-changed', asking.again))
  onScopeDispose(onWake(asking.again))
  return asking
}
