import { computed, h } from 'vue'
import type { GradesPart } from '../../game.ts'
import SolveState from '../parts/SolveState.vue'
import { usePositionsSolved } from '../services/use-win-result.ts'

/** Farkle's part of the grades; for wins the positions of its game must be solved. */
export const gradesPart: GradesPart<'farkle'> = {
  usePreparation(entry, goal) {
    const win = usePositionsSolved(() => (goal() === 'wins' ? entry() : null))
    return {
      isReady: computed(() => goal() === 'points' || win.result.value !== null),
      View: () => h(SolveState, { name: entry()?.rules.name ?? '', win }),
    }
  },
}
