import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import { useRuleJobs } from '../../../services/rule-jobs.ts'
import { sentenceOf } from '../../../services/use-answer.ts'

interface AskedSolve {
  readonly solve: SolveName
  /** Hash of the rules. */
  readonly hash: () => string
  /** Request for the status of the solve. */
  readonly status: { readonly error: Ref<string | null>; readonly again: () => void }
  readonly run: (mayBeLarge: boolean) => Promise<unknown>
}

/** Follows a solve that the user starts, and asks for its status again when it has ended. */
export function useAskedSolve({ solve, hash, status, run }: AskedSolve) {
  const failure = shallowRef<string | null>(null)
  const begun = ref(false)
  const { running, stop } = useRuleJobs(() => [solve], hash)
  /** Null for a moment after the start too. */
  const job = computed(() => running.value[0] ?? null)
  // A solve that another screen has started ends without an answer here.
  watch(
    () => job.value === null,
    (none) => {
      if (none) status.again()
    },
  )

  async function start(mayBeLarge: boolean): Promise<void> {
    begun.value = true
    failure.value = null
    try {
      await run(mayBeLarge)
    } catch (thrown) {
      const stopped = thrown instanceof RequestError && thrown.code === 'cancelled'
      if (!stopped) failure.value = sentenceOf(thrown)
    } finally {
      begun.value = false
      status.again()
    }
  }

  return {
    job,
    stop,
    isSolving: computed(() => begun.value || job.value !== null),
    error: computed(() => failure.value ?? status.error.value),
    start: (mayBeLarge: boolean) => void start(mayBeLarge),
    again: () => {
      failure.value = null
      status.again()
    },
  }
}
