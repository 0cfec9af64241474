import { useManualRefHistory } from '@vueuse/core'
import { computed, type ShallowRef } from 'vue'

const MAX_STEPS = 200

/** Undo and redo for `edited`; `keep` ends a step if anything has changed. */
export function useEditHistory<Edited>(edited: ShallowRef<Edited>) {
  const history = useManualRefHistory(edited, { capacity: MAX_STEPS })
  const isCommitted = (): boolean =>
    JSON.stringify(history.last.value.snapshot) === JSON.stringify(edited.value)
  function keep(): void {
    if (!isCommitted()) history.commit()
  }
  function undo(): void {
    keep()
    history.undo()
  }
  const canUndo = computed(() => history.canUndo.value || !isCommitted())
  return { keep, canUndo, canRedo: history.canRedo, undo, redo: history.redo }
}
