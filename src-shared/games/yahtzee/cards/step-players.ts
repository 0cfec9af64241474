import type { Points } from '../../../base/units.ts'
import { facesOf, multisetOf } from '../../../dice/multiset.ts'
import { yahtzeePlaceOf, type YahtzeeChoice, type YahtzeeQuestion } from '../drill/question.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { stateIndex, type YahtzeeGame } from '../solve/game.ts'
import { KEEPS, keepNumber } from '../solve/keeps.ts'
import { OUTCOMES } from '../solve/outcomes.ts'
import { scorecardOf } from '../analysis/paper-card.ts'
import type { TurnPlay } from '../solve/turn-play.ts'
import type { DecisionPlayer } from '../../../cards/placement.ts'
import { stepPlay, type StepSources } from './step-plays.ts'
import type { YahtzeeStepId } from './steps.ts'

/** A player who answers questions of Yahtzee. */
export type YahtzeePlayer = DecisionPlayer<YahtzeeQuestion>

/** An option that loses less is as good as the best, in points of the final score. */
export const YAHTZEE_SLACK: Points = 0.2

/** The choice that a way to play makes in a position. */
function choiceBy(
  game: YahtzeeGame,
  play: TurnPlay,
  { position: { card, dice, rerolls } }: YahtzeeQuestion,
): YahtzeeChoice {
  play.look(stateIndex(game, scorecardOf(card)))
  const roll = keepNumber(multisetOf(dice))
  if (rerolls > 0) return { keep: facesOf(KEEPS[play.bestKeeps[rerolls]![roll]!]!), category: null }
  return { keep: null, category: CATEGORIES[OUTCOMES[play.chosen[roll]!]!.category]! }
}

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
