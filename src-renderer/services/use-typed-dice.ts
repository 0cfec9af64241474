import { computed } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import type { TableAt, TableGameData } from '#shared/study/table-game.ts'

interface TypedDice<Game extends TableGameData> {
  readonly game: { readonly value: Game | null }
  readonly play: { readonly value: TableAt | null }
  readonly save: (game: Game) => void
}

/** Real dice, typed in one by one. */
export function useTypedDice<Game extends TableGameData>({ game, play, save }: TypedDice<Game>) {
  /** Number of dice still to be typed in. */
  const missing = computed(() => play.value?.missing ?? 0)

  function typeDie(face: Face): void {
    if (!game.value || missing.value === 0) return
    save({ ...game.value, rolled: [...(game.value.rolled ?? []), face] })
  }

  function takeOut(): void {
    const rolled = game.value?.rolled
    if (game.value?.seed === null && rolled && rolled.length > 0) {
      save({ ...game.value, rolled: rolled.slice(0, -1) })
    }
  }

  return {
    missing,
    typeDie,
    takeOut,
    isTyped: computed(() => {
      const { seed, written } = game.value ?? { seed: '' }
      return seed === null && !written && play.value?.isOver !== true
    }),
  }
}
