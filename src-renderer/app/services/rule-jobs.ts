import { computed, type ComputedRef } from 'vue'
import type { JobData } from '#shared/contract/housekeeping.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import { useJobs } from './jobs.ts'

export interface RuleJobs {
  readonly running: ComputedRef<readonly JobData[]>
  readonly stop: () => void
}

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
