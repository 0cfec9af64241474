import { COMMANDS } from '#shared/contract/command-list.ts'
import { texts } from '#shared/texts/texts.ts'
import { useCommands } from './commands.ts'
import { keyWords } from './key-words.ts'
import { useSettings } from './settings.ts'

/** A key and what it does. */
export interface KeyHint {
  readonly key: string
  readonly does: string
}

/** What the keys of the dice do, in words. */
type DiceWords = Readonly<Record<'setAside' | 'takeAll' | 'putBack', string>>

/** The keys of commands as they are set now. */
export interface CommandKeys {
  /** The key of a command; empty where it has none, or single keys are switched off and it is one. */
  readonly of: (id: string) => string
  /** The keys of the faces, from the first to the last; empty where there are none. */
  readonly ofFaces: () => string
  /** Keys of a board and what they do, without those that are shown on its buttons. */
  readonly ofBoard: (
    board: { readonly dice: boolean; readonly hint?: boolean },
    does?: DiceWords,
  ) => KeyHint[]
}

/** Signs of keys that have one: beside what they do there is little room. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** Follows the user's keys; for components. */
export function useCommandKeys(): CommandKeys {
  const commands = useCommands()
  const settings = useSettings()

  function of(id: string): string {
    const key = commands.keyFor(COMMANDS.find((command) => command.id === id)!)
    return key.length > 1 || settings.singleKeys ? (SIGNS[key] ?? keyWords(key)) : ''
  }

  function ofFaces(): string {
    const [first, last] = [of('drill.die1'), of('drill.die6')]
    return first && last ? `${first}–${last}` : ''
  }

  function ofBoard(
    { dice, hint = false }: { readonly dice: boolean; readonly hint?: boolean },
    does: DiceWords = texts.parts.board.keys,
  ): KeyHint[] {
    const { keys } = texts.parts.board
    return [
      { key: dice ? ofFaces() : '', does: does.setAside },
      { key: dice ? of('drill.all') : '', does: does.takeAll },
      { key: dice ? of('drill.clear') : '', does: does.putBack },
      { key: hint ? of('drill.hint') : '', does: keys.hint },
      { key: of('app.help'), does: keys.all },
    ].filter(({ key }) => key !== '')
  }
  return { of, ofFaces, ofBoard }
}
