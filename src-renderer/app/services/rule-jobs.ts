import { computed, type ComputedRef } from 'vue'
import type { JobData } from '#shared/contract/housekeeping.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import { useJobs } from './jobs.ts'

/** Running jobs of one rule set. */
export interface RuleJobs {
  /** In the order in which they began. */
  readonly running: ComputedRef<readonly JobData[]>
  /** Stops all of it. */
  readonly stop: () => void
}

/** Follows the solves of these kinds for the rule set of this hash. */
export function useRuleJobs(solves: () => readonly SolveName[], rules: () => string): RuleJobs {
  const jobs = useJobs()
  const running = computed(() =>
    jobs.running.filter(
      ({ solve, hash }) => hash === rules() && solves().some((one) => one === solve),
    ),
  )
  return {
    running,
    stop() {
      for (const { id } of running.value) void jobs.cancel(id)
    },
  }
}
