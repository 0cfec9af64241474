import type { Points, Probability } from '#shared/base/units.ts'
import {
  CATEGORIES,
  UPPER_COUNT,
  YAHTZEE,
  type CategorySet,
} from '#shared/games/yahtzee/rules/categories.ts'
import type { Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import { patternPoints } from '#shared/games/yahtzee/rules/scoring.ts'
import { subsetsOf, type Multiset } from '#shared/dice/multiset.ts'
import {
  KEEP_COUNT,
  FIVE_DICE,
  ONE_MORE,
  ROLL_COUNT,
  ROLLS,
} from '#shared/games/yahtzee/solve/keeps.ts'
import { TURNS, unitsFrom, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { mostChances } from '#shared/games/yahtzee/solve/target/target-bounds.ts'
import {
  fillEnds,
  rowsIn,
  targetMemory,
  type TargetRows,
} from '#shared/games/yahtzee/solve/target/target-rows.ts'
import { TargetWork } from '#shared/games/yahtzee/solve/target/target-work.ts'

interface TargetSolveOptions {
  readonly limit: Points
  /** Solve only states in which all of these are used: a game with fewer categories. */
  readonly used?: CategorySet
  /** Called after every level; `rows` then hold this level and the one after it. */
  readonly onLevel?: (level: number, rows: TargetRows) => void
}

/**
 * Computes the greatest probability of at least n more points from every state, for every n up to a
 * limit, backward on this thread. Returns the rows, with the probabilities of the last levels.
 */
export function solveTargets(game: YahtzeeGame, options: TargetSolveOptions): TargetRows {
  const { limit, used = 0, onLevel } = options
  const rows = rowsIn(game, targetMemory(game, mostChances(game, limit, used)))
  fillEnds(game, rows)
  const work = new TargetWork(game, limit, rows)
  for (let level = TURNS - 1; level >= 0; level--) {
    const units = unitsFrom(game, level, used)
    if (units.length === 0) break
    rows.taken[level & 1] = 0
    for (const unit of units) work.run(unit)
    onLevel?.(level, rows)
  }
  return rows
}

/** Probability of at least `need` more points in a state with `level` categories used. */
export function chanceIn(
  { first, length, offset, levels }: TargetRows,
  level: number,
  state: number,
  need: Points,
): Probability {
  const place = need - first[state]!
  if (place < 0) return 1
  return place < length[state]! ? levels[level & 1]![offset[state]! + place]! : 0
}

/** Size of the graph of one turn. */
interface WidgetSize {
  /** As in Glenn 2006, section 4.2: an edge from every keep to every roll that it can become. */
  readonly states: number
  readonly edges: number
  /** With one-die steps, up for the means and down for the maxima. */
  readonly latticeEdges: number
}

export function widgetSize(rerolls: number): WidgetSize {
  const subsets = ROLLS.reduce((sum, roll) => sum + subsetsOf(roll).length, 0)
  const outer = ROLL_COUNT + CATEGORIES.length * ROLL_COUNT
  return {
    states: 1 + (rerolls + 1) * ROLL_COUNT + rerolls * KEEP_COUNT,
    edges: outer + 2 * rerolls * subsets,
    latticeEdges: outer + rerolls * (ONE_MORE.length + FIVE_DICE.oneFewer.length),
  }
}

/** Card after scoring a roll in a category (by number): n(S, r, c) of Glenn 2006. */
export function cardAfter(card: Scorecard, dice: Multiset, category: number): Scorecard {
  const pattern = patternPoints(category, dice)
  return {
    used: card.used | (1 << category),
    upper: card.upper + (category < UPPER_COUNT ? pattern : 0),
    yahtzeeScored: card.yahtzeeScored || (category === YAHTZEE && pattern > 0),
  }
}
