import type { Goal } from '#shared/base/units.ts'
import type { AnalysisContext } from '#shared/games/farkle/analysis/analyser.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { solvedPositions } from '#shared/games/farkle/analysis/solved-positions.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { solvedWin } from './solved-win.ts'

/** Data that an analysis looks up, for a game small enough to be solved at once. */
export function solvedContext(rules: RuleSet): AnalysisContext {
  const { game, endings, table } = solvedWin(rules)
  const points = pointsPlay(rules)
  return { rules, game, endings, valueOf: valuesOf(game, table.values), points }
}

/** A kit for points of a game that is not solved, or one of a solved game. */
export function kitOf(rules: RuleSet, goal: Goal, solved = goal === 'wins'): StudyKit {
  const context = solved ? solvedContext(rules) : null
  const points = context?.points ?? pointsPlay(rules)
  return studyKit(rules, goal, points, context && solvedPositions(context, points))
}
