import fc from 'fast-check'
import type { ScoreColumns, ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { unwrap } from './results.ts'

/** Cards of every form, for games to about this goal. */
export function anyThumbRule(goal: number): fc.Arbitrary<ThumbRule> {
  const list = <T>(entry: fc.Arbitrary<T>) => fc.array(entry, { minLength: 1, maxLength: 5 })
  const score = fc.option(
    fc.integer({ min: 0, max: Math.floor(goal / 50) }).map((steps) => steps * 50),
  )
  const hold = fc.integer({ min: 0, max: 40 }).map((steps) => steps * 50)
  const columns = fc
    .record({
      by: fc.constantFrom('need', 'lead'),
      steps: fc.uniqueArray(fc.integer({ min: -12, max: 20 }), { maxLength: 4 }),
      holds: fc.array(list(hold), { minLength: 5, maxLength: 5 }),
    })
    .map(({ by, steps, holds }): ScoreColumns => {
      const cuts = steps
        .toSorted((a, b) => a - b)
        .map((step) => (by === 'need' ? Number((step * 0.05).toFixed(2)) : step * 50))
      // The text of a single column does not say by what.
      const known = cuts.length === 0 ? 'need' : by
      return { by: known, cuts, holds: holds.slice(0, cuts.length + 1) }
    })
  const any = fc.record({
    columns,
    divisor: fc.integer({ min: 2, max: 18 }).map((halves) => halves / 2),
    goOwn: list(score),
    goOpponent: list(score),
    together: fc.constantFrom(undefined, undefined, Math.round(goal / 100) * 150),
    near: list(fc.constantFrom(0, 50, 100)),
    nearFrom: fc.constantFrom(undefined, undefined, Math.round(goal / 100) * 60),
    lead: list(fc.constantFrom(0, 0, 50, 150, 300)),
    farkles: list(fc.integer({ min: -120, max: 60 })),
  })
  // From where on is no number of a rule that never rolls when near.
  return any.map((rule) =>
    rule.near.some((points) => points > 0) ? rule : { ...rule, nearFrom: undefined },
  )
}

/** The rule of thumb of a text. */
export const ruleOf = (text: string): ThumbRule => unwrap(parseThumbRule(text))
