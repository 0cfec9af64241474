import { computed, type ComputedRef } from 'vue'
import type { JobData } from '#shared/contract/housekeeping.ts'
import { useJobs } from '../../app/services/jobs.ts'

/** What the figures of this screen are made by. */
const SOLVES: readonly JobData['solve'][] = ['yahtzee', 'yahtzee-scores']

/** What is being worked out about one rule set. */
export interface RuleJobs {
  /** The one that began first; null while nothing has begun. */
  readonly job: ComputedRef<JobData | null>
  /** Stops all of it. */
  readonly stop: () => void
}

/** Follows the jobs of the rule set of this name. */
export function useRuleJobs(name: () => string): RuleJobs {
  const jobs = useJobs()
  const mine = computed(() =>
    jobs.running.filter(({ solve, rules }) => SOLVES.includes(solve) && rules === name()),
  )
  return {
    job: computed(() => mine.value[0] ?? null),
    stop() {
      for (const { id } of mine.value) void jobs.cancel(id)
    },
  }
}
