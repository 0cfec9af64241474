import { watch } from 'vue'
import type { Face } from '#shared/dice/multiset.ts'
import { formatText } from '#shared/texts/screen-text.ts'
import { useSaid } from '../use-said.ts'

interface SpokenState {
  readonly game: {
    readonly moves: readonly unknown[]
    readonly players: readonly { readonly name: string }[]
  }
  readonly play: { readonly seat: number }
  readonly title: string
  readonly dice: readonly Face[] | null
}

interface Sentences<State> {
  moved(player: string, now: State, before: State): string
  rolled(player: string, dice: string): string
  /** The dice that are chosen, if any; said only when the table is asked for. */
  chosen?(): string
}

/** Announces moves, the player to move and the dice to screen readers. */
export function useSpokenTable<State extends SpokenState>(
  state: () => State,
  sentences: Sentences<State>,
) {
  const { said, say } = useSaid()
  const nameOf = ({ game, play }: State): string => game.players[play.seat]!.name

  function told(now: State, before: State | undefined): string[] {
    const hasMoved = before !== undefined && now.game.moves.length > before.game.moves.length
    const isRolled = now.dice && (hasMoved || now.dice.join() !== before?.dice?.join())
    return [
      hasMoved ? sentences.moved(nameOf(before), now, before) : '',
      now.title === before?.title ? '' : `${now.title}.`,
      isRolled ? sentences.rolled(nameOf(now), now.dice.join(', ')) : '',
    ].filter((sentence) => sentence !== '')
  }
  function sayAll(all: readonly string[]): void {
    if (all.length > 0) say(formatText(all.join(' ')))
  }
  watch(state, (now, before) => sayAll(told(now, before)), { immediate: true, flush: 'post' })
  const all = (): string[] => [...told(state(), undefined), sentences.chosen?.() ?? '']
  return { said, repeat: () => sayAll(all().filter((sentence) => sentence !== '')) }
}
