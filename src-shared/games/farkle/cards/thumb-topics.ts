import { DEFAULT_SETUP, NO_FILTERS, type DecisionKind, type Filters } from '../drill/setup.ts'
import type { Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { bankCard } from '../analysis/bank-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { levelColumn, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import { knownRule, type DeckSources, type LearntThumb } from './sources.ts'
import type { FarkleTopic } from './topics.ts'

export function thumbDrill(
  { goal, text }: LearntThumb,
  situations: Filters['situations'] = [],
  kind: DecisionKind = 'both',
): FarkleTopic['drill'] {
  return {
    ...DEFAULT_SETUP,
    scope: 'cell',
    goal,
    kind,
    weighting: 'play',
    rule: text,
    filters: { ...NO_FILTERS, situations: goal === 'wins' ? situations : [] },
  }
}

type Titles = typeof farkleTexts.cards.topics.thumb

const topicOf =
  (thumb: LearntThumb) =>
  (
    id: string,
    title: keyof Titles,
    sentences: readonly string[],
    situations: Filters['situations'] = [],
    kind: DecisionKind = 'both',
  ): FarkleTopic => ({
    id: `thumb-${id}`,
    step: 'thumb',
    title: farkleTexts.cards.topics.thumb[title],
    idea: sentences.join(' '),
    decks: ['thumb'],
    drill: thumbDrill(thumb, situations, kind),
  })

/** In order of importance: dice, level column, end, other columns. */
function cardTopics(thumb: LearntThumb, rule: ThumbRule, rules: RuleSet): FarkleTopic[] {
  const { columns, about, dice, notes } = bankCard(rule, rules)
  const words = farkleTexts.thumb.bankCard
  const level = columns[levelColumn(rule)]!
  const numbers = (list: readonly Points[]): string =>
    list
      .map((points, i) => farkleTexts.thumb.forDice(grouped(points), [i + 1]))
      .toReversed()
      .join(', ')
  const bank = ({ when, bank: list }: typeof level): string => words.column(when, numbers(list))
  const others = columns.filter((column) => column !== level)
  const topic = topicOf(thumb)
  return [
    topic(
      'value',
      'dice',
      [dice, words.worths(level.when, numbers(level.worth))],
      ['level'],
      'set-aside',
    ),
    topic(
      'column',
      'column',
      [bank(level), ...(about === '' ? [] : [about])],
      ['level'],
      'roll-or-bank',
    ),
    // For points the score counts for nothing.
    ...(thumb.goal === 'wins' ? [topic('goal', 'goal', notes, ['endgame', 'opponent-close'])] : []),
    ...(others.length > 0
      ? [
          topic(
            'columns',
            'columns',
            [...others.map(bank), about],
            ['ahead', 'behind'],
            'roll-or-bank',
          ),
        ]
      : []),
  ]
}

/** One lesson per part of the card, in the card's own sentences. */
export function thumbTopics({ rules, thumb }: DeckSources): FarkleTopic[] {
  if (!thumb) return []
  return cardTopics(thumb, knownRule(thumb.text), rules)
}
