import type { Goal } from '#shared/base/units.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { solvedPositions } from '#shared/games/farkle/analysis/solved-positions.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { studyKit, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { contextOf } from './drill-kits.ts'

/** A kit for points of a game that is not solved, or one of a solved game. */
export function kitOf(rules: RuleSet, goal: Goal, solved = goal === 'wins'): StudyKit {
  const context = solved ? contextOf(rules) : null
  const points = context?.points ?? pointsPlay(rules)
  return studyKit(rules, goal, points, context && solvedPositions(context, points))
}
