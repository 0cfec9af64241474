import fc from 'fast-check'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'

/** Turns farkle so rarely, and score so often, that a textbook method comes to rest soon. */
const MAX_FARKLES = 0.6

const penalties = fc.option(
  fc.record({
    farkles: fc.integer({ min: 1, max: 2 }),
    // In halves of the turn's grid, so that banked scores may be finer.
    points: fc.integer({ min: 1, max: 5 }),
    floor: fc.constantFrom(0, -1, -2),
  }),
)

/** A house's scores and rules of play, with a goal of a few steps of the grid. */
export function smallGamesOf(houses: fc.Arbitrary<RuleSet>): fc.Arbitrary<RuleSet> {
  return fc
    .record({
      rules: houses.filter(
        (rules) => turnModel(rules).byDice.at(-1)!.farkleProbability <= MAX_FARKLES,
      ),
      goal: fc.integer({ min: 1, max: 6 }),
      // A goal that is no multiple of the grid.
      beside: fc.constantFrom(0, 0, 1),
      minimumBank: fc.integer({ min: 0, max: 3 }),
      minimumFirstBank: fc.integer({ min: 0, max: 3 }),
      farklePenalty: penalties,
    })
    .map(({ rules, goal, beside, minimumBank, minimumFirstBank, farklePenalty }) => {
      const { grid } = turnModel(rules)
      const half = grid % 2 === 0 ? grid / 2 : grid
      const least = Math.min(goal, minimumBank)
      return parseRuleSet({
        ...rules,
        goal: goal * grid + beside,
        minimumBank: least * grid,
        minimumFirstBank: Math.min(goal, least + minimumFirstBank) * grid,
        farklePenalty: farklePenalty && {
          ...farklePenalty,
          points: farklePenalty.points * half,
          floor: farklePenalty.floor * grid,
        },
      })
    })
    .filter((parsed) => parsed.ok)
    .map(({ value }) => value)
}

/** Small games of random houses with six dice. */
export const smallGames = smallGamesOf(ruleSetsOfRows(120))
