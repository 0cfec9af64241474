import { FACES, type Face } from '#shared/dice/multiset.ts'
import { provideCommands } from './commands.ts'

export function provideDiceKeys(type: (face: Face) => void, takeOut: () => void): void {
  provideCommands({
    ...Object.fromEntries(FACES.map((face) => [`analyse.die${face}`, () => type(face)])),
    'analyse.takeOut': takeOut,
  })
}
