import { hashOfText, type RuleHash } from '../../../base/rules.ts'
import { COMBINATION_FIELDS, FIRST_FIELDS, RULE_FIELDS, factsOf, type RuleField } from './fields.ts'
import { diceKinds, hasJoker } from './own-dice.ts'
import { isUsed, type RuleSet } from './rule-set.ts'
import { faceScores } from './scoring.ts'
import { scoredDice, sideRules } from './sides.ts'

function diceOf(rules: RuleSet): [kinds: unknown[], jokerAlone: boolean] {
  const kinds = diceKinds(rules).map(({ count, weights, joker }) => [count, weights, joker])
  return [kinds, hasJoker(rules) && rules.jokerAlone]
}

/** Order of the hash: what the second version could say first, then the order of the table. */
const HASHED = new Set<RuleField>([
  'dice',
  'combinations',
  'winningDice',
  'hotDiceBonus',
  'mustRollHotDice',
  'rounds',
  ...RULE_FIELDS,
])
const FIRST: ReadonlySet<RuleField> = new Set([...FIRST_FIELDS, 'farklePenalty', 'jokerAlone'])

/** A field that is used, as its name, its value and the fields that belong to it. */
function hashed(rules: RuleSet, field: RuleField): unknown[] {
  const value = rules[field]
  if (FIRST.has(field) || factsOf(field).of !== undefined) return []
  if (field === 'combinations') {
    const others = scoredDice(rules.combinations)
    return others.length > 0 ? [field, others] : []
  }
  if (!isUsed(rules, field)) return []
  const parts = RULE_FIELDS.filter((part) => factsOf(part).of === field).map((part) => rules[part])
  switch (field) {
    case 'ownDice':
      return [field, ...diceOf(rules)]
    case 'opponentDice':
      return [field, ...diceOf(sideRules(rules, true))]
    case 'ownCombinations':
    case 'opponentCombinations':
      return [field, scoredDice(rules[field])]
    case 'confirmation': {
      const { sets, combinations, points, sameRoll } = rules.confirmation
      return [field, sets, combinations, points, sameRoll]
    }
  }
  if (typeof value === 'boolean') return [field, ...parts]
  return [field, Array.isArray(value) ? value.toSorted().join('') : value, ...parts]
}

/** The field order is part of the hash: a change invalidates every cached result. */
function canonicalText(rules: RuleSet): string {
  const penalty = rules.farklePenalty
  const later = [...HASHED].flatMap((field) => hashed(rules, field))
  return JSON.stringify([
    later.length > 0 ? 'farkle-rules-2' : 'farkle-rules-1',
    faceScores({ sets: rules.sets }).map((scores) => scores.slice(1)),
    COMBINATION_FIELDS.map((field) => rules[field]),
    rules.fourKindAndPairCountsAsThreePairs,
    rules.mustSetAsideAll,
    [rules.goal, rules.minimumBank, rules.minimumFirstBank],
    rules.end,
    penalty && [penalty.farkles, penalty.points, penalty.floor],
    rules.sixOfAKindWins,
    ...later,
  ])
}

/**
 * Stable content hash of a rule set. The name and the notation of a score do not count: a set of
 * two 1s for 200 and two single 1s at 100 are the same game.
 */
export function ruleHash(rules: RuleSet): RuleHash {
  return hashOfText(canonicalText(rules))
}
