import { computed, ref, shallowRef, watch, type ComputedRef } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import { useRuleJobs } from './rule-jobs.ts'
import { sentenceOf, type Answering } from './use-answer.ts'

/** How far a search is, as the place that shows it takes it. */
export interface SearchState {
  readonly searching: boolean
  /** How far it is, or came before it was stopped: 0 to 1. */
  readonly fraction: number
  readonly secondsLeft: number | null
  readonly canStop: boolean
  /** Why the search ended without a result, as a sentence; null when it was only stopped. */
  readonly error: string | null
  /** Whether it is still asked what was found before, and why that failed. */
  readonly loading: boolean
  readonly loadError: string | null
}

/** A long search whose result is kept. */
export interface FoundSearch<T> {
  /** What was found, now or before; null while there is nothing. */
  readonly found: ComputedRef<T | null>
  readonly state: ComputedRef<SearchState>
  /** Begins, or goes on where it was stopped. */
  readonly search: () => Promise<void>
  readonly stop: () => void
}

export interface SearchPlan<T, K extends { readonly fraction: number }> {
  /** What is known already. */
  readonly known: Answering<K, unknown>
  /** The result in it, if it was found before. */
  readonly before: (known: K) => T | null
  readonly ask: () => Promise<T>
  /** The hash of the rules. */
  readonly rules: () => string
  /** The job that searches, and how many of it run side by side at first. */
  readonly solve: SolveName
  readonly parts: number
}

/** Runs such a search. One that runs already is waited for, whoever has asked for it. */
export function useFoundSearch<T, K extends { readonly fraction: number }>(
  plan: SearchPlan<T, K>,
): FoundSearch<T> {
  const { known } = plan
  const searched = shallowRef<T | null>(null)
  const searching = ref(false)
  const error = ref<string | null>(null)
  const all = useRuleJobs(() => [plan.solve], plan.rules)
  /** The parts that are running; one that is through has no job any more. */
  const { running } = all

  async function search(): Promise<void> {
    searching.value = true
    error.value = null
    try {
      searched.value = await plan.ask()
    } catch (thrown) {
      if (!(thrown instanceof RequestError) || thrown.code !== 'cancelled') {
        error.value = sentenceOf(thrown)
      }
      known.again()
    } finally {
      searching.value = false
    }
  }
  watch(
    () => running.value.length > 0,
    (isRunning) => {
      if (isRunning && !searching.value) void search()
    },
    { immediate: true },
  )

  const fraction = computed(() => {
    const begun = known.answer.value?.fraction ?? 0
    if (running.value.length === 0) return begun
    const left = running.value.map(({ done, total }) => 1 - done / (total ?? Infinity))
    return Math.max(begun, 1 - left.reduce((sum, part) => sum + part, 0) / plan.parts)
  })
  const secondsLeft = computed(() => {
    const seconds = running.value.map((job) => job.secondsLeft)
    return seconds.length === 0 || seconds.includes(null) ? null : Math.max(...seconds.map(Number))
  })
  return {
    found: computed(() => {
      const before = known.answer.value
      return searched.value ?? (before && plan.before(before))
    }),
    state: computed(() => ({
      searching: searching.value,
      fraction: fraction.value,
      secondsLeft: secondsLeft.value,
      canStop: all.running.value.length > 0,
      error: error.value,
      loading: known.answer.value === null && known.pending.value,
      loadError: known.answer.value === null ? known.error.value : null,
    })),
    search,
    stop: all.stop,
  }
}
