import { computed, h } from 'vue'
import type { GradesPart } from '../../game.ts'
import SolveState from '../parts/SolveState.vue'
import { useWinResult } from '../services/use-win-result.ts'

/** Farkle's part of the grades; for wins its two-player game must be solved. */
export const gradesPart: GradesPart<'farkle'> = {
  usePreparation(entry, goal) {
    const win = useWinResult(() => (goal() === 'wins' ? entry() : null))
    return {
      isReady: computed(() => goal() === 'points' || win.result.value !== null),
      View: () => h(SolveState, { name: entry()?.rules.name ?? '', win }),
    }
  },
}
