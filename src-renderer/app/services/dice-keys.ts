import { FACES, type Face } from '#shared/dice/multiset.ts'
import { provideCommands } from './commands.ts'

/** Gives the digits and Backspace to the dice of a page, wherever on it the keyboard is. */
export function provideDiceKeys(type: (face: Face) => void, takeOut: () => void): void {
  provideCommands({
    ...Object.fromEntries(FACES.map((face) => [`analyse.die${face}`, () => type(face)])),
    'analyse.takeOut': takeOut,
  })
}
