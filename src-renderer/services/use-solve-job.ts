import { computed, ref, shallowRef, watch } from 'vue'
import { isRefusal, RequestError } from '#shared/contract/errors.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import { useRuleJobs } from './rule-jobs.ts'
import { sentenceOf, type Answering } from './use-answer.ts'

/**
 * Follows the solve of rules by their hash; never starts one by itself. `status` is asked again when
 * a solve ends, also one that another screen has started; `request` resolves with the result.
 */
export function useSolveJob(
  name: SolveName,
  hash: () => string,
  status: Pick<Answering<unknown, unknown>, 'error' | 'refused' | 'again'>,
  request: (mayBeLarge: boolean) => Promise<unknown>,
) {
  const failure = shallowRef<string | null>(null)
  const isFailureFinal = ref(false)
  const isAsked = ref(false)
  const { running, stop } = useRuleJobs(() => [name], hash)
  const job = computed(() => running.value[0] ?? null)
  watch(
    () => job.value === null,
    (none) => {
      if (none) status.again()
    },
  )

  async function solve(mayBeLarge: boolean): Promise<void> {
    isAsked.value = true
    failure.value = null
    try {
      await request(mayBeLarge)
    } catch (thrown) {
      const isStopped = thrown instanceof RequestError && thrown.code === 'cancelled'
      if (!isStopped) failure.value = sentenceOf(thrown)
      isFailureFinal.value = isRefusal(thrown)
    } finally {
      isAsked.value = false
      status.again()
    }
  }

  return {
    isSolving: computed(() => isAsked.value || job.value !== null),
    job,
    error: computed(() => failure.value ?? status.error.value),
    refused: computed(() => (failure.value === null ? status.refused.value : isFailureFinal.value)),
    start: (mayBeLarge: boolean) => void solve(mayBeLarge),
    stop,
    again: () => {
      failure.value = null
      status.again()
    },
  }
}
