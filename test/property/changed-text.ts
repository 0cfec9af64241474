import fc from 'fast-check'
import { expect } from 'vitest'
import type { Result } from '#shared/base/result.ts'
import { runs } from './runs.ts'

/** A text with one character changed is refused by its line, or is read as what it says. */
export function expectEveryChangeTold<Game>(
  text: string,
  read: (text: string) => Result<Game>,
  write: (game: Game) => Result<string>,
): void {
  fc.assert(
    fc.property(
      fc.nat(text.length - 1),
      fc.constantFrom('1', '6', '7', '0', ':', ' ', 'x', '\n', '-', '{', ''),
      (at, to) => {
        const found = read(text.slice(0, at) + to + text.slice(at + 1))
        if (found.ok) {
          const again = write(found.value)
          expect(again.ok && read(again.value)).toEqual(found)
          return
        }
        expect(found.problems).toHaveLength(1)
        const { field, message } = found.problems[0]!
        expect(message).toMatch(new RegExp(`^Line ${field}: .{10,}`))
      },
    ),
    runs(300),
  )
}
