import type { Points } from '../../../base/units.ts'
import { choiceBy } from '../drill/choice-by.ts'
import { yahtzeePlaceOf, type YahtzeeQuestion } from '../drill/question.ts'
import type { YahtzeeGame } from '../solve/game.ts'
import type { DecisionPlayer } from '../../../cards/placement.ts'
import { stepPlay, type StepSources } from './step-plays.ts'
import type { YahtzeeStepId } from './steps.ts'

/** A player who answers questions of Yahtzee. */
export type YahtzeePlayer = DecisionPlayer<YahtzeeQuestion>

/** An option that loses less is as good as the best, in points of the final score. */
export const YAHTZEE_SLACK: Points = 0.2

/** Answers as whoever knows as much as a step says; see stepPlay. */
export function yahtzeePlayer(
  game: YahtzeeGame,
  id: YahtzeeStepId,
  sources: StepSources,
): YahtzeePlayer {
  const play = stepPlay(game, id, sources)
  return (question) => {
    const option = question.options[yahtzeePlaceOf(question, choiceBy(game, play, question))]
    if (!option) throw new Error('a step plays what its rules do not allow')
    return option
  }
}
