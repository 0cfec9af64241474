import { seededRandom } from '../../../dice/random.ts'
import { playOf } from '../analysis/strategies.ts'
import type { YahtzeeBot } from '../requests/table.ts'
import type { YahtzeeGame } from '../solve/game.ts'
import { ThumbPlay } from '../solve/thumb/thumb-play.ts'
import { FOUND_RULES } from '../solve/thumb/thumb-rule.ts'
import type { TurnPlay } from '../solve/turn-play.ts'
import { choiceBy } from './choice-by.ts'
import { humanChoice } from './play.ts'
import { yahtzeePlaceOf, type YahtzeeQuestion } from './question.ts'

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
