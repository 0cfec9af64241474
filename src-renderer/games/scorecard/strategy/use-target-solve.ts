import { ref } from 'vue'
import type { EntryOf } from '#shared/contract/library.ts'
import { askBackend } from '../../../services/client.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { useSolveJob } from '../../../services/use-solve-job.ts'

/** Limits to choose from, besides the highest score. */
export const LIMITS = [400, 600] as const

export type TargetSolving = ReturnType<typeof useTargetSolve>

/** Follows the solve for targets; never starts one by itself. */
export function useTargetSolve(entry: () => EntryOf<'scorecard'>) {
  const limit = ref<number | null>(LIMITS[0])
  const params = () => ({
    rules: entry().rules,
    ...(limit.value === null ? {} : { limit: limit.value }),
  })
  const asked = useAnswer('scorecard.targetStatus', params)
  const hash = (): string => entry().hash
  const solve = useSolveJob('targets', hash, asked, (mayBeLarge) =>
    askBackend('scorecard.targetSolve', { ...params(), mayBeLarge }),
  )
  return {
    ...solve,
    status: asked.answer,
    /** Null for the highest score. */
    limit,
    choose: (wanted: number | null) => (limit.value = wanted),
  }
}
