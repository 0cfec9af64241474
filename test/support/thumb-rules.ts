import fc from 'fast-check'
import { SCORE_SHAPES, type ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'

/** Rules of thumb of every form, for games to about this goal. */
export function anyThumbRule(goal: number): fc.Arbitrary<ThumbRule> {
  const list = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { minLength: 1, maxLength: 5 })
  const score = fc.option(
    fc.integer({ min: 0, max: Math.floor(goal / 50) }).map((steps) => steps * 50),
  )
  const hold = fc.integer({ min: 0, max: 40 }).map((steps) => steps * 50)
  const weights = list(fc.integer({ min: 0, max: 120 }))
  const any = fc.record({
    hold: fc.oneof(
      fc.record({ cube: fc.integer({ min: 1, max: 20 }), by: list(fc.option(hold)) }),
      fc.record({ cube: fc.constant(null), by: list(hold) }),
    ),
    divisor: list(fc.integer({ min: 1, max: 9 })),
    behind: weights,
    ahead: weights,
    shape: fc.constantFrom(...SCORE_SHAPES),
    goOwn: list(score),
    goOpponent: list(score),
    together: fc.constantFrom(undefined, undefined, Math.round(goal / 100) * 150),
    near: list(fc.constantFrom(0, 50, 100)),
    nearFrom: fc.constantFrom(undefined, undefined, Math.round(goal / 100) * 60),
    lead: list(fc.constantFrom(0, 0, 50, 150, 300)),
    farkles: list(fc.integer({ min: -120, max: 60 })),
    roundScore: fc.constantFrom(0, 0, 0.25, 0.5),
    roundValue: fc.constantFrom(0, 0, 10, 25),
  })
  // From where on is no number of a rule that never rolls when near.
  return any.map((rule) =>
    rule.near.some((points) => points > 0) ? rule : { ...rule, nearFrom: undefined },
  )
}
