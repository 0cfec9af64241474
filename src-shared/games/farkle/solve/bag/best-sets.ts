import type { Points } from '../../../../base/units.ts'
import type { OwnDice } from '../../rules/own-dice.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { solveTurn, turnFigures } from '../turn/score-solver.ts'
import { turnModel } from '../turn/turn-model.ts'
import { setBounds } from './set-bounds.ts'
import { shownDice, symbolChances } from './shown-dice.ts'

/** Increase when results change; part of the cache key. */
export const BEST_SETS_VERSION = 1

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

interface Bounded {
  readonly counts: readonly number[]
  readonly bound: Points
}

/** Share of the progress at which the sets are bounded. */
const BOUNDED_SHARE = 0.6

/** Dice of a set as house rules have them. */
export function diceOfSet(bag: readonly OwnDice[], counts: readonly number[]): OwnDice[] {
  return bag.flatMap((die, k) => (counts[k] ? [{ ...die, count: counts[k] }] : []))
}

/** Expected points of a turn with the dice of the rules; those above the goal are worth nothing. */
export function cappedPoints(rules: RuleSet): Points {
  const { minimumBank, goal: most } = rules
  const goal = { farklePenalty: 0, minimumBank, most }
  return turnFigures(solveTurn(turnModel(rules), goal)).expectedPoints
}

/**
 * The sets of a bag that make the most points of a turn, each solved exactly. The others are left out
 * by their upper bounds: first those of the whole bag, then those of the set alone (setBounds).
 * Dice in `bag` must differ, and be as many as are rolled; `rules` as in setBounds.
 */
export function bestSets(
  rules: RuleSet,
  bag: readonly OwnDice[],
  count: number,
  progress: (share: number) => void = () => {},
): BestSets {
  const shown = shownDice(
    rules,
    bag.some(({ joker }) => joker !== null),
  )
  const kinds = bag.map(({ weights, joker, count }) => ({
    chances: symbolChances(weights, joker, shown),
    count: Math.min(count, rules.dice),
  }))
  const all: Bounded[] = []
  setBounds(rules, shown, kinds, (counts, bound) => all.push({ counts: [...counts], bound }))
  all.sort((a, b) => b.bound - a.bound)

  const solved = new Map<Bounded['counts'], Points>()
  let last = 0
  const solve = ({ counts }: Bounded): void => {
    if (solved.has(counts)) return
    solved.set(counts, cappedPoints({ ...rules, ownDice: diceOfSet(bag, counts) }))
    last = [...solved.values()].sort((a, b) => b - a)[count - 1] ?? 0
  }
  for (const one of all.slice(0, count)) solve(one)

  const closer: Bounded[] = []
  for (const [i, { counts, bound }] of all.entries()) {
    if (bound <= last) break
    const own = kinds.map(({ chances }, k) => ({ chances, count: counts[k]! }))
    setBounds(rules, shown, own, (_, bound) => closer.push({ counts, bound }))
    if (i % 100 === 0) progress((BOUNDED_SHARE * i) / all.length)
  }
  closer.sort((a, b) => b.bound - a.bound)
  for (const one of closer) {
    if (one.bound <= last) break
    solve(one)
    progress(1 - (1 - BOUNDED_SHARE) * Math.min(1, (one.bound - last) / one.bound))
  }
  const sets = [...solved].map(([counts, points]) => ({ counts, points }))
  sets.sort((a, b) => b.points - a.points)
  return { sets: sets.slice(0, count), solved: solved.size, leftOut: all.length - solved.size }
}
