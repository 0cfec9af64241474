import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import type { PaperCard } from '#shared/games/yahtzee/analysis/paper-card.ts'
import { possiblePoints } from '#shared/games/yahtzee/solve/possible-points.ts'
import { yahtzeeKit, type YahtzeeKit } from '#shared/games/yahtzee/drill/question.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/published.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { cardStates } from '#shared/games/yahtzee/solve/states.ts'
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
export function kitOf(rules: RuleSet, start?: PaperCard): YahtzeeKit {
  return yahtzeeKit(rules, new YahtzeeAnalyser(cardStates(rules), tableOf(rules)), start)
}

/** The kit of a game that begins with only these boxes open. */
export function shortYahtzee(
  open: readonly BoxName[],
  rules: RuleSet = PRESETS.forced,
): YahtzeeKit {
  return kitOf(rules, cardWithOpen(open))
}
