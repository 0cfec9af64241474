import type { ComputedRef, Ref } from 'vue'
import type { TableGameData } from '#shared/study/table-game.ts'

/** As much of useTableGame as the table shows of every game. */
export interface TableParts {
  readonly game: Readonly<Ref<TableGameData | null>>
  readonly isOver: ComputedRef<boolean>
  readonly isTyped: ComputedRef<boolean>
  readonly canUndo: ComputedRef<boolean>
  readonly said: Readonly<Ref<string>>
  readonly record: Readonly<Ref<number | null>>
  /** What counts of the game that is over, as a sentence; empty where nothing was to count. */
  readonly counted: Readonly<Ref<string>>
  readonly undo: () => void
  readonly leave: () => void
  readonly takeOut: () => void
}
