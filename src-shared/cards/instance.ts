import { facesText } from '../dice/faces-text.ts'
import type { Face } from '../dice/multiset.ts'
import { pick, type Random } from '../dice/random.ts'
import { ROLL, TURN_TOTAL, type Card, type CardInstance } from './card.ts'
import { pointsText } from './card-words.ts'
import { numberChoices } from './distractors.ts'

function shuffled(dice: readonly Face[], random: Random): Face[] {
  const left = [...dice]
  return dice.map(() => left.splice(Math.floor(random.next() * left.length), 1)[0]!)
}

function questionOf(
  { question, scene }: Card,
  turnTotal: number | null,
  roll: readonly Face[] | null,
): string {
  if (scene?.question === undefined) return question
  return scene.question
    .replace(TURN_TOTAL, turnTotal === null ? '' : pointsText(turnTotal))
    .replace(ROLL, facesText(roll ?? []))
}

/**
 * Draws turn total, roll and choices. `others` provide wrong choices, usually cards of the deck.
 */
export function instanceOf(card: Card, others: readonly Card[], random: Random): CardInstance {
  const { answer, scene } = card
  const turnTotal = scene && scene.turnTotals.length > 0 ? pick(random, scene.turnTotals) : null
  const roll = scene && scene.rolls.length > 0 ? pick(random, scene.rolls) : null
  const dice = roll && shuffled(roll, random)
  const { choices, right } =
    answer.kind === 'choice'
      ? { choices: answer.options, right: answer.right }
      : numberChoices(card, answer, others, random)
  return { card, question: questionOf(card, turnTotal, roll), turnTotal, dice, choices, right }
}
