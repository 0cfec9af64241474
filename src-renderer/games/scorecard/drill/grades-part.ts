import { h } from 'vue'
import type { GradesPart } from '../../game.ts'
import CardSolve from '../parts/CardSolve.vue'
import { useCardSolve } from '../services/use-card-solve.ts'

export const gradesPart: GradesPart<'scorecard'> = {
  usePreparation(entry) {
    const solve = useCardSolve(() => entry()?.rules ?? null)
    return { isReady: solve.isReady, View: () => h(CardSolve, { solve }) }
  },
}
