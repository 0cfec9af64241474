import { ref, shallowRef, type ShallowRef } from 'vue'
import { createStaleGuard } from '#shared/base/stale-guard.ts'
import { isRefusal } from '#shared/contract/errors.ts'
import { answerTimeSince, awakeTime } from '../awake-time.ts'
import { UNSEEN_MS } from './session-times.ts'
import type { Graded, SessionPhase } from './session-types.ts'

interface SessionParts {
  readonly session: unknown
  readonly question: unknown
  readonly verdict?: unknown
  readonly ending: unknown
}

export type SessionCore<Parts extends SessionParts> = ReturnType<typeof useSessionCore<Parts>>

/** State shared by sessions of drills and cards. Replies to outdated requests are dropped. */
export function useSessionCore<Parts extends SessionParts>(
  sentenceOf: (thrown: unknown) => string,
) {
  const phase = ref<SessionPhase>('setup')
  // Casts, because TypeScript cannot exclude that a part is a ref itself.
  const session = shallowRef(null) as ShallowRef<Parts['session'] | null>
  const question = shallowRef(null) as ShallowRef<Parts['question'] | null>
  const verdict = shallowRef(null) as ShallowRef<Parts['verdict'] | null>
  const ending = shallowRef(null) as ShallowRef<Parts['ending'] | null>
  /** Why the last answer was refused. */
  const problem = ref('')
  const error = ref<string | null>(null)
  /** Whether the error is a refusal, so that asking again is no use. */
  const refused = ref(false)
  const guard = createStaleGuard()
  let shownAt = 0

  function reset(): void {
    guard.overtake()
    session.value = question.value = verdict.value = ending.value = null
    problem.value = ''
    error.value = null
  }

  function ask(next: Parts['question']): void {
    verdict.value = ending.value = null
    problem.value = ''
    question.value = next
    shownAt = awakeTime()
    phase.value = 'asking'
  }

  function end(what: Parts['ending']): void {
    question.value = verdict.value = null
    problem.value = ''
    ending.value = what
    phase.value = 'over'
  }

  async function attempt<T>(request: () => Promise<T>, use: (answer: T) => void): Promise<boolean> {
    error.value = null
    const outcome = await guard.settle(request)
    if (outcome === null) return false
    if (outcome.ok) use(outcome.value)
    else {
      error.value = sentenceOf(outcome.thrown)
      refused.value = isRefusal(outcome.thrown)
    }
    return !outcome.ok
  }

  function canAnswer(): boolean {
    return phase.value === 'asking' && awakeTime() - shownAt >= UNSEEN_MS
  }

  /** Returns true if the request failed. A refused answer reopens the question. */
  async function handIn<G extends Graded<unknown>>(
    send: (milliseconds: number) => Promise<G>,
    use: (graded: Extract<G, { readonly graded: true }>) => void,
  ): Promise<boolean> {
    if (phase.value !== 'asking') return false
    const milliseconds = answerTimeSince(shownAt)
    phase.value = 'grading'
    problem.value = ''
    return attempt(
      () => send(milliseconds),
      (graded) => {
        if (graded.graded) {
          use(graded as Extract<G, { readonly graded: true }>)
          return
        }
        problem.value = graded.problem
        phase.value = 'asking'
      },
    )
  }

  return {
    phase,
    session,
    question,
    verdict,
    ending,
    problem,
    error,
    refused,
    reset,
    ask,
    end,
    attempt,
    canAnswer,
    handIn,
    overtake: () => guard.overtake(),
  }
}
