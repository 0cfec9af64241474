import { grouped } from '#shared/texts/numbers.ts'
import { percent, percentDifference, textPairs, textTable } from '../../text-table.ts'
import type { YahtzeeTargetAnswer, YahtzeeTargetChoices } from './target-answer.ts'
import { choiceWords, gameWords, points, rerollWords } from './text.ts'

function choiceTable({ choices }: YahtzeeTargetChoices): string {
  const isKeep = choices[0]!.keep !== null
  return textTable([
    [
      '',
      isKeep ? 'Keep' : 'Box',
      ...(isKeep ? [] : ['scores']),
      'Chance',
      'loses',
      'Value',
      'rank',
    ],
    ...choices.map((choice) => [
      String(choice.rank),
      choiceWords(choice),
      ...(isKeep ? [] : [String(choice.points)]),
      percent(choice.probability),
      choice.rank === 1 ? '-' : percentDifference(choices[0]!.probability, choice.probability),
      points(choice.value),
      String(choice.valueRank),
    ]),
  ])
}

export function yahtzeeTargetText(answer: YahtzeeTargetAnswer): string {
  return [
    gameWords(answer),
    `${answer.card}: ${grouped(answer.target)} points or more`,
    textPairs([
      ['Played for that', percent(answer.probability)],
      ['Played for the mean', percent(answer.plainProbability)],
    ]),
  ].join('\n\n')
}

export function yahtzeeTargetChoicesText(answer: YahtzeeTargetChoices): string {
  const { card, dice, rerolls, target, probability, before } = answer
  return [
    gameWords(answer),
    `${card}, rolled ${dice.join(' ')}, ${rerollWords(rerolls)}: ${grouped(target)} points or more with ${percent(probability)}, ${percent(before)} before the turn.`,
    `${choiceTable(answer)}\nValue: the points expected with it, if the mean were played for from there on.`,
  ].join('\n\n')
}
