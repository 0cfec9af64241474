import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import type { PaperCard } from '#shared/games/scorecard/analysis/paper-card.ts'
import { possiblePoints } from '#shared/games/scorecard/solve/possible-points.ts'
import { scorecardKit, type ScorecardKit } from '#shared/games/scorecard/drill/question.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { boxOf, type BoxName } from './yahtzee-boxes.ts'
import { tableOf } from './yahtzee-sources.ts'

/** A card of Yahtzee with only these boxes open: three of each face above, and the most below. */
export function cardWithOpen(open: readonly BoxName[]): PaperCard {
  const isOpen = new Set(open.map(boxOf))
  const points = PRESETS.forced.boxes.map((_, box) => {
    if (isOpen.has(box)) return null
    return box < 6 ? 3 * (box + 1) : possiblePoints(PRESETS.forced, box).at(-1)!
  })
  return { points, bonuses: 0 }
}

/** The kit of any card, which is solved once a test file. */
export function kitOf(rules: RuleSet, start?: PaperCard): ScorecardKit {
  return scorecardKit(rules, new ScorecardAnalyser(cardStates(rules), tableOf(rules)), start)
}

/** The kit of a game that begins with only these boxes open. */
export function shortScorecard(
  open: readonly BoxName[],
  rules: RuleSet = PRESETS.forced,
): ScorecardKit {
  return kitOf(rules, cardWithOpen(open))
}
