import fc from 'fast-check'
import {
  SCORE_SHAPES,
  withColumns,
  type ScoreColumns,
  type ThumbRule,
} from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { unwrap } from './results.ts'

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
  const card = fc
    .record({
      by: fc.constantFrom('need', 'lead'),
      // One column alone is a rule without columns.
      steps: fc.uniqueArray(fc.integer({ min: -12, max: 20 }), { minLength: 1, maxLength: 4 }),
      holds: fc.array(list(hold), { minLength: 5, maxLength: 5 }),
    })
    .map(({ by, steps, holds }): ScoreColumns => {
      const cuts = steps
        .toSorted((a, b) => a - b)
        .map((step) => (by === 'need' ? Number((step * 0.05).toFixed(2)) : step * 50))
      return { by, cuts, holds: holds.slice(0, cuts.length + 1) }
    })
  // From where on is no number of a rule that never rolls when near.
  const sensible = any.map((rule) =>
    rule.near.some((points) => points > 0) ? rule : { ...rule, nearFrom: undefined },
  )
  return fc.oneof(
    { weight: 2, arbitrary: sensible },
    fc.tuple(sensible, card).map(([rule, columns]) => withColumns(rule, columns)),
  )
}

/** The rule of thumb of a text. */
export const ruleOf = (text: string): ThumbRule => unwrap(parseThumbRule(text))
