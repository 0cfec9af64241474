import type { Points } from '../../../base/units.ts'
import { FACES, type Face } from '../../../dice/multiset.ts'
import { parDice } from '../analysis/par.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { plainCard, type Card, type CardAnswer } from '../../../cards/card.ts'
import { expectedText, percentText, pointsText } from '../../../cards/card-words.ts'
import { mostScore } from '../solve/target/target-bounds.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  chanceAnswer,
  pointsAnswer,
  thousandth,
  type ToldScores,
  type ScorecardMaterial,
} from './sources.ts'

const SLACK: Points = 1
const SCORE_SLACK: Points = 3

function cardOf(
  id: string,
  answer: CardAnswer,
  words: Pick<Card, 'question' | 'statement' | 'why'>,
): Card {
  return plainCard({ id: `upper-bonus.${id}`, deck: 'upper-bonus', answer, ...words })
}

const points = (value: Points, slack: Points, most: Points): CardAnswer =>
  pointsAnswer(value, { step: 1, slack, most })

/** In ids of cards, by number of dice. */
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** A die fewer or more than usual: with five dice, than three. */
function diceCards(material: ScorecardMaterial, mean: Points, face: Face): Card[] {
  const words = scorecardTexts.cards.bonus
  const usual = material.rules.dice - 2
  const after = material.afterFace(face, usual)
  const less = after - material.afterFace(face, usual - 1)
  const more = material.afterFace(face, usual + 1) - after
  return [
    cardOf(`${COUNTS[usual - 1]}.${face}`, points(less, SLACK, mean), {
      question: words.fewer(face, usual - 1, usual),
      statement: words.costs(expectedText(less)),
      why: words.whyFewer(face, expectedText(less - face)),
    }),
    cardOf(`${COUNTS[usual + 1]}.${face}`, points(more, SLACK, mean), {
      question: words.more(face, usual + 1, usual),
      statement: words.earns(expectedText(more)),
      why: words.whyMore(face, expectedText(more - face)),
    }),
  ]
}

/** True if the first turn can go into the box of any face, all of which count for a bonus. */
const hasDiceCards = (rules: RuleSet): boolean => rules.order === 'free' && parDice(rules) !== null

/** Without `scores`, only the cards that need none. */
export function upperBonusDeck(material: ScorecardMaterial, scores: ToldScores | null): Card[] {
  const { rules, value } = material
  const dice = hasDiceCards(rules)
    ? FACES.toReversed().flatMap((face) => diceCards(material, scores?.mean ?? value, face))
    : []
  return scores ? [...scoreCards(rules, scores), ...dice] : dice
}

function scoreCards(rules: RuleSet, scores: ToldScores): Card[] {
  const words = scorecardTexts.cards.bonus
  const scoreCard = cardOf('score', points(scores.mean, SCORE_SLACK, mostScore(rules)), {
    question: words.score,
    statement: words.scoreStatement(expectedText(scores.mean)),
    why: words.scoreWhy(expectedText(scores.standardDeviation)),
  })
  const [step] = rules.bonus
  if (!step) return [scoreCard]
  const { mean, chance } = scores.bonus
  const chanceCard = cardOf('chance', chanceAnswer(thousandth(chance), 0.02, 0.03), {
    question: words.chance(pointsText(step.points)),
    statement: words.chanceStatement(percentText(chance)),
    why: words.chanceWhy(pointsText(step.from), expectedText(mean)),
  })
  return [scoreCard, chanceCard]
}
