import type { Goal } from '#shared/base/goal.ts'
import type { AnalysisContext } from '#shared/farkle/analysis/analyser.ts'
import { pointsPlay } from '#shared/farkle/analysis/points-play.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { valuesOf } from '#shared/farkle/win/turn-values.ts'
import { studyKit, type StudyKit } from '#shared/study/study-kit.ts'
import { solvedWin } from './solved-win.ts'

/** What an analysis of a game that is small enough to be solved at once looks up. */
export function solvedContext(rules: RuleSet): AnalysisContext {
  const { game, endings, table } = solvedWin(rules)
  const points = pointsPlay(rules)
  return { rules, game, endings, valueOf: valuesOf(game, table.values), points }
}

/** A kit for points of a game that is not solved, or one of a solved game. */
export function kitOf(rules: RuleSet, goal: Goal, solved = goal === 'wins'): StudyKit {
  const context = solved ? solvedContext(rules) : null
  return studyKit(rules, goal, context?.points ?? pointsPlay(rules), context)
}
