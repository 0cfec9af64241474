import fc from 'fast-check'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { JOKERS, type RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'

/** Any rules with Yahtzee's boxes; the official numbers often. */
export const scorecardRules: fc.Arbitrary<RuleSet> = fc
  .record({
    jokers: fc.constantFrom(...JOKERS),
    further: fc.constantFrom(100, 100, 50, 0),
    from: fc.oneof(fc.constant(63), fc.integer({ min: 1, max: 105 })),
    points: fc.oneof(fc.constant(35), fc.integer({ min: 0, max: 200 })),
    rolls: fc.constantFrom(3, 3, 2, 1, 4),
  })
  .map(({ jokers, further, from, points, rolls }) => ({
    ...PRESETS.forced,
    name: 'House rules',
    jokers,
    rolls,
    further: jokers === 'none' ? 0 : further,
    bonus: points === 0 ? [] : [{ from, points }],
  }))
