import { computed, h } from 'vue'
import type { GradesPart } from '../../game.ts'
import SolveState from '../parts/SolveState.vue'
import { usePositionsSolved } from '../services/use-win-result.ts'

export const gradesPart: GradesPart<'farkle'> = {
  usePreparation(entry, goal, players = () => 2) {
    const win = usePositionsSolved(() => (goal() === 'wins' ? entry() : null), players)
    return {
      isReady: computed(() => goal() === 'points' || win.result.value !== null),
      View: () => h(SolveState, { name: entry()?.rules.name ?? '', win }),
    }
  },
}
