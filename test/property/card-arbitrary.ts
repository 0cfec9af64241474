import fc from 'fast-check'
import type { Face } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import {
  alikeBox,
  JOKERS,
  ORDERS,
  SUMS,
  type Box,
  type RuleSet,
} from '#shared/games/scorecard/rules/rule-set.ts'

const face = fc.integer({ min: 1, max: 6 }).map((one) => one as Face)

/** Every list of groups of 2 to 6 equal dice, in any order. */
function groupsOf(dice: number): number[][] {
  const sizes = [2, 3, 4, 5, 6].filter((size) => size <= dice)
  return sizes.flatMap((size) => [
    [size],
    ...groupsOf(dice - size).map((others) => [size, ...others]),
  ])
}

function shape(dice: number): fc.Arbitrary<Box['shape']> {
  const sizes = groupsOf(dice)
  return fc.oneof(
    fc.record({ kind: fc.constant('face'), face }),
    fc.record({
      kind: fc.constant('alike'),
      sizes: fc.constantFrom(...sizes),
      mayRepeat: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('run'), length: fc.integer({ min: 2, max: dice }) }),
    fc.record({
      kind: fc.constant('faces'),
      faces: fc.uniqueArray(face, { minLength: 2, maxLength: dice }),
    }),
    fc.constant({ kind: 'any' } as const),
  )
}

function box(dice: number): fc.Arbitrary<Box> {
  return fc
    .record(
      {
        name: fc.constant('box'),
        shape: shape(dice),
        total: fc.oneof(
          { weight: 5, arbitrary: fc.constant(undefined) },
          fc.integer({ min: 3, max: 36 }),
        ),
        sum: fc.constantFrom(...SUMS),
        plus: fc.constantFrom(0, 0, 1, 25, 1_000),
        inGroup: fc.boolean(),
      },
      { requiredKeys: ['name', 'shape', 'sum', 'plus'] },
    )
    .map(({ total, ...rest }) => ({ ...rest, ...(total !== undefined && { total }) }))
}

/** Steps in any order of points, also such as no card reaches. */
const bonusSteps = fc
  .uniqueArray(
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) },
      fc.constantFrom(300, 1_000),
    ),
    { maxLength: 5 },
  )
  .chain((from) =>
    fc.tuple(
      ...from
        .toSorted((a, b) => a - b)
        .map((one) =>
          fc.constantFrom(0, 1, 10, 35, 40, 1_000).map((points) => ({ from: one, points })),
        ),
    ),
  )

/** Any card with so many boxes, by dice. */
const cardOf = (dice: number, most: number): fc.Arbitrary<RuleSet> => {
  const alike: Box = {
    name: 'alike',
    shape: { kind: 'alike', sizes: [dice] },
    sum: 'none',
    plus: 50,
  }
  return fc
    .record({
      name: fc.constant('Card'),
      dice: fc.constant(dice),
      rolls: fc.integer({ min: 1, max: 5 }),
      boxes: fc.array(box(dice), { maxLength: most - 1 }),
      bonus: bonusSteps,
      repeats: fc.boolean(),
      jokers: fc.constantFrom(...JOKERS),
      further: fc.constantFrom(0, 100, 1_000),
      order: fc.constantFrom('free' as const, ...ORDERS),
      atOnce: fc.constantFrom(0, 0, 1, 6, 1_000),
      /** Where the box for dice all alike stands; past the end for none. */
      place: fc.nat({ max: most }),
    })
    .map(({ atOnce, repeats, place, ...card }) => {
      const { boxes: some } = card
      const others = repeats && some.length > 0 ? some.with(-1, some[0]!) : some
      const hasAlike = place <= others.length || others.length === 0
      const isPlain = atOnce > 0 || !hasAlike
      const plain = isPlain ? { jokers: 'none' as const, further: 0 } : {}
      const boxes = (hasAlike ? others.toSpliced(place, 0, alike) : others).map((one, i) =>
        i % 2 === 0 && atOnce > 0 ? { ...one, atOnce } : one,
      )
      // A forced joker may need a box that is not the next one.
      const order = card.jokers === 'forced' && !isPlain ? 'free' : card.order
      const bonus = boxes.some(({ inGroup }) => inGroup) ? card.bonus : []
      const made = { ...card, order, ...plain, boxes, bonus }
      // Refused by the schema: a box of the group whose later rolls pay extra.
      return boxes[alikeBox(made)]?.inGroup ? { ...made, further: 0 } : made
    })
}

/** Any card of a few boxes: fewer with six dice, where each state takes long. */
export const anyCard: fc.Arbitrary<RuleSet> = fc
  .integer({ min: 3, max: 6 })
  .chain((dice) => cardOf(dice, [0, 0, 0, 8, 5, 4, 3][dice]!))

/** A card of three or four dice with two or three boxes, for what is slow. */
export const smallCard: fc.Arbitrary<RuleSet> = fc
  .integer({ min: 3, max: 4 })
  .chain((dice) => cardOf(dice, 3))

const UPPER = PRESETS.forced.boxes.slice(0, 6)
const LOWER = PRESETS.forced.boxes.slice(6, 12)

/** The box of Yahtzee with a few others of its card, under any of its joker rules. */
export const partOfScorecard: fc.Arbitrary<RuleSet> = fc
  .record({
    upper: fc.subarray(UPPER, { minLength: 1, maxLength: 2 }),
    lower: fc.subarray(LOWER, { minLength: 1, maxLength: 1 }),
    jokers: fc.constantFrom(...JOKERS),
    from: fc.integer({ min: 1, max: 20 }),
    rolls: fc.constantFrom(3, 3, 2, 1),
  })
  .map(({ upper, lower, jokers, from, rolls }) => ({
    ...PRESETS.forced,
    name: 'Part of Yahtzee',
    jokers,
    rolls,
    boxes: [...upper, ...lower, PRESETS.forced.boxes[12]!],
    bonus: [{ from, points: 35 }],
  }))
