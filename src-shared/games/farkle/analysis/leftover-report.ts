import { asProbability, type Points, type Probability } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  leftoverGame,
  leftoverGrid,
  leftoverStates,
  leftoverValue,
  MAX_KEPT_LEFTOVERS,
  type LeftoverGame,
  type LeftoverTable,
} from '../solve/leftover/leftover-game.ts'
import { beatGame, beatPlace, solveBeats } from '../solve/leftover/beat-solver.ts'
import { solveLeftovers } from '../solve/leftover/leftover-solver.ts'

/** Changes with every change of what is told. */
export const LEFTOVER_REPORT_VERSION = 2

/** Parts of the goal that the players have banked where it is told what is worth taking up. */
const PARTS = [0.25, 0.5, 0.75] as const

/** What is worth taking up at a pair of banked scores. */
export interface LeftoverStanding {
  readonly own: Points
  readonly opponent: Points
  readonly winProbability: Probability
  /** By number of dice left, the least total from which all are worth it; null for none. */
  readonly takeFrom: (Points | null)[]
}

/** What is told of a game in which a turn leaves something behind. */
export interface LeftoverReport {
  readonly winProbability: Probability
  readonly states: number
  readonly evaluations: number
  readonly residual: number
  readonly standings: LeftoverStanding[]
  /**
   * The table, of which positions are read: the chances at the start of a turn, by place, and those with
   * an offer, none where a turn must beat the last one. Null where it is too large to be kept.
   */
  readonly table: { readonly fresh: Float64Array; readonly offered: Float64Array } | null
}

function standingAt(
  laidOut: LeftoverGame,
  table: LeftoverTable,
  own: number,
  other: number,
): LeftoverStanding {
  const grid = leftoverGrid(laidOut)
  const fresh = leftoverValue(laidOut, table, own, other, null)
  const takeFrom = laidOut.game.model.nodes.map((node) => {
    let row = other
    while (row > 0 && leftoverValue(laidOut, table, own, other, { node, row }) > fresh) row--
    return row === other ? null : (row + 1) * grid
  })
  return { own: own * grid, opponent: other * grid, winProbability: fresh, takeFrom }
}

/** A game in which nothing may be taken up, so its start is all that is told. */
function beatReport(rules: RuleSet, progress: (fraction: number) => void): LeftoverReport {
  const game = beatGame(rules)
  const { values, residual, evaluations } = solveBeats(game, progress)
  const winProbability = asProbability(values[beatPlace(game, 0, 0, 0)]!)
  const table = { fresh: values, offered: new Float64Array(0) }
  return { winProbability, states: values.length, evaluations, residual, standings: [], table }
}

/** Solves a game and tells its start, and what is worth taking up at nine pairs of scores. */
export function leftoverReport(
  rules: RuleSet,
  progress: (fraction: number) => void,
): LeftoverReport {
  if (rules.beatLastTurn) return beatReport(rules, progress)
  const laidOut = leftoverGame(rules)
  const table = solveLeftovers(laidOut, progress)
  const { fresh, offered } = table
  const states = leftoverStates(laidOut)
  const { goal } = laidOut.game
  const scores = PARTS.map((part) => Math.floor(part * goal))
  return {
    winProbability: leftoverValue(laidOut, table, 0, 0, null),
    states,
    table: states <= MAX_KEPT_LEFTOVERS ? { fresh, offered } : null,
    evaluations: table.evaluations,
    residual: table.residual,
    standings: scores.flatMap((own) =>
      scores.map((other) => standingAt(laidOut, table, own, other)),
    ),
  }
}
