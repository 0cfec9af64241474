import { ref } from 'vue'
import type { EntryOf } from '#shared/contract/library.ts'
import { askBackend } from '../../../services/client.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { useAskedSolve } from '../services/use-asked-solve.ts'

/** Limits to choose from, besides the highest score. */
export const LIMITS = [400, 600] as const

export type TargetSolving = ReturnType<typeof useTargetSolve>

/** Follows the solve for targets; never starts one by itself. */
export function useTargetSolve(entry: () => EntryOf<'scorecard'>) {
  const limit = ref<number | null>(LIMITS[0])
  const wanted = () => ({
    rules: entry().rules,
    ...(limit.value === null ? {} : { limit: limit.value }),
  })
  const asked = useAnswer('scorecard.targetStatus', wanted)
  const { isSolving: solving, ...solve } = useAskedSolve({
    solve: 'targets',
    hash: () => entry().hash,
    status: asked,
    run: (mayBeLarge) => askBackend('scorecard.targetSolve', { ...wanted(), mayBeLarge }),
  })
  return {
    ...solve,
    solving,
    status: asked.answer,
    /** Null for the highest score. */
    limit,
    choose: (chosen: number | null) => (limit.value = chosen),
  }
}
