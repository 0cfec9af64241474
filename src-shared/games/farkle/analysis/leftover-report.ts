import { winGame } from '../solve/win/win-game.ts'
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
import { beatPlace, solveBeats } from '../solve/leftover/beat-solver.ts'
import { solveLeftovers } from '../solve/leftover/leftover-solver.ts'

/** Increment when the report's content changes; invalidates cached reports. */
export const LEFTOVER_REPORT_VERSION = 2

const PARTS = [0.25, 0.5, 0.75] as const

export interface LeftoverStanding {
  readonly own: Points
  readonly opponent: Points
  readonly winProbability: Probability
  /** By number of dice left: least total from which taking over is always better; null if never. */
  readonly takeFrom: (Points | null)[]
}

export interface LeftoverReport {
  readonly winProbability: Probability
  readonly states: number
  readonly evaluations: number
  readonly residual: number
  readonly standings: LeftoverStanding[]
  /** Solved values; `offered` is empty under beatLastTurn. null if there are too many to keep. */
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

/** Under beatLastTurn nothing can be taken over, so there are no standings. */
function beatReport(rules: RuleSet, progress: (fraction: number) => void): LeftoverReport {
  const game = winGame(rules)
  const { values, residual, evaluations } = solveBeats(game, progress)
  const winProbability = asProbability(values[beatPlace(game, 0, 0, 0)]!)
  const table = { fresh: values, offered: new Float64Array(0) }
  return { winProbability, states: values.length, evaluations, residual, standings: [], table }
}

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
