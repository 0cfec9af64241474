import { computed, ref, shallowRef, watch } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import { useRuleJobs } from './rule-jobs.ts'
import { sentenceOf, type Answering } from './use-answer.ts'

interface SearchPlan<T, K extends { readonly fraction: number }> {
  readonly known: Answering<K, unknown>
  /** The result in `known` if the search was completed earlier. */
  readonly before: (known: K) => T | null
  readonly ask: () => Promise<T>
  readonly rules: () => string
  /** Solve of the search, and the number of its parallel jobs at the start. */
  readonly solve: SolveName
  readonly parts: number
}

/** Runs a long search whose result is kept. Joins a search that already runs. */
export function useFoundSearch<T, K extends { readonly fraction: number }>(plan: SearchPlan<T, K>) {
  const { known } = plan
  const searched = shallowRef<T | null>(null)
  const searching = ref(false)
  /** Why the search ended without a result; null after a stop. */
  const error = ref<string | null>(null)
  // Finished parts have no job any more.
  const { running, stop } = useRuleJobs(() => [plan.solve], plan.rules)

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

  /** Done part, from 0 to 1; remains after a stop. */
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
    /** Found now or earlier. */
    found: computed((): T | null => {
      const before = known.answer.value
      return searched.value ?? (before && plan.before(before))
    }),
    state: computed(() => ({
      searching: searching.value,
      fraction: fraction.value,
      secondsLeft: secondsLeft.value,
      canStop: running.value.length > 0,
      error: error.value,
      loading: known.answer.value === null && known.pending.value,
      loadError: known.answer.value === null ? known.error.value : null,
    })),
    search,
    stop,
  }
}
