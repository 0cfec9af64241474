import fc from 'fast-check'
import { ALL_PRESETS } from '#shared/games/games.ts'
import { allPublished } from '#shared/games/published.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { bestTail, tailStart } from '#shared/games/farkle/solve/turn/tail.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { ruleSetsOfDice } from '#test/property/rule-set-arbitrary.ts'
import { parsedRules } from './parsed-rules.ts'

/** The same rules to a nearer goal, with all that goes with it, so that all is solved in a moment. */
function shortened(rules: RuleSet, goal: number): RuleSet {
  const { minimumBank, minimumFirstBank, finishFrom, rounds, confirmation } = rules
  return parsedRules({
    ...rules,
    goal,
    rounds: Math.min(rounds, 3),
    minimumBank: Math.min(minimumBank, goal / 2),
    minimumFirstBank: Math.min(minimumFirstBank, goal / 2),
    finishFrom: finishFrom > 0 ? goal - 100 : 0,
    confirmation: { ...confirmation, points: Math.min(confirmation.points, goal / 2) },
  })
}

/** Every rule set of Farkle that comes with the app, to about this goal. */
export function shippedRuleSets(goal: number): RuleSet[] {
  const shipped = [...ALL_PRESETS.values(), ...allPublished().values()]
  return shipped.flatMap((one) => (one.game === 'farkle' ? [shortened(one.rules, goal)] : []))
}

const LOADED = { name: 'Lucky', weights: [6, 1, 2, 3, 4, 6] }
const PRIEST = { kind: 'faces', faces: [1, 3, 5], points: 500 }
const ONES = { kind: 'set', face: 1, count: 3, points: 3000 }
const JOKER = { name: 'Devil', joker: 1 }

/** Rules of a house that may stand beside others, most of them. */
const TWISTS: readonly fc.Arbitrary<object>[] = [
  fc.constantFrom('finalTurn', 'equalTurns').map((end) => ({ end })),
  fc.integer({ min: 1, max: 3 }).map((rounds) => ({ end: 'rounds', rounds })),
  fc
    .record({ farkles: fc.integer({ min: 1, max: 4 }), points: fc.constantFrom(50, 300) })
    .map((penalty) => ({ farklePenalty: { ...penalty, floor: -penalty.points } })),
  fc.constantFrom([1, 1, 1], [6], [2, 3, 4, 5, 6]).map((winningDice) => ({ winningDice })),
  fc
    .tuple(fc.constantFrom([6, 6, 1], [2, 2, 2, 2]), fc.constantFrom('banked', 'game'))
    .map(([losingDice, losingDiceTake]) => ({ losingDice, losingDiceTake })),
  fc.constantFrom(
    { sixOfAKindWins: true },
    { overshoot: 'lost' },
    { firstRollPenalty: 100 },
    { farkleTakes: true },
    { hotDiceBonus: 500 },
    { mustRollHotDice: true },
    { hotDiceBonus: 100, bonusOnlySingleDie: true },
    { mustSetAsideAll: true },
  ),
  fc.constantFrom(
    { maxRolls: 2 },
    { lastDieRolls: 2 },
    { noBankAtFifty: true },
    { hotDiceBonus: 100, bonusGrows: 2 },
    { confirmation: { sets: true, combinations: true, points: 150, sameRoll: false } },
  ),
  fc.constantFrom(
    { ownDice: [LOADED] },
    { ownDice: [JOKER], jokerAlone: true },
    { ownDice: [{ ...JOKER, count: 2 }, LOADED] },
    { ownDice: [LOADED], opponentDice: [] },
    { ownDice: [], opponentDice: [JOKER] },
    { ownCombinations: [PRIEST] },
    { ownDice: [JOKER], opponentDice: [], opponentCombinations: [PRIEST, ONES] },
  ),
  fc.constantFrom(
    { buildOnBank: true },
    { steal: 'diceLeft' },
    { steal: 'allDice' },
    { farkleScores: true },
    { beatLastTurn: true },
  ),
  fc.constantFrom(300, 450).map((minimumFirstBank) => ({ minimumFirstBank })),
]

/** Few enough turn totals, and places of a turn, that nothing takes long. */
function isSmall(rules: RuleSet): boolean {
  const model = turnModel(rules)
  return model.nodes.length <= 60 && tailStart(model, bestTail(model), 0) <= 200
}

/** Random rule sets of so many dice in which some of all rules are put together. */
export function twistedRuleSets(dice: number): fc.Arbitrary<RuleSet> {
  return fc
    .tuple(
      ruleSetsOfDice(dice),
      fc.shuffledSubarray([...TWISTS], { maxLength: 3 }).chain((some) => fc.tuple(...some)),
      fc.integer({ min: 4, max: 16 }),
    )
    .map(([house, twists, steps]) => {
      const { grid } = turnModel(house)
      const least = Math.min(house.minimumBank, 2 * grid)
      const plain = { minimumBank: least, minimumFirstBank: least, end: 'immediate' }
      const rules = Object.assign({ ...house, ...plain, farklePenalty: null }, ...twists) as RuleSet
      return parseRuleSet({ ...rules, goal: Math.max(rules.minimumFirstBank, steps * grid) })
    })
    .filter((parsed) => parsed.ok && isSmall(parsed.value))
    .map((parsed) => (parsed as { value: RuleSet }).value)
}
