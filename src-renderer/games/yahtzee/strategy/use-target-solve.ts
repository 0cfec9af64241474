import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { JobData } from '#shared/contract/housekeeping.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { askBackend } from '../../../app/services/client.ts'
import { useJobs } from '../../../app/services/jobs.ts'
import { sentenceOf, useAnswer } from '../../../app/services/use-answer.ts'

export type TargetStatus = AnswerOf<BackendRequests, 'yahtzee.targetStatus'>

/** Limits to choose from, besides the highest score. */
export const LIMITS = [400, 600] as const

export interface TargetSolving {
  readonly status: ShallowRef<TargetStatus | null>
  /** Null for the highest score. */
  readonly limit: Readonly<Ref<number | null>>
  readonly choose: (limit: number | null) => void
  readonly solving: ComputedRef<boolean>
  /** The running job; also null for a moment after the start. */
  readonly job: ComputedRef<JobData | null>
  readonly error: ComputedRef<string | null>
  readonly start: (mayBeLarge: boolean) => void
  readonly stop: () => void
  readonly again: () => void
}

/** Follows the solve for targets; never starts one by itself. */
export function useTargetSolve(entry: () => EntryOf<'yahtzee'>): TargetSolving {
  const jobs = useJobs()
  const limit = ref<number | null>(LIMITS[0])
  const asked = useAnswer('yahtzee.targetStatus', () => ({
    rules: entry().rules,
    ...(limit.value === null ? {} : { limit: limit.value }),
  }))
  const failure = shallowRef<string | null>(null)
  const begun = ref(false)
  const job = computed(
    () =>
      jobs.running.find(({ solve, hash }) => solve === 'targets' && hash === entry().hash) ?? null,
  )
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
      await askBackend('yahtzee.targetSolve', { rules: entry().rules, ...wanted, mayBeLarge })
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
    limit,
    choose: (wanted) => (limit.value = wanted),
    solving: computed(() => begun.value || job.value !== null),
    job,
    error: computed(() => failure.value ?? asked.error.value),
    start: (mayBeLarge) => void solve(mayBeLarge),
    stop: () => {
      if (job.value) void jobs.cancel(job.value.id)
    },
    again: () => {
      failure.value = null
      asked.again()
    },
  }
}
