import { seededRandom } from '../../../dice/random.ts'
import { playOf } from '../analysis/strategies.ts'
import type { YahtzeeBot } from '../requests/table.ts'
import { type YahtzeeGame, stateIndex } from '../solve/game.ts'
import { ThumbPlay } from '../solve/thumb/thumb-play.ts'
import { FOUND_RULES } from '../solve/thumb/thumb-rule.ts'
import type { TurnPlay } from '../solve/turn-play.ts'
import { humanChoice } from './play.ts'
import { yahtzeePlaceOf, type YahtzeeQuestion, type YahtzeeChoice } from './question.ts'
import { facesOf, multisetOf } from '../../../dice/multiset.ts'
import { scorecardOf } from '../analysis/paper-card.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { KEEPS, keepNumber } from '../solve/keeps.ts'
import { OUTCOMES } from '../solve/outcomes.ts'

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

const BEGINNER = 4

export interface BotSources {
  readonly game: YahtzeeGame
  /** E by stateIndex. */
  readonly table: Float64Array
}

const RULES = { sixteen: 16, eight: 8, four: 4 } as const

function playBy(
  bot: keyof typeof RULES | 'greedy' | 'yahtzees',
  { game, table }: BotSources,
): TurnPlay {
  if (bot === 'greedy') return playOf(game, 'greedy', { table, categories: null })
  if (bot === 'yahtzees') return playOf(game, 'yahtzees-only', { table, categories: null })
  return new ThumbPlay(game, FOUND_RULES.get(RULES[bot])!)
}

export function yahtzeeTableChoice(
  sources: BotSources,
  bot: YahtzeeBot,
  question: YahtzeeQuestion,
  seed: string,
): number {
  if (bot === 'perfect') return 0
  if (bot === 'casual' || bot === 'beginner') {
    const errs = bot === 'beginner' ? BEGINNER : 1
    return question.options.indexOf(humanChoice(question, seededRandom(seed), errs))
  }
  return yahtzeePlaceOf(question, choiceBy(sources.game, playBy(bot, sources), question))
}
