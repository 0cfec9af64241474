import { COMMANDS } from '#shared/contract/command-list.ts'
import { texts } from '#shared/texts/texts.ts'
import { useCommands } from './commands.ts'
import { useSettings } from './settings.ts'

export function keyWords(key: string): string {
  // Split at "+", except the plus key itself at the end.
  const parts = key.split(/\+(?!$)/)
  return parts.map((part) => texts.frame.keys[part] ?? part).join('+')
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

export function useCommandKeys() {
  const commands = useCommands()
  const settings = useSettings()

  /** Empty if the command has no key, or a single key while these are switched off. */
  function of(id: string): string {
    const key = commands.keyFor(COMMANDS.find((command) => command.id === id)!)
    return key.length > 1 || settings.singleKeys ? (SIGNS[key] ?? keyWords(key)) : ''
  }

  /** Of the first and last face, such as `1–6`; empty if one of them is not set. */
  function ofDigits(): string {
    const [first, last] = [of('drill.die1'), of('drill.die6')]
    return first && last ? `${first}–${last}` : ''
  }

  /** Key hints of a board, without the keys that its buttons show. */
  function ofBoard(
    {
      dice,
      hint = false,
      boxes = true,
    }: { readonly dice: boolean; readonly hint?: boolean; readonly boxes?: boolean },
    does: Readonly<Record<'setAside' | 'takeAll' | 'putBack', string>> & {
      /** What Alt shows while it is held; absent without boxes to fill. */
      readonly boxes?: string
    } = texts.parts.board.keys,
  ) {
    const { keys } = texts.parts.board
    return [
      { key: dice ? ofDigits() : '', does: does.setAside },
      { key: dice ? of('drill.all') : '', does: does.takeAll },
      { key: dice ? of('drill.clear') : '', does: does.putBack },
      { key: boxes && does.boxes ? keyWords('Alt') : '', does: does.boxes ?? '' },
      { key: hint ? of('drill.hint') : '', does: keys.hint },
      { key: of('app.help'), does: keys.all },
    ].filter(({ key }) => key !== '')
  }
  return { of, ofDigits, ofBoard }
}
