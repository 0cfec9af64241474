import type { CommandId } from '#shared/contract/command-list.ts'
import { provideCommands } from './commands.ts'

const DICE: readonly CommandId[] = [
  'drill.die1',
  'drill.die2',
  'drill.die3',
  'drill.die4',
  'drill.die5',
  'drill.die6',
]

/** Ways to answer that have a key, in any game. */
export type TableAction = 'roll' | 'bank'

/** Actions of the keys at a table, in a drill or in a placement test. */
export interface TableKeys {
  /** Number of dice that can be chosen. */
  readonly dice: number
  /** The actions of the game. */
  readonly actions: readonly TableAction[]
  readonly choose: (place: number) => void
  /** Puts all dice back. */
  readonly clear: () => void
  readonly act: (action: TableAction) => void
  /** Whether answers are chosen by going from one to the next. */
  readonly canStep: () => boolean
  readonly step: (by: 1 | -1) => void
}

/** Gives the keys of a table something to do, as long as the component lives. */
export function provideTableKeys(keys: TableKeys): void {
  const { dice, actions, choose, clear, act, canStep, step } = keys
  provideCommands({
    ...Object.fromEntries(DICE.slice(0, dice).map((id, place) => [id, () => choose(place)])),
    ...Object.fromEntries(actions.map((action) => [`drill.${action}`, () => act(action)])),
    'drill.clear': clear,
  })
  provideCommands({ 'drill.previous': () => step(-1), 'drill.next': () => step(1) }, canStep)
}
