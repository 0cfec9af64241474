import fc from 'fast-check'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { FIELDS } from '#shared/games/farkle/rules/fields.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { bestTail, tailStart } from '#shared/games/farkle/solve/turn/tail.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

/** `some` in so many of a hundred cases, `none` in the others. */
function sometimes<T, U>(percent: number, some: fc.Arbitrary<T>, none: U): fc.Arbitrary<T | U> {
  return fc.oneof(
    { weight: 100 - percent, arbitrary: fc.constant(none) },
    { weight: percent, arbitrary: some },
  )
}

/**
 * Points of one to six dice of a face, in units. Ones and fives mostly score alone; in a generous
 * house most faces do, so that a farkle is rare or cannot be.
 */
function faceUnits(face: number, generous: boolean): fc.Arbitrary<number[]> {
  const units = (percent: number, most: number) =>
    sometimes(percent, fc.integer({ min: 1, max: most }), 0)
  return fc.tuple(
    units(generous || face === 1 || face === 5 ? 85 : 12, 4),
    units(15, 8),
    units(80, 20),
    units(40, 30),
    units(40, 40),
    units(40, 60),
  )
}

const combination = sometimes(40, fc.integer({ min: 1, max: 30 }), 0)

/** Combinations of some of the dice, in units; most houses have none. */
const otherCombinations = fc
  .tuple(
    fc.integer({ min: 0, max: 99 }),
    fc.array(
      fc
        .tuple(
          fc.oneof(
            fc.record({
              kind: fc.constant('run' as const),
              from: fc.constantFrom(null, 1, 2),
              length: fc.integer({ min: 3, max: 5 }),
            }),
            fc.record({
              kind: fc.constant('groups' as const),
              sizes: fc.constantFrom([2, 2], [3, 2], [4, 1], [2, 2, 1]),
            }),
            fc.record({
              kind: fc.constant('faces' as const),
              faces: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 }),
            }),
          ),
          fc.integer({ min: 1, max: 30 }),
        )
        .map(([pattern, units]) => ({ ...pattern, points: units })),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([chance, list]) => (chance < 40 ? list : []))

const name = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((text) => text.trim() !== '' && text.length <= 60)

/** Anything of the form of a rule set, most often a game that can be solved. */
const ruleInputs = fc
  .record({
    unit: fc.constantFrom(10, 25, 50, 50, 100),
    name,
    sets: sometimes(15, fc.constant(true), false).chain((generous) =>
      fc.tuple(...[1, 2, 3, 4, 5, 6].map((face) => faceUnits(face, generous))),
    ),
    straight: combination,
    threePairs: combination,
    twoTriplets: combination,
    fourKindAndPair: combination,
    nothing: sometimes(30, fc.integer({ min: 1, max: 20 }), 0),
    combinations: otherCombinations,
    flexible: fc.boolean(),
    mustSetAsideAll: sometimes(20, fc.constant(true), false),
    goal: fc.constantFrom(4000, 5000, 10_000, 12_345),
    minimumBank: sometimes(50, fc.integer({ min: 1, max: 12 }), 0),
    firstBank: sometimes(30, fc.integer({ min: 1, max: 12 }), 0),
    end: fc.constantFrom(...FIELDS.end.values),
    farklePenalty: sometimes(
      40,
      fc.record({
        farkles: fc.integer({ min: 1, max: 6 }),
        points: fc.integer({ min: 1, max: 1500 }),
        floor: fc.constantFrom(0, 0, -500),
      }),
      null,
    ),
    sixOfAKindWins: fc.boolean(),
  })
  .map(({ unit, sets, flexible, firstBank, ...rest }) => ({
    ...rest,
    sets: sets.map((points) => points.map((units) => units * unit)),
    straight: rest.straight * unit,
    threePairs: rest.threePairs * unit,
    twoTriplets: rest.twoTriplets * unit,
    fourKindAndPair: rest.fourKindAndPair * unit,
    nothing: rest.nothing * unit,
    combinations: rest.combinations.map((one) => ({ ...one, points: one.points * unit })),
    fourKindAndPairCountsAsThreePairs: flexible && rest.threePairs > 0,
    minimumBank: rest.minimumBank * unit,
    minimumFirstBank: (rest.minimumBank + firstBank) * unit,
  }))

/** Random rule sets whose games can be solved. */
export const ruleSets: fc.Arbitrary<RuleSet> = ruleInputs
  .map(parseRuleSet)
  .filter((parsed) => parsed.ok)
  .map(({ value }) => value)

/** The same, but only games in which every total from `mostRows` steps on is banked. */
export function ruleSetsOfRows(mostRows: number): fc.Arbitrary<RuleSet> {
  return ruleSets.filter((rules) => {
    const model = turnModel(rules)
    return tailStart(model, bestTail(model), 0) <= mostRows
  })
}

/** The same house with another number of dice: what they cannot make is left out. */
function houseOfDice(rules: RuleSet, dice: number): unknown {
  const few = dice < 6
  return {
    ...rules,
    dice,
    sets: rules.sets.map((row) =>
      Array.from({ length: dice }, (_, i) => row[i] ?? (i === 6 ? 2 : 3) * row[5]!),
    ),
    ...(few && { straight: 0, threePairs: 0, twoTriplets: 0, fourKindAndPair: 0 }),
    fourKindAndPairCountsAsThreePairs: !few && rules.fourKindAndPairCountsAsThreePairs,
    combinations: rules.combinations.filter(
      (one) => !few || one.kind !== 'faces' || one.faces.length <= dice,
    ),
    sixOfAKindWins: !few && rules.sixOfAKindWins,
  }
}

/** Random rule sets of this many dice whose games can be solved. */
export function ruleSetsOfDice(dice: number): fc.Arbitrary<RuleSet> {
  return ruleSets
    .map((rules) => parseRuleSet(houseOfDice(rules, dice)))
    .filter((parsed) => parsed.ok)
    .map(({ value }) => value)
}
