import { computed } from 'vue'
import type { SolveName } from '#shared/games/solvers.ts'
import { useJobs } from './jobs.ts'

export function useRuleJobs(solves: () => readonly SolveName[], rules: () => string) {
  const jobs = useJobs()
  const running = computed(() =>
    jobs.running.filter(
      ({ solve, hash }) => hash === rules() && solves().some((one) => one === solve),
    ),
  )
  return {
    running,
    stop: () => {
      for (const { id } of running.value) void jobs.cancel(id)
    },
  }
}
