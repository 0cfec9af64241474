import { computed, ref, shallowRef, watch } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import { askBackend } from '../../../services/client.ts'
import { useRuleJobs } from '../../../services/rule-jobs.ts'
import { sentenceOf, useAnswer } from '../../../services/use-answer.ts'

/** Limits to choose from, besides the highest score. */
export const LIMITS = [400, 600] as const

export type TargetSolving = ReturnType<typeof useTargetSolve>

/** Follows the solve for targets; never starts one by itself. */
export function useTargetSolve(entry: () => EntryOf<'scorecard'>) {
  const limit = ref<number | null>(LIMITS[0])
  const asked = useAnswer('scorecard.targetStatus', () => ({
    rules: entry().rules,
    ...(limit.value === null ? {} : { limit: limit.value }),
  }))
  const failure = shallowRef<string | null>(null)
  const begun = ref(false)
  const { running, stop } = useRuleJobs(
    () => ['targets'],
    () => entry().hash,
  )
  /** Null for a moment after the start too. */
  const job = computed(() => running.value[0] ?? null)
  // A solve that started before this view was opened ends without an answer here.
  watch(
    () => job.value === null,
    (none) => {
      if (none) asked.again()
    },
  )

  async function solve(mayBeLarge: boolean): Promise<void> {
    begun.value = true
    failure.value = null
    try {
      const wanted = limit.value === null ? {} : { limit: limit.value }
      await askBackend('scorecard.targetSolve', { rules: entry().rules, ...wanted, mayBeLarge })
    } catch (thrown) {
      const stopped = thrown instanceof RequestError && thrown.code === 'cancelled'
      if (!stopped) failure.value = sentenceOf(thrown)
    } finally {
      begun.value = false
      asked.again()
    }
  }

  return {
    status: asked.answer,
    /** Null for the highest score. */
    limit,
    choose: (wanted: number | null) => (limit.value = wanted),
    solving: computed(() => begun.value || job.value !== null),
    job,
    error: computed(() => failure.value ?? asked.error.value),
    start: (mayBeLarge: boolean) => void solve(mayBeLarge),
    stop,
    again: () => {
      failure.value = null
      asked.again()
    },
  }
}
