import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  hasFurtherState,
  hasLeftovers,
  isPlainTurn,
} from '#shared/games/farkle/rules/turn-rules.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { hasSides } from '#shared/games/farkle/rules/sides.ts'
import { NO_CONFIRMATION } from '#shared/games/farkle/rules/fields.ts'
import { solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { ALL, fewOf, seed } from './runs.ts'
import { expectEveryGain, expectGame, tally } from './slow-comparison.ts'
import { COARSE, FIVE } from '#test/support/listed-games.ts'

// Rules as a house may put them together, each on in about every third game.

const { farkle, facebook } = PRESETS
/** MIXES=300 draws so many, from the seed of the run. */
const MIXES = Number(process.env.MIXES ?? 40)
const SHARE = MIXES / 40
const FROM = process.env.MIXES === undefined ? 70 : seed

const sometimes =
  (percent: number) =>
  <T>(off: T, ...on: readonly T[]): fc.Arbitrary<T> =>
    fc.oneof(
      { weight: 100 - percent, arbitrary: fc.constant(off) },
      { weight: percent, arbitrary: fc.constantFrom(...on) },
    )
const seldom = sometimes(25)
// Many of these are refused together with other rules, and drawn again.
const often = sometimes(50)

/** Points of three dice of a face and more, in hundreds; null as the base has them. */
const sets = seldom<readonly number[] | null>(null, [0, 0, 2, 4, 6, 8], [0, 0, 3, 3, 3, 10])

const houses = fc.record({
  base: fc.constantFrom<object>(
    farkle,
    { ...farkle, ...FIVE },
    { ...farkle, ...COARSE },
    { ...facebook, farklePenalty: null },
  ),
  sixes: sets,
  straight: seldom(0, 500, 1500),
  threePairs: seldom(0, 600),
  twoTriplets: seldom(0, 1200),
  fourKindAndPair: seldom(0, 800),
  nothing: seldom(0, 200),
  combinations: seldom<readonly object[]>(
    [],
    [{ kind: 'run', from: null, length: 4, points: 200 }],
    [{ kind: 'groups', sizes: [3, 2], points: 400 }],
    [{ kind: 'faces', faces: [2, 3], points: 100 }],
  ),
  fourKindAndPairCountsAsThreePairs: fc.boolean(),
  end: often<RuleSet['end']>('immediate', 'finalTurn', 'equalTurns'),
  minimumBank: often(0, 100, 200),
  minimumFirstBank: seldom(0, 200, 300),
  farklePenalty: seldom(
    null,
    { farkles: 2, points: 200, floor: -100 },
    { farkles: 1, points: 50, floor: 0 },
    { farkles: 3, points: 300, floor: -200 },
  ),
  finishFrom: seldom(0, 200, 300),
  sixOfAKindWins: often(false, true),
  winningDice: seldom<number[]>([], [1, 1, 1], [6]),
  overshoot: often<RuleSet['overshoot']>('reaches', 'lost'),
  losingDice: often<number[]>([], [6, 6, 1], [2, 2, 2, 2]),
  losingDiceTake: fc.constantFrom<RuleSet['losingDiceTake']>('banked', 'game'),
  firstRollPenalty: often(0, 100),
  hotDiceBonus: seldom(0, 100, 300),
  bonusOnlySingleDie: fc.boolean(),
  bonusGrows: fc.constantFrom(0, 0, 2),
  mustRollHotDice: seldom(false, true),
  mustSetAsideAll: seldom(false, true),
  maxRolls: seldom(0, 2, 3),
  lastDieRolls: seldom(1, 2),
  noBankAtFifty: seldom(false, true),
  confirmation: seldom<object>(
    { sets: false, combinations: false, points: 1, sameRoll: false },
    { sets: true, combinations: false, points: 1, sameRoll: true },
    { sets: true, combinations: true, points: 150, sameRoll: false },
  ),
})

type House = ReturnType<(typeof houses)['generate']>['value']

const PLAIN_TURN = {
  maxRolls: 0,
  lastDieRolls: 1,
  noBankAtFifty: false,
  bonusGrows: 0,
  confirmation: NO_CONFIRMATION,
}

/** Rules of the game that those below are not solved or compared with. */
const PLAIN_GAME = {
  farklePenalty: null,
  overshoot: 'reaches',
  losingDice: [],
  firstRollPenalty: 0,
  ...PLAIN_TURN,
}
/** How many games are drawn of each kind: some rules stand with few others. */
const KINDS: readonly (readonly [count: number, over: fc.Arbitrary<object>])[] = [
  [25, fc.constant({})],
  [
    2,
    fc.constant({
      end: 'immediate',
      farklePenalty: null,
      overshoot: 'reaches',
      firstRollPenalty: 0,
      ...PLAIN_TURN,
      mustRollHotDice: false,
      farkleTakes: true,
    }),
  ],
  [
    2,
    fc.constant({
      ...PLAIN_GAME,
      end: 'rounds',
      rounds: 1 + (FROM % 2),
      sixOfAKindWins: false,
      winningDice: [],
      finishFrom: 0,
    }),
  ],
  [
    4,
    fc
      .record({
        ownDice: fc.oneof(
          fc.constant([{ count: 2, joker: 1 }, { weights: [2, 8, 2, 8, 2, 8] }]),
          fc
            .array(fc.integer({ min: 1, max: 9 }), { minLength: 6, maxLength: 6 })
            .map((weights) => [{ weights }]),
        ),
        opponentDice: fc.constantFrom<object[] | null>(null, [], [{ joker: 1 }]),
        jokerAlone: fc.boolean(),
        base: fc.constant({ ...farkle, ...FIVE }),
        lastDieRolls: seldom(1, 2),
      })
      .map(({ jokerAlone, ...rules }) => ({
        ...PLAIN_GAME,
        ...rules,
        jokerAlone: jokerAlone && JSON.stringify(rules.ownDice).includes('joker'),
      })),
  ],
  [
    7,
    fc
      .record({
        base: fc.constant({ ...farkle, ...COARSE }),
        buildOnBank: often(false, true),
        steal: often<RuleSet['steal']>('nothing', 'diceLeft', 'allDice'),
        farkleScores: often(false, true),
        beatLastTurn: often(false, true),
      })
      .map((rules) => ({ ...PLAIN_GAME, end: 'immediate', ...rules }))
      .filter(hasLeftovers),
  ],
]

/** Which rules such a game has on. */
function hasRules(rules: RuleSet): Readonly<Record<string, boolean>> {
  return {
    minimum: rules.minimumBank > 0,
    'first minimum': rules.minimumFirstBank > rules.minimumBank,
    'final turn': rules.end === 'finalTurn',
    'equal turns': rules.end === 'equalTurns',
    penalty: rules.farklePenalty !== null,
    'nobody stops': rules.finishFrom > 0,
    'six of a kind wins': rules.sixOfAKindWins,
    'winning dice': rules.winningDice.length > 0,
    'exact goal': rules.overshoot === 'lost',
    'losing dice': rules.losingDice.length > 0,
    'first roll': rules.firstRollPenalty > 0,
    'farkle takes': rules.farkleTakes,
    bonus: rules.hotDiceBonus > 0,
    'must roll': rules.mustRollHotDice,
    'set aside all': rules.mustSetAsideAll,
    rolls: rules.maxRolls > 0,
    'last die': rules.lastDieRolls > 1,
    'no bank at 50': rules.noBankAtFifty,
    confirmation: rules.confirmation.sets || rules.confirmation.combinations,
    'growing bonus': rules.bonusGrows > 0,
    rounds: rules.end === 'rounds',
    'own dice': hasOwnDice(rules),
    'opponent’s dice': hasSides(rules),
    'build on bank': rules.buildOnBank,
    steal: rules.steal !== 'nothing',
    'farkle scores': rules.farkleScores,
    'beat last turn': rules.beatLastTurn,
    straight: rules.straight > 0,
    'three pairs': rules.threePairs > 0,
    'two triplets': rules.twoTriplets > 0,
    'four and a pair': rules.fourKindAndPair > 0 || rules.fourKindAndPairCountsAsThreePairs,
    nothing: rules.nothing > 0,
    combinations: rules.combinations.length > 0,
    'a joker alone': rules.jokerAlone,
  }
}

const ALL_RULES = Object.keys(hasRules(farkle))

function rulesOf(rules: RuleSet): string[] {
  const has = hasRules(rules)
  return ALL_RULES.filter((rule) => has[rule])
}

/** What such a house scores: the fields that fit the number of dice. */
function scoresOf({ sets, dice = 6 }: Pick<RuleSet, 'sets'> & { dice?: number }, house: House) {
  const { sixes, straight, threePairs, twoTriplets, fourKindAndPair } = house
  const mixed = { straight, threePairs, twoTriplets, fourKindAndPair }
  return {
    sets: sixes
      ? [...sets.slice(0, 5), sixes.slice(0, dice).map((hundreds) => 100 * hundreds)]
      : sets,
    ...(dice === 6 ? mixed : {}),
    fourKindAndPairCountsAsThreePairs:
      dice === 6 && threePairs > 0 && house.fourKindAndPairCountsAsThreePairs,
  }
}

/** Dice that seldom farkle go on for so long that the slow recursion takes minutes. */
function endsSoon(rules: RuleSet): boolean {
  return solveTurn(turnModel(rules), { farklePenalty: 0, minimumBank: 0 }).rows <= 60
}

/**
 * What the slow methods can solve in a moment: with a last turn they look at too many totals of games
 * in which hot dice must be rolled; the one for turns that remember more, and for own dice, knows fewer
 * rules of the game; and what a turn leaves makes too many states on a fine grid.
 */
function canBeCompared(rules: RuleSet): boolean {
  const { end, mustRollHotDice, overshoot, losingDice, firstRollPenalty } = rules
  if (hasLeftovers(rules)) return turnModel(rules).grid >= 100
  if (end === 'rounds') return isPlainTurn(rules) && !hasOwnDice(rules) && endsSoon(rules)
  if (end !== 'immediate' && mustRollHotDice) return false
  const isLost = overshoot === 'lost' || losingDice.length > 0 || firstRollPenalty > 0
  if (hasOwnDice(rules) && (rules.dice > 5 || !endsSoon(rules))) return false
  const isPlain = isPlainTurn(rules) && !hasOwnDice(rules)
  if (turnModel(rules).nodes.length > 40) return false
  return isPlain || (end !== 'equalTurns' && !isLost)
}

const mixes = KINDS.flatMap(([numRuns, over]) =>
  fc.sample(
    fc
      .tuple(houses, over)
      .map(([house, more]) => {
        const { base, sixes: _, ...rules } = { ...house, ...more }
        const isSlow = rules.farklePenalty !== null || rules.end !== 'immediate'
        return parseRuleSet({
          ...base,
          ...rules,
          ...scoresOf(base as RuleSet, house),
          goal: isSlow ? 300 : 400,
          bonusGrows: rules.hotDiceBonus > 0 ? rules.bonusGrows : 0,
        })
      })
      .filter((parsed) => parsed.ok)
      .map(({ value }) => value)
      .filter((rules) => canBeCompared(rules) && rulesOf(rules).length > 1),
    { seed: FROM, numRuns: Math.round(numRuns * SHARE) },
  ),
).map((rules) => [rulesOf(rules).join(', '), rules] as const)

describe('rules in any combination', () => {
  it('are so many, each rule among them with others', () => {
    expect(mixes.length).toBeGreaterThanOrEqual(MIXES)
    const drawn = new Set(mixes.flatMap(([, rules]) => rulesOf(rules)))
    expect(ALL_RULES.filter((rule) => !drawn.has(rule))).toEqual([])
  })

  it.each(fewOf(mixes))('have every E and every W of slow recursions: %s', (_, rules) => {
    if (!hasFurtherState(rules)) expectEveryGain(rules)
    expectGame(rules)
  })

  it('differ by rounding alone', () => {
    if (ALL)
      console.log(
        `${mixes.length} games, ${tally.compared} values, largest difference ${tally.most}`,
      )
    expect(tally.most).toBeLessThanOrEqual(1e-10)
  })
})
