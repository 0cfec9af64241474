import type { DiceCount } from '../../../base/units.ts'
import { placedTopics, type LessonTopic } from '../../../cards/lesson-topic.ts'
import { grouped } from '../../../texts/numbers.ts'
import { throwsOf } from '../drill/option-reasons.ts'
import { DEFAULT_SETUP, type DrillSetup } from '../drill/setup.ts'
import { manyDice, topicDrill, topicNamed, topicsOf, type TopicId } from '../drill/topics.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankLimits } from './bank-limits.ts'
import { DeckWorth } from './deck-worth.ts'
import { isNever } from './limits-deck.ts'
import type { FarkleDeck } from './deck-names.ts'
import type { FarkleStep, FarkleStepId } from './knowledge-steps.ts'
import { usualTurn, type DeckSources } from './sources.ts'
import { turnModel } from '../solve/turn/turn-model.ts'

export type FarkleTopic = LessonTopic<Omit<DrillSetup, 'seed'>>

const ORDER: readonly FarkleStepId[] = [
  'hold',
  'limits',
  'values',
  'table',
  'turn-types',
  'tables',
  'best',
]

const PLACES: Readonly<Record<TopicId, readonly [FarkleStepId, ...FarkleDeck[]]>> = {
  risk: ['hold', 'farkle-odds'],
  'one-number': ['hold', 'scoring'],
  'few-dice': ['limits', 'limits'],
  'three-dice': ['limits', 'limits'],
  'many-dice': ['limits', 'limits'],
  'hot-dice': ['limits', 'limits'],
  minimum: ['limits', 'limits'],
  'leave-more': ['values', 'gain-from'],
  'take-more': ['values', 'gain-from'],
  triplets: ['values', 'gain-from'],
  'then-bank': ['table', 'gain-from'],
  'then-roll': ['table', 'gain-from'],
  'large-total': ['table', 'gain-from'],
  'after-farkles': ['turn-types', 'turn-types'],
  close: ['best', 'exceptions'],
}

type Said = Pick<FarkleTopic, 'title' | 'idea'>

function ideasOf(sources: DeckSources, hold: string): Record<TopicId, Said> {
  const { topics: t } = farkleTexts.cards
  const { report, rules } = sources
  const limits = bankLimits(usualTurn(report), turnModel(rules).grid)
  const throws = (dice: DiceCount): string => throwsOf(report.farkleProbabilities[dice - 1] ?? 0)
  const limit = (dice: DiceCount): string => {
    const found = limits.find((one) => one.dice === dice)
    if (!found || isNever(rules, found)) return t.limit.never
    return found.always ? t.limit.soon : t.limit.from(grouped(found.from!))
  }
  const left = (dice: DiceCount) => ({ dice, throws: throws(dice), limit: limit(dice) })
  const { minimumBank, minimumFirstBank, farklePenalty } = rules
  const said = <Args extends unknown[]>(
    { title, idea }: { title: string; idea: (...args: Args) => string },
    ...args: Args
  ): Said => ({ title, idea: idea(...args) })
  return {
    risk: said(t.risk, throws(1), throws(3), throws(rules.dice), rules.dice),
    'one-number': said(t.oneNumber, hold),
    'few-dice': said(t.fewDice, limit(1), limit(2)),
    'three-dice': said(t.threeDice, throws(3), limit(3)),
    'many-dice': {
      title: t.manyDice.title(rules.dice - 1),
      idea: t.manyDice.idea([left(4), ...manyDice(rules.dice).slice(1).map(left)]),
    },
    'hot-dice': said(t.hotDice, throws(rules.dice), limit(rules.dice)),
    minimum: said(
      t.minimum,
      grouped(Math.max(minimumFirstBank, minimumBank)),
      grouped(minimumBank),
    ),
    'leave-more': t.leaveMore,
    'take-more': t.takeMore,
    triplets: t.triplets,
    'then-bank': t.thenBank,
    'then-roll': t.thenRoll,
    'large-total': t.largeTotal,
    'after-farkles': said(
      t.afterFarkles,
      String(farklePenalty?.farkles ?? 0),
      grouped(farklePenalty?.points ?? 0),
    ),
    close: t.close,
  }
}

function drillOf(id: TopicId, rules: RuleSet): FarkleTopic['drill'] {
  return {
    ...DEFAULT_SETUP,
    scope: 'cell',
    goal: 'points',
    weighting: 'play',
    ...topicDrill(id, rules),
  }
}

export function farkleTopics(sources: DeckSources, steps: readonly FarkleStep[]): FarkleTopic[] {
  const hold = steps.flatMap(({ id, policy }) =>
    id === 'hold' && policy?.kind === 'hold' ? [policy.at] : [],
  )[0]
  const ideas = ideasOf(sources, grouped(hold ?? 0))
  const ids = topicsOf(sources.rules).filter((id) => id !== 'one-number' || hold !== undefined)
  const worth = new DeckWorth(sources)
  const topics = ids.map((id): FarkleTopic => {
    const [step, ...decks] = PLACES[id]
    const dice = step === 'limits' ? topicNamed(id)!.dice?.(sources.rules.dice) : undefined
    const adds = dice && worth.ofLimits(dice)
    return {
      id,
      step,
      ...ideas[id],
      decks,
      drill: drillOf(id, sources.rules),
      ...(adds != null && { adds }),
    }
  })
  return placedTopics(
    topics,
    ORDER,
    steps.map(({ id }) => id).filter((id) => ORDER.includes(id)),
  )
}
