import { seededRandom } from '../../../dice/random.ts'
import { playOf } from '../analysis/strategies.ts'
import type { ScorecardBot } from '../requests/table.ts'
import { keepNumber, latticeOf } from '../solve/lattice.ts'
import { GO_ON, type TurnPolicy } from '../solve/policy.ts'
import { type CardStates, stateIndex } from '../solve/states.ts'
import { ThumbPlay } from '../solve/thumb/thumb-play.ts'
import { FOUND_RULES } from '../solve/thumb/thumb-rule.ts'
import { humanChoice } from './play.ts'
import { scorecardIndexOf, type ScorecardQuestion, type ScorecardChoice } from './question.ts'
import { facesOf, multisetOf } from '../../../dice/multiset.ts'
import { scorecardOf } from '../analysis/paper-card.ts'

export function choiceBy(
  states: CardStates,
  play: TurnPolicy,
  { position }: ScorecardQuestion,
): ScorecardChoice {
  const { rules } = states
  const { card, dice, rerolls, atOnce = rules.rolls === 1 } = position
  play.look(stateIndex(states, scorecardOf(rules, card)))
  const lattice = latticeOf(rules.dice)
  const roll = keepNumber(lattice, multisetOf(dice))
  if (rerolls > 0) {
    return { keep: facesOf(lattice.keeps[play.bestKeeps[rerolls]![roll]!]!), box: null }
  }
  const first = atOnce ? (play.atOnce?.[roll] ?? GO_ON) : GO_ON
  const outcome = first === GO_ON ? play.chosen[roll]! : first
  return { keep: null, box: play.outcomes.of.list[outcome]!.box }
}

const BEGINNER = 4

export interface BotSources {
  readonly game: CardStates
  /** E by stateIndex. */
  readonly table: Float64Array
}

const RULES = { sixteen: 16, eight: 8, four: 4 } as const

function playBy(
  bot: keyof typeof RULES | 'greedy' | 'equal',
  { game, table }: BotSources,
): TurnPolicy {
  if (bot === 'greedy') return playOf(game, 'greedy', { table, boxes: null })
  if (bot === 'equal') return playOf(game, 'equal-only', { table, boxes: null })
  return new ThumbPlay(game, FOUND_RULES.get(RULES[bot])!)
}

/** Index of the option that a bot takes; `bot` must be one of botsOf. */
export function scorecardTableChoice(
  sources: BotSources,
  bot: ScorecardBot,
  question: ScorecardQuestion,
  seed: string,
): number {
  if (bot === 'perfect') return 0
  if (bot === 'casual' || bot === 'beginner') {
    const errs = bot === 'beginner' ? BEGINNER : 1
    return question.options.indexOf(humanChoice(question, seededRandom(seed), errs))
  }
  return scorecardIndexOf(question, choiceBy(sources.game, playBy(bot, sources), question))
}
