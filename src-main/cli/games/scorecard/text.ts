import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { decimals, grouped, writtenDifference } from '#shared/texts/numbers.ts'
import { megabytes, textPairs, textTable, percent } from '../../text-table.ts'
import type { ScorecardAnswer, ScorecardCardAnswer } from './answer.ts'
import { bonusPairs, gameWords, strategyNamed } from './official-game.ts'

const MAX_ENDS = 3

export const POINT_PLACES = 3

export const points = (value: number): string => decimals(value, POINT_PLACES)
/** Difference of the rounded numbers, so that it agrees with the printed columns. */
const pointsDifference = (more: number, less: number): string =>
  points(writtenDifference(more, less, POINT_PLACES))
const shortPercent = (chance: number): string => `${decimals(100 * chance, 1)}%`

/** Name in words of a box by its name in the rules. */
function nameOf(rules: RuleSet, category: string): string {
  return boxName(
    rules,
    rules.boxes.findIndex(({ name }) => name === category),
  )
}

function boxTable(rules: RuleSet, categories: NonNullable<ScorecardAnswer['categories']>): string {
  return textTable([
    ['Box', 'Points', 'deviation', 'with 0'],
    ...categories.map(({ mean, standardDeviation, zeroProbability }, box) => [
      boxName(rules, box),
      points(mean),
      points(standardDeviation),
      percent(zeroProbability),
    ]),
  ])
}

function strategyTable({ strategies }: ScorecardAnswer): string[] {
  if (!strategies) return []
  const table = textTable([
    ['Strategy', 'Points', 'deviation', 'printed', 'deviation'],
    ...strategies.map(({ strategy, mean, standardDeviation, printed }) => [
      scorecardTexts.game.strategies.names[strategyNamed(strategy)],
      points(mean),
      points(standardDeviation),
      printed ? decimals(printed.mean, 2) : '-',
      printed ? decimals(printed.standardDeviation, 2) : '-',
    ]),
  ])
  return [`${table}\nPrinted: table 3 of Glenn 2006, which leaves open how ties are broken.`]
}

function sizePairs({ size }: ScorecardAnswer): [string, string][] {
  if (!size) return []
  return [
    ['States', grouped(size.states)],
    ['Table', megabytes(size.bytes)],
    ['Time of the solve', `${decimals(size.seconds, 1)} s`],
  ]
}

export function scorecardText(rules: RuleSet, answer: ScorecardAnswer): string {
  const { standardDeviation, percentiles, categories } = answer
  const expected: [string, string] = ['Expected score', decimals(answer.expectedScore, 6)]
  if (standardDeviation === undefined) {
    return [
      gameWords(rules, answer),
      textPairs([expected, ...sizePairs(answer)]),
      scorecardTexts.card.problems.noScores,
      ...strategyTable(answer),
    ].join('\n\n')
  }
  return [
    gameWords(rules, answer),
    textPairs([
      expected,
      ['Standard deviation', decimals(standardDeviation, 6)],
      ...bonusPairs(rules, answer),
      ...sizePairs(answer),
    ]),
    textPairs(
      Object.entries(percentiles!).map(([part, score]) => [
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
    boxTable(rules, categories!),
    ...strategyTable(answer),
  ].join('\n\n')
}

type CardChoice = ScorecardCardAnswer['choices'][number]

function endWords(rules: RuleSet, { ends }: CardChoice): string {
  return ends
    .slice(0, MAX_ENDS)
    .map(({ category, chance }) => `${nameOf(rules, category)} ${shortPercent(chance)}`)
    .join(', ')
}

export const choiceWords = (
  rules: RuleSet,
  { keep, category }: Pick<CardChoice, 'keep' | 'category'>,
): string => (category !== null ? nameOf(rules, category) : keep!.join(' ') || 'nothing')

export const rerollWords = (rerolls: number): string =>
  rerolls === 1 ? '1 reroll left' : `${rerolls} rerolls left`

type Ranked = Pick<CardChoice, 'rank' | 'keep' | 'category' | 'points'>

export function choiceTable<C extends Ranked>(
  rules: RuleSet,
  choices: readonly C[],
  columns: Readonly<Record<string, (choice: C) => string>>,
): string {
  const isKeep = choices[0]!.keep !== null
  return textTable([
    ['', ...(isKeep ? ['Keep'] : ['Box', 'scores']), ...Object.keys(columns)],
    ...choices.map((choice) => [
      String(choice.rank),
      choiceWords(rules, choice),
      ...(isKeep ? [] : [String(choice.points)]),
      ...Object.values(columns).map((cell) => cell(choice)),
    ]),
  ])
}

function cardTable(rules: RuleSet, choices: readonly CardChoice[]): string {
  const [heading, ...lines] = choiceTable(rules, choices, {
    Value: ({ value }) => points(value),
    loses: ({ rank, value }) => (rank === 1 ? '-' : pointsDifference(choices[0]!.value, value)),
  }).split('\n')
  const rows = lines.map((line, i) => `${line}  ${endWords(rules, choices[i]!)}`.trimEnd())
  return [heading, ...rows].join('\n')
}

export function scorecardCardText(rules: RuleSet, answer: ScorecardCardAnswer): string {
  const { card, dice, rerolls, value, before } = answer
  return [
    gameWords(rules, answer),
    `${card}, rolled ${dice.join(' ')}, ${rerollWords(rerolls)}: ${points(value)} points to come, ${points(before)} before the turn.`,
    cardTable(rules, answer.choices),
    ...answer.choices.flatMap(({ why }) => why?.text ?? []),
  ].join('\n\n')
}
