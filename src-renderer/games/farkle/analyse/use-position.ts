import { useDebounceFn } from '@vueuse/core'
import { computed, shallowRef, watch } from 'vue'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { Players } from '#shared/games/farkle/analysis/three-players.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { useEditHistory } from '../../../components/use-edit-history.ts'
import { draftOf, readDraft, SCORES, type PositionDraft } from './position-draft.ts'

/** Typing in one field within this time is one undo step; each die is its own step. */
const STEP_MS = 400

export function usePosition(
  game: () => WinGame | null,
  first: Position,
  players: () => Players = () => 2,
) {
  const draft = shallowRef(draftOf(first))
  const read = computed(() => {
    const rules = game()
    return rules ? readDraft(draft.value, rules, players()) : null
  })
  const position = computed(() => (read.value?.ok ? read.value.value : null))
  const { keep, ...history } = useEditHistory(draft)
  watch(draft, useDebounceFn(keep, STEP_MS))

  let typed = ''
  function change(changes: Partial<PositionDraft>): void {
    const fields = Object.keys(changes).join()
    if (fields !== typed || !SCORES.some((field) => field === fields)) keep()
    typed = fields
    draft.value = { ...draft.value, ...changes }
  }

  function open(opened: Position): void {
    keep()
    draft.value = draftOf(opened, draft.value)
    keep()
  }

  return {
    draft,
    change,
    open,
    ...history,
    problems: computed(() => (read.value && !read.value.ok ? read.value.problems : [])),
    code: computed(() => (position.value ? positionCode(position.value) : null)),
  }
}
