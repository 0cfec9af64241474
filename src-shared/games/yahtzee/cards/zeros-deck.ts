import type { Points } from '../../../base/units.ts'
import { writtenDifference } from '../../../texts/numbers.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { categoryName } from '../analysis/category-names.ts'
import { plainCard, type Card, type CardAnswer } from '../../../cards/card.ts'
import { expectedText, pointsText } from '../../../cards/card-words.ts'
import { averageForm, tenth, type CrossedBox, type YahtzeeMaterial } from './sources.ts'

/** Options per card, and by how many places in the order the next card starts later. */
const TO_CHOOSE = 4
const APART = 3

const afterText = (value: Points, cost: Points): string =>
  expectedText(writtenDifference(value, cost, 1))

const costAnswer = (cost: Points, value: Points): CardAnswer => ({
  ...{ kind: 'number', unit: 'points', value: tenth(cost), step: 2, slack: 2 },
  form: averageForm(value),
})

function lossCard({ category, loss }: CrossedBox, place: number, value: Points): Card {
  const words = yahtzeeTexts.cards.zeros
  return plainCard({
    id: `zeros.${category}`,
    deck: 'zeros',
    question: words.question(categoryName(category)),
    answer: costAnswer(loss, value),
    statement: words.statement(expectedText(loss)),
    why: words.why(expectedText(value), afterText(value, loss), place),
  })
}

/** `boxes`: smallest loss first. */
function leastCard(boxes: readonly CrossedBox[]): Card {
  const words = yahtzeeTexts.cards.zeros
  const [least] = boxes
  const shown = CATEGORIES.filter((category) => boxes.some((box) => box.category === category))
  const costs = boxes.map(({ category, loss }) =>
    words.cost(categoryName(category), expectedText(loss)),
  )
  return plainCard({
    id: `zeros.least.${shown.join('.')}`,
    deck: 'zeros',
    question: words.least,
    answer: {
      kind: 'choice',
      options: shown.map(categoryName),
      codes: shown,
      right: [shown.indexOf(least!.category)],
    },
    statement: words.leastStatement(categoryName(least!.category)),
    why: words.leastWhy(costs),
  })
}

/** Points assumed in Chance, which never scores 0. */
const IN_CHANCE: Points = 20

function chanceCards({ chanceLoss, value }: YahtzeeMaterial): Card[] {
  const words = yahtzeeTexts.cards.zeros
  const loss = chanceLoss - IN_CHANCE
  if (loss <= 0) return []
  const scored = pointsText(IN_CHANCE)
  return [
    plainCard({
      id: 'zeros.chance',
      deck: 'zeros',
      question: words.chance(categoryName('chance'), scored),
      answer: costAnswer(loss, value),
      statement: words.statement(expectedText(loss)),
      why: words.chanceWhy(expectedText(value), afterText(value, loss)),
    }),
  ]
}

export function zerosDeck(material: YahtzeeMaterial): Card[] {
  const { crossed, value } = material
  const starts = crossed.map((_, i) => i).filter((i) => i % APART === 0 && i + 1 < crossed.length)
  return [
    ...starts.map((from) => leastCard(crossed.slice(from, from + TO_CHOOSE))),
    ...crossed.map((box, i) => lossCard(box, i + 1, value)),
    ...chanceCards(material),
  ]
}
