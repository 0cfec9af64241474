import type { Points } from '../../../../base/units.ts'
import type { OwnDice } from '../../rules/own-dice.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { rollTables, SetSearch, type SearchThread } from './set-search.ts'

/** Increase when results change; part of the cache key. */
export const BEST_SETS_VERSION = 2

export interface DiceSet {
  /** Dice of each kind of the bag. */
  readonly counts: readonly number[]
  /** Expected points of a turn; those above the goal are worth nothing. */
  readonly points: Points
}

export interface BestSets {
  /** Best first. */
  readonly sets: DiceSet[]
  /** Number of sets that were solved exactly. */
  readonly solved: number
  /** Number of sets that are not better than the last one, as their upper bounds prove. */
  readonly leftOut: number
}

/** Dice of a set as house rules have them. */
export function diceOfSet(bag: readonly OwnDice[], counts: readonly number[]): OwnDice[] {
  return bag.flatMap((die, k) => (counts[k] ? [{ ...die, count: counts[k] }] : []))
}

/**
 * The sets of a bag that make the most points of a turn, each solved exactly. The others are left out
 * by their upper bounds (SetSearch).
 */
export function bestSets(
  rules: RuleSet,
  bag: readonly OwnDice[],
  count: number,
  thread: SearchThread = {},
): BestSets {
  const search = new SetSearch(rules, bag, rollTables(rules, bag), thread)
  const { best, solved } = search.best(count)
  return {
    sets: best.map(([set, points]) => ({ counts: search.countsOf(set), points })),
    solved,
    leftOut: search.count - solved,
  }
}
