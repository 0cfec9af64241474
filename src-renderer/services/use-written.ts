import { computed, ref, shallowRef, watch, type ShallowRef } from 'vue'
import type { TableAt, TableGameData } from '#shared/study/table-game.ts'
import { turnOf, withEntry, type WrittenProblem } from '#shared/study/written-game.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import type { useTableGame } from './use-table-game.ts'

interface WrittenKind<Game> {
  readonly problemOf: (game: Game) => WrittenProblem | null
  /** Whether a game without problems is over. */
  readonly isOver: (game: Game) => boolean
}

/** Entries of a written game: the next turn, or another entry for one before. */
export function useWritten<Game extends TableGameData, At extends TableAt>(
  table: Pick<ReturnType<typeof useTableGame<Game, At>>, 'game' | 'write' | 'undo' | 'isWriting'>,
  { problemOf, isOver }: WrittenKind<Game>,
) {
  type Entry = NonNullable<Game['written']>[number]
  const words = pageTexts.tablePage.written
  /** Turn that gets another entry; null for the next turn. */
  const fixed = ref<number | null>(null)
  const problem = ref('')
  /** The game with an entry that ends it, until the players agree. */
  const ending = shallowRef(null) as ShallowRef<Game | null>
  const written = computed(() => (table.game.value?.written ?? []) as readonly Entry[])
  const turn = computed(() => fixed.value ?? written.value.length)

  function clear(): void {
    fixed.value = null
    problem.value = ''
    ending.value = null
  }
  watch(table.game, clear)

  /** Returns false if the entry is refused, or has to be agreed to. */
  function enter(entry: Entry): boolean {
    const { value: now } = table.game
    if (!now || table.isWriting.value) return false
    const next = withEntry(now, turn.value, entry)
    const wrong = problemOf(next)
    if (wrong) {
      const { round, seat } = turnOf(now, wrong.turn)
      const { name } = now.players[seat]!
      const isThis = wrong.turn === turn.value
      problem.value = isThis ? wrong.why : words.later(name, String(round), wrong.why)
      return false
    }
    problem.value = ''
    if (isOver(next)) {
      ending.value = next
      return false
    }
    void table.write(next)
    return true
  }

  return {
    fixed,
    turn,
    written,
    problem,
    ending,
    enter,
    clear,
    /** The player whose points are entered, and the round, from 1. */
    who: computed(() => table.game.value && turnOf(table.game.value, turn.value)),
    fix(at: number): void {
      clear()
      fixed.value = at
    },
    agree(): void {
      if (ending.value) void table.write(ending.value)
    },
    undo(): void {
      if (fixed.value === null) table.undo()
      clear()
    },
  }
}
