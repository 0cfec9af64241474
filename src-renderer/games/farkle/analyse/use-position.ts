import { useDebounceFn, useManualRefHistory } from '@vueuse/core'
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Problem } from '#shared/base/result.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { draftOf, readDraft, SCORES, type PositionDraft } from './position-draft.ts'

/** Typing in one field within this time is one undo step; each die is its own step. */
const STEP_MS = 400
const MAX_STEPS = 200

export interface EditedPosition {
  readonly draft: ShallowRef<PositionDraft>
  /** Null while the draft is invalid. */
  readonly position: ComputedRef<Position | null>
  readonly problems: ComputedRef<readonly Problem[]>
  readonly code: ComputedRef<string | null>
  readonly change: (changes: Partial<PositionDraft>) => void
  readonly open: (position: Position) => void
  readonly canUndo: ComputedRef<boolean>
  readonly canRedo: ComputedRef<boolean>
  readonly undo: () => void
  readonly redo: () => void
}

export function usePosition(game: () => WinGame | null, first: Position): EditedPosition {
  const draft = shallowRef(draftOf(first))
  const read = computed(() => {
    const rules = game()
    return rules ? readDraft(draft.value, rules) : null
  })
  const position = computed(() => (read.value?.ok ? read.value.value : null))
  const history = useManualRefHistory(draft, { capacity: MAX_STEPS })

  const same = (a: PositionDraft, b: PositionDraft): boolean =>
    JSON.stringify(a) === JSON.stringify(b)

  function keep(): void {
    if (!same(history.last.value.snapshot, draft.value)) history.commit()
  }
  watch(draft, useDebounceFn(keep, STEP_MS))

  let typed = ''
  function change(changes: Partial<PositionDraft>): void {
    const fields = Object.keys(changes).join()
    if (fields !== typed || !SCORES.some((field) => field === fields)) keep()
    typed = fields
    draft.value = { ...draft.value, ...changes }
  }

  return {
    draft,
    position,
    problems: computed(() => (read.value && !read.value.ok ? read.value.problems : [])),
    code: computed(() => (position.value ? positionCode(position.value) : null)),
    change,
    open(opened) {
      keep()
      draft.value = draftOf(opened, draft.value)
      keep()
    },
    canUndo: computed(
      () => history.canUndo.value || !same(history.last.value.snapshot, draft.value),
    ),
    canRedo: history.canRedo,
    undo() {
      keep()
      history.undo()
    },
    redo: history.redo,
  }
}
