import { seededRandom } from '../../../dice/random.ts'
import { playOf } from '../analysis/strategies.ts'
import type { ScorecardBot } from '../requests/table.ts'
import { keepNumber, latticeOf } from '../solve/lattice.ts'
import { GO_ON, type TurnPolicy } from '../solve/policy.ts'
import { type CardStates, stateIndex } from '../solve/states.ts'
import type { StepRules } from '../steps/step-list.ts'
import { StepPlay } from '../steps/step-play.ts'
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
  const isFirst = atOnce || rerolls === rules.rolls - 1
  const first = isFirst ? (play.atOnce?.[roll] ?? GO_ON) : GO_ON
  if (rerolls > 0) {
    const keep = first === GO_ON ? play.bestKeeps[rerolls]![roll]! : roll
    return { keep: facesOf(lattice.keeps[keep]!), box: null }
  }
  const outcome = first === GO_ON ? play.chosen[roll]! : first
  return { keep: null, box: play.outcomes.of.list[outcome]!.box }
}

const BEGINNER = 4

export interface BotSources {
  readonly game: CardStates
  /** E by stateIndex. */
  readonly table: Float64Array
  /** All sentences of the card, in learning order. */
  readonly known: StepRules
}

const KNOWN = { 'five-steps': 5, 'three-steps': 3 } as const

function playBy(
  bot: keyof typeof KNOWN | 'greedy' | 'equal',
  { game, table, known }: BotSources,
): TurnPolicy {
  if (bot === 'greedy') return playOf(game, 'greedy', { table, boxes: null })
  if (bot === 'equal') return playOf(game, 'equal-only', { table, boxes: null })
  return new StepPlay(game, { ...known, steps: known.steps.slice(0, KNOWN[bot]) })
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
