import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { createStaleGuard } from '#shared/base/stale-guard.ts'
import { errorData, faultOf, isRefusal, RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { formatText } from '#shared/texts/screen-text.ts'
import { askBackend, connected, onEvent } from './client.ts'
import { onWake } from './wake.ts'

type Params<N extends keyof BackendRequests> = ParamsOf<BackendRequests, N>
type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

export interface Answering<T, P> {
  /** Last answer; it stays while a new one is pending, to avoid flicker. */
  readonly answer: ShallowRef<T | null>
  /** Parameters of `answer`; may be older than the pending ones. */
  readonly answered: ShallowRef<P | null>
  readonly error: ShallowRef<string | null>
  /** Whether the error is a refusal, so that asking again is no use. */
  readonly refused: ShallowRef<boolean>
  readonly pending: ShallowRef<boolean>
  readonly again: () => void
}

/** Error message for the user; a program fault is logged too. */
export function sentenceOf(thrown: unknown): string {
  const fault = faultOf(thrown)
  // eslint-disable-next-line no-console -- the shell logs what a page says here
  if (fault !== null) console.error(fault)
  return formatText(errorData(thrown).message)
}

interface Asking {
  readonly oneAtATime?: boolean
  /** Asks again after changes of the study store and after sleep, for due cards. */
  readonly study?: boolean
  /** The user asked for the work, so it goes on when the screen is left. */
  readonly byButton?: boolean
}

/**
 * Asks when the parameters change (null: not at all), and drops outdated requests. For a slider,
 * `oneAtATime` keeps one request pending, sends the newest next and shows every answer.
 */
export function useAsking<T, P>(
  askFor: (params: P, left: AbortSignal | undefined) => Promise<T>,
  params: () => P | null,
  { oneAtATime = false, study = false, byButton = false }: Asking = {},
): Answering<T, P> {
  const answer = shallowRef(null) as ShallowRef<T | null>
  const answered = shallowRef(null) as ShallowRef<P | null>
  const error = shallowRef<string | null>(null)
  const refused = shallowRef(false)
  const pending = shallowRef(false)
  const guard = createStaleGuard()
  let left = new AbortController()
  let wanted: P | null = null
  let isOnItsWay = false
  // A request that crashed the backend is retried only once.
  let retry: 'may' | 'due' | 'spent' = 'may'

  async function ask(question: P): Promise<void> {
    isOnItsWay = true
    const outcome = await guard.settle(() => askFor(question, byButton ? undefined : left.signal))
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
      refused.value = isRefusal(thrown)
      const lost = thrown instanceof RequestError && thrown.code === 'disconnected'
      if (lost && retry === 'may') retry = 'due'
    }
    if (wanted !== null && wanted !== question) void ask(wanted)
    else pending.value = false
  }

  function drop(): void {
    guard.overtake()
    left.abort()
    left = new AbortController()
  }

  function want(question: P | null): void {
    wanted = question
    error.value = null
    pending.value = question !== null
    if (question === null) answer.value = null
    if (question === null || !oneAtATime) {
      drop()
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
  if (study) {
    onScopeDispose(onEvent('study-changed', askAnew))
    onScopeDispose(onWake(askAnew))
  }
  onScopeDispose(() => {
    wanted = null
    drop()
  })
  return { answer, answered, error, refused, pending, again: askAnew }
}

export function useAnswer<N extends keyof BackendRequests>(
  name: N,
  params: () => Params<N> | null,
  options?: Asking,
): Answering<Answer<N>, Params<N>> {
  return useAsking<Answer<N>, Params<N>>(
    (asked, left) => askBackend<N>(name, asked, left),
    params,
    options,
  )
}

/** `useAnswer` on the study store. */
export function useStudy<N extends keyof BackendRequests>(
  name: N,
  params: () => Params<N> | null,
): Answering<Answer<N>, Params<N>> {
  return useAnswer<N>(name, params, { study: true })
}

/** The first request that failed, else the first without an answer; null if all have one. */
export function unanswered(
  asked: readonly Answering<unknown, unknown>[],
): Answering<unknown, unknown> | null {
  return (
    asked.find(({ error }) => error.value !== null) ??
    asked.find(({ answer }) => answer.value === null) ??
    null
  )
}
