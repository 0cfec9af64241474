import { nextTick, watch } from 'vue'
import type { Phase } from './session-kind.ts'

/** Moves the keyboard to where the next thing is done: to the verdict's button, then to the table. */
export function useSessionFocus(
  drill: { readonly phase: Phase; readonly question: { readonly number: number } | null },
  toVerdict: () => void,
  toTable: () => void,
): void {
  watch(
    () => [drill.phase, drill.question?.number] as const,
    async ([phase]) => {
      await nextTick()
      if (phase === 'verdict') toVerdict()
      else if (phase === 'asking') toTable()
    },
    { immediate: true },
  )
}
