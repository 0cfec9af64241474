import { DEFAULT_SETUP, NO_FILTERS, type DecisionKind, type Filters } from '../drill/setup.ts'
import type { Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { bankCard } from '../analysis/bank-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { levelColumn } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import { knownRule, type LearntThumb } from './sources.ts'
import type { FarkleLesson } from './lessons.ts'

export function thumbDrill(
  { goal, text }: LearntThumb,
  situations: Filters['situations'] = [],
  kind: DecisionKind = 'both',
): FarkleLesson['drill'] {
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

type Titles = typeof farkleTexts.cards.lessons.thumb

const lessonOf =
  (thumb: LearntThumb) =>
  (
    id: string,
    title: keyof Titles,
    sentences: readonly string[],
    situations: Filters['situations'] = [],
    kind: DecisionKind = 'both',
  ): FarkleLesson => ({
    id: `thumb-${id}`,
    former: [],
    title: farkleTexts.cards.lessons.thumb[title],
    sentence: sentences.join(' '),
    examples: [],
    adds: null,
    makes: null,
    level: 'card',
    decks: ['thumb'],
    drill: thumbDrill(thumb, situations, kind),
  })

/** One lesson for each part of the card, in its own sentences: dice, level column, end, other columns. */
export function thumbLessons(rules: RuleSet, thumb: LearntThumb): FarkleLesson[] {
  const rule = knownRule(thumb.text)
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
  const lesson = lessonOf(thumb)
  return [
    lesson(
      'value',
      'dice',
      [dice, words.worths(level.when, numbers(level.worth))],
      ['level'],
      'set-aside',
    ),
    lesson(
      'column',
      'column',
      [bank(level), ...(about === '' ? [] : [about])],
      ['level'],
      'roll-or-bank',
    ),
    // For points the score counts for nothing.
    ...(thumb.goal === 'wins'
      ? [lesson('goal', 'goal', notes, ['endgame', 'opponent-close'])]
      : []),
    ...(others.length > 0
      ? [
          lesson(
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
