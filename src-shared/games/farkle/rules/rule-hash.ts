import { hashOfText, type RuleHash } from '../../../base/rules.ts'
import { ALL_DICE, type Points } from '../../../base/units.ts'
import { facesOf, type Multiset } from '../../../dice/multiset.ts'
import { diceKinds, hasJoker, hasOpponentDice, hasOwnDice, rulesOfOpponent } from './own-dice.ts'
import type { RuleSet } from './rule-set.ts'
import { diceOfPattern } from './patterns.ts'
import { faceScores } from './scoring.ts'
import type { LeftoverRules } from './leftover-rules.ts'
import { isConfirmed, type TurnRules } from './turn-rules.ts'

function otherCombinations({ combinations }: RuleSet): [dice: Multiset, points: Points][] {
  const best = new Map<Multiset, Points>()
  for (const combination of combinations) {
    for (const dice of diceOfPattern(combination)) {
      best.set(dice, Math.max(best.get(dice) ?? 0, combination.points))
    }
  }
  return [...best].sort(([a], [b]) => a - b)
}

function turnRules(rules: TurnRules): unknown[] {
  const { maxRolls, lastDieRolls, confirmation, noBankAtFifty, bonusGrows } = rules
  return [
    ...(maxRolls > 0 ? ['maxRolls', maxRolls] : []),
    ...(lastDieRolls > 1 ? ['lastDieRolls', lastDieRolls] : []),
    ...(isConfirmed(confirmation)
      ? [
          'confirmation',
          ...[confirmation.sets, confirmation.combinations],
          ...[confirmation.points, confirmation.sameRoll],
        ]
      : []),
    ...(noBankAtFifty ? ['noBankAtFifty'] : []),
    ...(bonusGrows > 0 ? ['bonusGrows', bonusGrows] : []),
  ]
}

function ownDice(rules: RuleSet): unknown[] {
  return hasOwnDice(rules) ? ['ownDice', ...diceOf(rules)] : []
}

function opponentDice(rules: RuleSet): unknown[] {
  return hasOpponentDice(rules) ? ['opponentDice', ...diceOf(rulesOfOpponent(rules))] : []
}

function diceOf(rules: RuleSet): [kinds: unknown[], jokerAlone: boolean] {
  const kinds = diceKinds(rules).map(({ count, weights, joker }) => [count, weights, joker])
  return [kinds, hasJoker(rules) && rules.jokerAlone]
}

function leftoverRules({
  buildOnBank,
  steal,
  farkleScores,
  beatLastTurn,
}: LeftoverRules): unknown[] {
  return [
    ...(buildOnBank ? ['buildOnBank'] : []),
    ...(steal === 'nothing' ? [] : ['steal', steal]),
    ...(farkleScores ? ['farkleScores'] : []),
    ...(beatLastTurn ? ['beatLastTurn'] : []),
  ]
}

/** Rules that version 1 of the hash does not know; empty if the rule set has none. */
function laterRules(rules: RuleSet): unknown[] {
  const combinations = otherCombinations(rules).map(([dice, points]) => [
    facesOf(dice).join(''),
    points,
  ])
  return [
    ...(rules.dice === ALL_DICE ? [] : ['dice', rules.dice]),
    ...(combinations.length > 0 ? ['combinations', combinations] : []),
    ...(rules.winningDice.length > 0 ? ['winningDice', rules.winningDice.toSorted().join('')] : []),
    ...(rules.hotDiceBonus > 0
      ? ['hotDiceBonus', rules.hotDiceBonus, rules.bonusOnlySingleDie]
      : []),
    ...(rules.mustRollHotDice ? ['mustRollHotDice'] : []),
    ...(rules.rounds > 0 ? ['rounds', rules.rounds] : []),
    ...turnRules(rules),
    ...ownDice(rules),
    ...opponentDice(rules),
    ...(rules.finishFrom > 0 ? ['finishFrom', rules.finishFrom] : []),
    ...(rules.losingDice.length > 0
      ? ['losingDice', rules.losingDice.toSorted().join(''), rules.losingDiceTake]
      : []),
    ...(rules.firstRollPenalty > 0 ? ['firstRollPenalty', rules.firstRollPenalty] : []),
    ...(rules.farkleTakes ? ['farkleTakes'] : []),
    ...(rules.overshoot === 'reaches' ? [] : ['overshoot', rules.overshoot]),
    ...leftoverRules(rules),
  ]
}

/** The field order is part of the hash: a change invalidates every cached result. */
function canonicalText(rules: RuleSet): string {
  const penalty = rules.farklePenalty
  const later = laterRules(rules)
  return JSON.stringify([
    later.length > 0 ? 'farkle-rules-2' : 'farkle-rules-1',
    faceScores(rules).map((scores) => scores.slice(1)),
    [rules.straight, rules.threePairs, rules.twoTriplets, rules.fourKindAndPair, rules.nothing],
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
