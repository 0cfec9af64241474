import { computed, h } from 'vue'
import type { GradesPart } from '../../game.ts'
import SolveState from '../parts/SolveState.vue'
import { usePositionsSolved } from '../services/use-win-result.ts'

export const gradesPart: GradesPart<'farkle'> = {
  usePreparation(entry, goal) {
    const win = usePositionsSolved(() => (goal() === 'wins' ? entry() : null))
    return {
      isReady: computed(() => goal() === 'points' || win.result.value !== null),
      View: () => h(SolveState, { name: entry()?.rules.name ?? '', win }),
    }
  },
}
