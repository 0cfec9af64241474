import { FACES, type Face } from '#shared/dice/multiset.ts'
import { provideCommands } from './commands.ts'

/** Ways to answer that have a key, in any game. */
export type TableAction = 'roll' | 'bank'

/** Key that chooses dice: sets a die of a face aside, puts one back, or sets all aside that can be. */
export type DiceKey =
  | { readonly does: 'take'; readonly face: Face }
  | { readonly does: 'put-back'; readonly face: Face }
  | { readonly does: 'take-all' }

/** Actions of the keys at a table, in a drill, a game or the mistakes of a review. */
export interface TableKeys {
  /** The actions of the game. */
  readonly actions: readonly TableAction[]
  readonly choose: (key: DiceKey) => void
  /** Puts all dice back. */
  readonly clear: () => void
  readonly act: (action: TableAction) => void
  /** Whether answers are chosen by going from one to the next. */
  readonly canStep: () => boolean
  readonly step: (by: 1 | -1) => void
}

/** Gives the keys of a table something to do, as long as the component lives. */
export function provideTableKeys(keys: TableKeys): void {
  const { actions, choose, clear, act, canStep, step } = keys
  const ofFaces = FACES.flatMap((face) => [
    [`drill.die${face}`, () => choose({ does: 'take', face })],
    [`drill.back${face}`, () => choose({ does: 'put-back', face })],
  ])
  provideCommands({
    ...(Object.fromEntries(ofFaces) as Record<string, () => void>),
    'drill.all': () => choose({ does: 'take-all' }),
    ...Object.fromEntries(actions.map((action) => [`drill.${action}`, () => act(action)])),
    'drill.clear': clear,
  })
  provideCommands({ 'drill.previous': () => step(-1), 'drill.next': () => step(1) }, canStep)
}
