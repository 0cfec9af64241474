import { computed, ref, shallowRef, watch } from 'vue'
import { isRefusal, RequestError } from '#shared/contract/errors.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import { useRuleJobs } from './rule-jobs.ts'
import { sentenceOf, type Answering } from './use-answer.ts'

interface SearchPlan<T, K extends { readonly fraction: number }> {
  readonly known: Answering<K, unknown>
  /** What `known` has, from the whole search or before its end. */
  readonly before: (known: K) => T | null
  readonly ask: () => Promise<T>
  readonly rules: () => string
  readonly solve: SolveName
}

/** Runs a long search whose result is kept. Joins a search that already runs. */
export function useFoundSearch<T, K extends { readonly fraction: number }>(plan: SearchPlan<T, K>) {
  const { known } = plan
  const searched = shallowRef<T | null>(null)
  const searching = ref(false)
  /** Why the search ended without a result; null after a stop. */
  const error = ref<string | null>(null)
  const refused = ref(false)
  const { running, stop } = useRuleJobs(() => [plan.solve], plan.rules)

  async function search(): Promise<void> {
    searching.value = true
    error.value = null
    try {
      searched.value = await plan.ask()
    } catch (thrown) {
      if (!(thrown instanceof RequestError) || thrown.code !== 'cancelled') {
        error.value = sentenceOf(thrown)
        refused.value = isRefusal(thrown)
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
    const [job] = running.value
    return job ? Math.max(begun, job.done / (job.total ?? Infinity)) : begun
  })
  return {
    /** The best that is known. */
    found: computed((): T | null => {
      const before = known.answer.value
      return searched.value ?? (before && plan.before(before))
    }),
    /** The search has ended, now or earlier. */
    isDone: computed(() => searched.value !== null || known.answer.value?.fraction === 1),
    state: computed(() => ({
      searching: searching.value,
      fraction: fraction.value,
      secondsLeft: running.value[0]?.secondsLeft ?? null,
      canStop: running.value.length > 0,
      error: error.value,
      refused: error.value === null ? known.refused.value : refused.value,
      loading: known.answer.value === null && known.pending.value,
      loadError: known.answer.value === null ? known.error.value : null,
    })),
    search,
    stop,
  }
}
