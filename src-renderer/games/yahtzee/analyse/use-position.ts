import { useManualRefHistory } from '@vueuse/core'
import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import { CATEGORIES, type Category } from '#shared/games/yahtzee/rules/categories.ts'
import { DICE } from '#shared/games/yahtzee/rules/scoring.ts'
import type { YahtzeePosition } from '../services/address.ts'

const MAX_STEPS = 200

export interface EditedPosition {
  readonly position: ShallowRef<YahtzeePosition>
  readonly change: (changes: Partial<YahtzeePosition>) => void
  /** Keeps these dice and uses up a reroll; keeping all five ends the rerolls. */
  readonly keep: (dice: readonly Face[]) => void
  /** Ends the turn in a box; `bonus` if it earned a Yahtzee bonus. */
  readonly score: (category: Category, points: number, bonus: boolean) => void
  readonly canUndo: ComputedRef<boolean>
  readonly canRedo: ComputedRef<boolean>
  readonly undo: () => void
  readonly redo: () => void
}

export function usePosition(rerolls: () => number, first: YahtzeePosition): EditedPosition {
  const position = shallowRef(first)
  const history = useManualRefHistory(position, { capacity: MAX_STEPS })

  function change(changes: Partial<YahtzeePosition>): void {
    const next = { ...position.value, ...changes }
    if (JSON.stringify(next) === JSON.stringify(position.value)) return
    position.value = next
    history.commit()
  }

  return {
    position,
    change,
    keep(dice) {
      const left = dice.length < DICE ? position.value.rerolls - 1 : 0
      change({ dice, rerolls: Math.max(0, left) })
    },
    score(category, points, bonus) {
      const { card } = position.value
      const at = CATEGORIES.indexOf(category)
      change({
        card: { points: card.points.with(at, points), bonuses: card.bonuses + (bonus ? 1 : 0) },
        ...{ dice: [], rerolls: rerolls() },
      })
    },
    canUndo: computed(() => history.canUndo.value),
    canRedo: computed(() => history.canRedo.value),
    undo: history.undo,
    redo: history.redo,
  }
}
