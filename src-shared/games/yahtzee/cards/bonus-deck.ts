import type { Points } from '../../../base/units.ts'
import { FACES, type Face } from '../../../dice/multiset.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { CHANCE_FORM, plainCard, type Card, type CardAnswer } from '../../../cards/card.ts'
import { expectedText, percentText, pointsText } from '../../../cards/card-words.ts'
import { mostScore } from '../solve/target/target-bounds.ts'
import { averageForm, tenth, thousandth, type ToldScores, type YahtzeeMaterial } from './sources.ts'

const SLACK: Points = 1
const SCORE_SLACK: Points = 3

function cardOf(
  id: string,
  answer: CardAnswer,
  words: Pick<Card, 'question' | 'statement' | 'why'>,
): Card {
  return plainCard({ id: `upper-bonus.${id}`, deck: 'upper-bonus', answer, ...words })
}

const points = (value: Points, slack: Points, most: Points): CardAnswer => ({
  kind: 'number',
  unit: 'points',
  value: tenth(value),
  step: 1,
  slack,
  form: averageForm(most),
})

function diceCards(material: YahtzeeMaterial, mean: Points, face: Face): Card[] {
  const words = yahtzeeTexts.cards.bonus
  const three = material.afterUpper(face, 3)
  const less = three - material.afterUpper(face, 2)
  const more = material.afterUpper(face, 4) - three
  return [
    cardOf(`two.${face}`, points(less, SLACK, mean), {
      question: words.two(face),
      statement: words.costs(expectedText(less)),
      why: words.whyTwo(face, expectedText(less - face)),
    }),
    cardOf(`four.${face}`, points(more, SLACK, mean), {
      question: words.four(face),
      statement: words.earns(expectedText(more)),
      why: words.whyFour(face, expectedText(more - face)),
    }),
  ]
}

export function upperBonusDeck(material: YahtzeeMaterial, scores: ToldScores): Card[] {
  const { rules } = material
  const words = yahtzeeTexts.cards.bonus
  const chance = thousandth(scores.upperBonus)
  const bonus = pointsText(rules.upperBonus)
  const threshold = pointsText(rules.upperThreshold)
  const chanceCard = cardOf(
    'chance',
    { kind: 'number', unit: 'percent', value: chance, step: 0.02, slack: 0.03, form: CHANCE_FORM },
    {
      question: words.chance(bonus),
      statement: words.chanceStatement(percentText(scores.upperBonus)),
      why: words.chanceWhy(threshold, expectedText(scores.upperBonus * rules.upperBonus)),
    },
  )
  const scoreCard = cardOf('score', points(scores.mean, SCORE_SLACK, mostScore(rules)), {
    question: words.score,
    statement: words.scoreStatement(expectedText(scores.mean)),
    why: words.scoreWhy(expectedText(scores.standardDeviation)),
  })
  if (rules.upperBonus === 0) return [scoreCard]
  return [
    scoreCard,
    chanceCard,
    ...FACES.toReversed().flatMap((face) => diceCards(material, scores.mean, face)),
  ]
}
