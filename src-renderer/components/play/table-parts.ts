import type { ComputedRef, Ref } from 'vue'
import type { TableGameData } from '#shared/study/table-game.ts'

export interface TableParts {
  readonly game: Readonly<Ref<TableGameData | null>>
  readonly isOver: ComputedRef<boolean>
  readonly isTyped: ComputedRef<boolean>
  readonly canUndo: ComputedRef<boolean>
  readonly said: Readonly<Ref<string>>
  readonly record: Readonly<Ref<number | null>>
  readonly counted: Readonly<Ref<string>>
  readonly undo: () => void
  readonly leave: () => void
  readonly takeOut: () => void
}
