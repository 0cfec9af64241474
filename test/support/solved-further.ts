import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import type { SolvedTable } from '#shared/games/farkle/analysis/analyser.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import type { FurtherSolved } from '#shared/games/farkle/analysis/further-outlook.ts'
import {
  furtherPositions,
  solvedPositions,
  type SolvedPositions,
} from '#shared/games/farkle/analysis/solved-positions.ts'
import { hasFurtherState } from '#shared/games/farkle/rules/turn-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveBeats } from '#shared/games/farkle/solve/leftover/beat-solver.ts'
import { leftoverGame } from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { solveLeftovers } from '#shared/games/farkle/solve/leftover/leftover-solver.ts'
import { roundsGame, solveRounds } from '#shared/games/farkle/solve/rounds/rounds-solver.ts'
import { valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { solvedWin } from './solved-win.ts'

/** Solves a game with further state in this thread. */
export function solvedFurther(rules: RuleSet): FurtherSolved {
  if (rules.end === 'rounds') {
    const rounds = roundsGame(rules)
    return { kind: 'rounds', rounds, values: solveRounds(rounds).values }
  }
  if (rules.beatLastTurn) {
    const laidOut = winGame(rules)
    return { kind: 'beat', game: laidOut, values: solveBeats(laidOut).values }
  }
  const laidOut = leftoverGame(rules)
  return { kind: 'leftovers', laidOut, table: solveLeftovers(laidOut) }
}

/** A solved game as an analysis reads its table. */
export function solvedTable(rules: RuleSet): SolvedTable {
  const { game, endings, table } = solvedWin(rules)
  return { game, endings, valueOf: valuesOf(game, table.values) }
}

const known = new Map<RuleSet, SolvedPositions>()

/** Positions of a game of any rules, solved in this thread once per test file. */
export function positionsOf(rules: RuleSet): SolvedPositions {
  const before = known.get(rules)
  if (before) return before
  const points = pointsPlay(rules)
  const made = hasFurtherState(rules)
    ? furtherPositions(solvedFurther(rules), points)
    : solvedPositions(solvedTable(rules), points)
  known.set(rules, made)
  return made
}
