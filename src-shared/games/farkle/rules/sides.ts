import type { Points } from '../../../base/units.ts'
import { facesOf } from '../../../dice/multiset.ts'
import { combinationsOf } from './combinations.ts'
import { hasOpponentDice } from './own-dice.ts'
import type { SideCombination } from './patterns.ts'
import type { RuleSet } from './rule-set.ts'
import { faceScores, mixedScores } from './scoring.ts'

// A game has two sides, "you" and the opponent, whose dice and scores may differ. In a rule set the
// fields that begin with "own" are yours: every model and scorer of a turn counts them.

/** Dice and points of combinations in canonical order. */
export function scoredDice(list: readonly SideCombination[] = []): [dice: string, Points][] {
  return [...mixedScores(list)]
    .sort(([a], [b]) => a - b)
    .map(([dice, points]) => [facesOf(dice).join(''), points])
}

function turned(rules: RuleSet): RuleSet {
  const { ownDice, opponentDice, ownCombinations, opponentCombinations } = rules
  return {
    ...rules,
    ownDice: opponentDice ?? ownDice,
    opponentDice: ownDice,
    ownCombinations: opponentCombinations,
    opponentCombinations: ownCombinations,
  }
}

const scoresOf = (rules: RuleSet): string =>
  JSON.stringify([faceScores(rules), [...mixedScores(combinationsOf(rules))].sort()])

function otherSide(rules: RuleSet): RuleSet | null {
  const { ownCombinations, opponentCombinations } = rules
  if (hasOpponentDice(rules)) return turned(rules)
  if (!ownCombinations && !opponentCombinations) return null
  const other = turned(rules)
  return scoresOf(rules) === scoresOf(other) ? null : other
}

/** Kept by object: models of a turn are cached by their rules. */
const known = new WeakMap<RuleSet, RuleSet | null>()

/** Rules of the opponent's side; null where the sides are equal. */
function opponentRules(rules: RuleSet): RuleSet | null {
  const before = known.get(rules)
  if (before !== undefined) return before
  const other = otherSide(rules)
  known.set(rules, other)
  return other
}

/** Whether the sides roll or score differently, so that the seat is part of a state. */
export const hasSides = (rules: RuleSet): boolean => opponentRules(rules) !== null

/**
 * The rules of a side as if it were "you": its dice and scores are in the own fields, so that models,
 * solvers and scorers of a turn work for it. Returns `rules` for your side and where sides are equal.
 */
export function sideRules(rules: RuleSet, second = false): RuleSet {
  return (second && opponentRules(rules)) || rules
}
