import type { Points } from '../../../base/units.ts'
import { writtenDifference } from '../../../texts/numbers.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { OpenBox } from '../analysis/analysis.ts'
import { boxName } from '../analysis/box-names.ts'
import { boxKey } from '../requests/box.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { plainCard, type Card, type CardAnswer } from '../../../cards/card.ts'
import { expectedText, pointsText } from '../../../cards/card-words.ts'
import { pointsAnswer, type ScorecardMaterial } from './sources.ts'

/** Options per card, and by how many places in the order the next card starts later. */
const TO_CHOOSE = 4
const APART = 3

const afterText = (value: Points, cost: Points): string =>
  expectedText(writtenDifference(value, cost, 1))

const costAnswer = (cost: Points, most: Points): CardAnswer =>
  pointsAnswer(cost, { step: 2, slack: 2, most })

function lossCard(material: ScorecardMaterial, { box, zeroLoss }: OpenBox, place: number): Card {
  const { rules, value, crossed } = material
  const words = scorecardTexts.cards.zeros
  return plainCard({
    id: `zeros.${boxKey(rules, box)}`,
    deck: 'zeros',
    question: words.question(boxName(rules, box)),
    answer: costAnswer(zeroLoss, value),
    statement: words.statement(expectedText(zeroLoss)),
    why: words.why(expectedText(value), afterText(value, zeroLoss), place, crossed.length),
  })
}

/** `boxes`: smallest loss first. */
function leastCard(rules: RuleSet, boxes: readonly OpenBox[]): Card {
  const words = scorecardTexts.cards.zeros
  const [least] = boxes
  const shown = boxes.map(({ box }) => box).sort((a, b) => a - b)
  const codes = shown.map((box) => boxKey(rules, box))
  const costs = boxes.map(({ box, zeroLoss }) =>
    words.cost(boxName(rules, box), expectedText(zeroLoss)),
  )
  return plainCard({
    id: `zeros.least.${codes.join('.')}`,
    deck: 'zeros',
    question: words.least,
    answer: {
      kind: 'choice',
      options: shown.map((box) => boxName(rules, box)),
      codes,
      right: [shown.indexOf(least!.box)],
    },
    statement: words.leastStatement(boxName(rules, least!.box)),
    why: words.leastWhy(costs),
  })
}

/** Points a die assumed in a box that never scores 0, such as Chance. */
const A_DIE: Points = 4

function chanceCards({ rules, chance, value }: ScorecardMaterial): Card[] {
  const words = scorecardTexts.cards.zeros
  const points = A_DIE * rules.dice
  const loss = (chance?.zeroLoss ?? 0) - points
  if (!chance || loss <= 0) return []
  const scored = pointsText(points)
  return [
    plainCard({
      id: 'zeros.chance',
      deck: 'zeros',
      question: words.chance(boxName(rules, chance.box), scored),
      answer: costAnswer(loss, value),
      statement: words.statement(expectedText(loss)),
      why: words.chanceWhy(expectedText(value), afterText(value, loss)),
    }),
  ]
}

export function zerosDeck(material: ScorecardMaterial): Card[] {
  const { crossed, rules } = material
  const starts = crossed.map((_, i) => i).filter((i) => i % APART === 0 && i + 1 < crossed.length)
  return [
    ...starts.map((from) => leastCard(rules, crossed.slice(from, from + TO_CHOOSE))),
    ...crossed.map((box, i) => lossCard(material, box, i + 1)),
    ...chanceCards(material),
  ]
}
