import { FACES, type Face } from '#shared/dice/multiset.ts'
import { provideCommands } from './commands.ts'

export type TableAction = 'roll' | 'bank'

/** Key for dice: sets a die of this face aside, puts one back, or sets aside all that can be. */
export type DiceKey =
  | { readonly does: 'take'; readonly face: Face }
  | { readonly does: 'put-back'; readonly face: Face }
  | { readonly does: 'take-all' }

export interface TableKeys {
  readonly actions: readonly TableAction[]
  readonly choose: (key: DiceKey) => void
  readonly clear: () => void
  readonly act: (action: TableAction) => void
  readonly canStep: () => boolean
  readonly step: (by: 1 | -1) => void
}

/** Registers the commands of a table while the component lives. */
export function provideTableKeys({ actions, choose, clear, act, canStep, step }: TableKeys): void {
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
