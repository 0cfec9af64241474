import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { enough, runs } from './runs.ts'

describe('a position code', () => {
  const scores = fc.integer({ min: -1_000_000, max: 2_000_000 })
  const positions: fc.Arbitrary<Position> = fc.record({
    own: scores,
    opponent: scores,
    turnTotal: fc.nat(1_000_000),
    dice: fc.oneof(
      fc.record({ left: fc.constantFrom(...DICE_COUNTS) }),
      fc.record({
        rolled: fc
          .array(fc.constantFrom<Face>(1, 2, 3, 4, 5, 6), { minLength: 1, maxLength: 6 })
          .map((faces) => faces.sort((a, b) => a - b)),
      }),
    ),
    ownFarkles: fc.nat(5),
    opponentFarkles: fc.nat(5),
  })

  it('is read back, whatever the order of its parts', () => {
    fc.assert(
      fc.property(positions, fc.infiniteStream(fc.nat()), (position, order) => {
        const code = positionCode(position)
        expect(parsePositionCode(code)).toEqual({ ok: true, value: position })
        const shuffled = code
          .split('.')
          .map((part) => ({ part, at: order.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ part }) => part)
        expect(parsePositionCode(shuffled.join('.'))).toEqual({ ok: true, value: position })
      }),
      runs(300),
    )
  })

  it('of any text is read or explained, never thrown', () => {
    const value = fc.constantFrom('0', '0', '6', '6', '-50', '1150', 'a')
    const part = (letters: readonly string[]) =>
      fc.tuple(fc.constantFrom(...letters), value).map(([letter, text]) => letter + text)
    const nearly = fc
      .tuple(part(['b']), part(['d', 'd', 'g']), part(['t', 't', 'b']), part(['n', 'r', 'x']))
      .map((parts) => parts.join('.'))
    let read = 0
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly), (text) => {
        const parsed = parsePositionCode(text)
        if (parsed.ok) {
          read++
          expect(parsePositionCode(positionCode(parsed.value))).toEqual(parsed)
        } else {
          expect(parsed.problems.length).toBeGreaterThan(0)
          for (const { message } of parsed.problems) expect(message).toMatch(/^[A-Za-z"].*\.$/s)
        }
      }),
      runs(3000),
    )
    expect(read).toBeGreaterThanOrEqual(enough(1))
  })
})
