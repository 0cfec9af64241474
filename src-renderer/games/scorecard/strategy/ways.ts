import type { Points } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { percentileOf } from '#shared/games/scorecard/analysis/score-chances.ts'
import { hasThirteenBoxes } from '#shared/games/scorecard/rules/thirteen-boxes.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { strategiesFor, type Strategy } from '#shared/games/scorecard/analysis/strategy-names.ts'

export type Statistics = AnswerOf<BackendRequests, 'scorecard.statistics'>

export interface Way {
  readonly strategy: Strategy
  readonly answer: Statistics
}

export function wayTitle(strategy: Strategy): string {
  return scorecardTexts.game.strategies.names[strategy]
}

export function wayChoices(rules: RuleSet): { readonly value: Strategy; readonly title: string }[] {
  return strategiesFor(rules).map((value) => ({ value, title: wayTitle(value) }))
}

/** In points; known as a high score. */
export const HIGH_SCORE = 300

/** A round score that few games of the best play reach, in points. */
export function highScore(rules: RuleSet, best: Statistics): Points {
  if (hasThirteenBoxes(rules)) return HIGH_SCORE
  const high = percentileOf(best, 0.9)
  const step = high >= 100 ? 25 : 5
  return Math.ceil(high / step) * step
}
