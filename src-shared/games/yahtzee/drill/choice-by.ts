import { facesOf, multisetOf } from '../../../dice/multiset.ts'
import { scorecardOf } from '../analysis/paper-card.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { stateIndex, type YahtzeeGame } from '../solve/game.ts'
import { KEEPS, keepNumber } from '../solve/keeps.ts'
import { OUTCOMES } from '../solve/outcomes.ts'
import type { TurnPlay } from '../solve/turn-play.ts'
import type { YahtzeeChoice, YahtzeeQuestion } from './question.ts'

export function choiceBy(
  game: YahtzeeGame,
  play: TurnPlay,
  { position: { card, dice, rerolls } }: YahtzeeQuestion,
): YahtzeeChoice {
  play.look(stateIndex(game, scorecardOf(card)))
  const roll = keepNumber(multisetOf(dice))
  if (rerolls > 0) return { keep: facesOf(KEEPS[play.bestKeeps[rerolls]![roll]!]!), category: null }
  return { keep: null, category: CATEGORIES[OUTCOMES[play.chosen[roll]!]!.category]! }
}
