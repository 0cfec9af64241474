import type { Face } from '../dice/multiset.ts'
import { pick, type Random } from '../dice/random.ts'
import type { Card, CardInstance, CardScene, DeckId } from './card.ts'
import { numberChoices } from './distractors.ts'
import { exceptionQuestion } from '../games/farkle/cards/exceptions-deck.ts'
import { gainAtQuestion } from '../games/farkle/cards/gain-decks.ts'
import { keepQuestion } from '../games/yahtzee/cards/keeps-deck.ts'

/** The dice in the order in which they might have fallen. */
function shuffled(dice: readonly Face[], random: Random): Face[] {
  const left = [...dice]
  return dice.map(() => left.splice(Math.floor(random.next() * left.length), 1)[0]!)
}

/** What instances of a deck's cards ask whose question names what they are made of. */
const QUESTIONS: Readonly<
  Partial<
    Record<DeckId, (scene: CardScene, turnTotal: number | null, roll: readonly Face[]) => string>
  >
> = {
  'gain-at': ({ diceLeft }, turnTotal) => gainAtQuestion(diceLeft!, turnTotal!),
  exceptions: ({ asked }, _, roll) => exceptionQuestion(asked!, roll),
  'opening-keeps': (_, __, roll) => keepQuestion(roll),
}

/**
 * A card as it is shown once: another turn total and other dice of the same cell, and answers to
 * choose from. `others` are cards whose numbers make good wrong answers, such as those of its deck.
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
  const ask = scene && QUESTIONS[card.deck]
  const question = ask ? ask(scene, turnTotal, roll ?? []) : card.question
  return { card, question, turnTotal, dice, choices, right }
}
