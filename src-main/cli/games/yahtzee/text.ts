import { categoryName } from '#shared/games/yahtzee/analysis/category-names.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { decimals, writtenDifference } from '#shared/texts/numbers.ts'
import { textPairs, textTable, percent } from '../../text-table.ts'
import type { RulesAnswer, YahtzeeAnswer, YahtzeeCardAnswer } from './answer.ts'

const MAX_ENDS = 3

const POINT_PLACES = 3

export const points = (value: number): string => decimals(value, POINT_PLACES)
/** Difference of the rounded numbers, so that it agrees with the printed columns. */
const pointsDifference = (more: number, less: number): string =>
  points(writtenDifference(more, less, POINT_PLACES))
const shortPercent = (chance: number): string => `${decimals(100 * chance, 1)}%`

const JOKERS: Readonly<Record<string, string>> = {
  forced: 'A further Yahtzee must go to the upper box of its face, else it is a joker.',
  free: 'A further Yahtzee may go to any box, as a joker where its upper box is used.',
  none: 'No jokers and no Yahtzee bonus.',
}

export const gameWords = ({ rules, jokers }: RulesAnswer): string =>
  `${rules.name}\n${JOKERS[jokers]!}`

function categoryTable({ categories }: YahtzeeAnswer): string {
  return textTable([
    ['Box', 'Points', 'deviation', 'with 0'],
    ...categories.map(({ category, mean, standardDeviation, zeroProbability }) => [
      categoryName(category),
      points(mean),
      points(standardDeviation),
      percent(zeroProbability),
    ]),
  ])
}

function strategyTable({ strategies }: YahtzeeAnswer): string[] {
  if (!strategies) return []
  const table = textTable([
    ['Strategy', 'Points', 'deviation', 'printed', 'deviation'],
    ...strategies.map(({ strategy, mean, standardDeviation, printed }) => [
      yahtzeeTexts.game.strategies.names[strategy],
      points(mean),
      points(standardDeviation),
      printed ? decimals(printed.mean, 2) : '-',
      printed ? decimals(printed.standardDeviation, 2) : '-',
    ]),
  ])
  return [`${table}\nPrinted: table 3 of Glenn 2006, which leaves open how ties are broken.`]
}

export function yahtzeeText(answer: YahtzeeAnswer): string {
  return [
    gameWords(answer),
    textPairs([
      ['Expected score', decimals(answer.expectedScore, 6)],
      ['Standard deviation', decimals(answer.standardDeviation, 6)],
      ['Upper bonus', percent(answer.upperBonusProbability)],
      ['Yahtzees a game', decimals(answer.yahtzees, 6)],
      ['Yahtzee bonuses a game', decimals(answer.yahtzeeBonuses, 6)],
    ]),
    textPairs(
      Object.entries(answer.percentiles).map(([part, score]) => [
        `${part}% of games score at most`,
        String(score),
      ]),
    ),
    ...(answer.atLeast
      ? [
          textPairs([
            [`${answer.atLeast.points} points or more`, percent(answer.atLeast.probability)],
          ]),
        ]
      : []),
    categoryTable(answer),
    ...strategyTable(answer),
  ].join('\n\n')
}

type CardChoice = YahtzeeCardAnswer['choices'][number]

function endWords({ ends }: CardChoice): string {
  return ends
    .slice(0, MAX_ENDS)
    .map(({ category, chance }) => `${categoryName(category)} ${shortPercent(chance)}`)
    .join(', ')
}

const choiceWords = ({ keep, category }: Pick<CardChoice, 'keep' | 'category'>): string =>
  category !== null ? categoryName(category) : keep!.join(' ') || 'nothing'

export const rerollWords = (rerolls: number): string =>
  rerolls === 1 ? '1 reroll left' : `${rerolls} rerolls left`

type Ranked = Pick<CardChoice, 'rank' | 'keep' | 'category' | 'points'>

export function choiceTable<C extends Ranked>(
  choices: readonly C[],
  columns: Readonly<Record<string, (choice: C) => string>>,
): string {
  const isKeep = choices[0]!.keep !== null
  return textTable([
    ['', ...(isKeep ? ['Keep'] : ['Box', 'scores']), ...Object.keys(columns)],
    ...choices.map((choice) => [
      String(choice.rank),
      choiceWords(choice),
      ...(isKeep ? [] : [String(choice.points)]),
      ...Object.values(columns).map((cell) => cell(choice)),
    ]),
  ])
}

function cardTable(choices: readonly CardChoice[]): string {
  const [heading, ...lines] = choiceTable(choices, {
    Value: ({ value }) => points(value),
    loses: ({ rank, value }) => (rank === 1 ? '-' : pointsDifference(choices[0]!.value, value)),
  }).split('\n')
  const rows = lines.map((line, i) => `${line}  ${endWords(choices[i]!)}`.trimEnd())
  return [heading, ...rows].join('\n')
}

export function yahtzeeCardText(answer: YahtzeeCardAnswer): string {
  const { card, dice, rerolls, value, before } = answer
  return [
    gameWords(answer),
    `${card}, rolled ${dice.join(' ')}, ${rerollWords(rerolls)}: ${points(value)} points to come, ${points(before)} before the turn.`,
    cardTable(answer.choices),
  ].join('\n\n')
}
