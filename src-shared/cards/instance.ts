import { facesText, type Face } from '../dice/multiset.ts'
import { pick, shuffled, type Random } from '../dice/random.ts'
import { ROLL, TURN_TOTAL, type Card, type CardInstance, type NumericAnswer } from './card.ts'
import { pointsText, percentText } from './card-words.ts'
import { texts } from '../texts/texts.ts'
import { checkNumber, type GivenNumber } from './answer-check.ts'

const CHOICES = 4

/** Wrong answers are drawn from this many nearest values. */
const NEAREST = 6

/** Limit of the search for wrong answers. */
const MAX_STEPS = 10_000

function choiceText(given: GivenNumber, { unit }: NumericAnswer): string {
  if (given === null) return texts.cards.never
  return unit === 'points' ? pointsText(given) : percentText(given)
}

const valueOf = (answer: NumericAnswer): GivenNumber =>
  answer.kind === 'never' ? null : answer.value

function neighbours(card: Card, answer: NumericAnswer, others: readonly Card[]): GivenNumber[] {
  const alike = others.filter((other) => other.deck === card.deck)
  const values = alike.flatMap(({ answer: other }) =>
    other.kind !== 'choice' && other.unit === answer.unit ? [valueOf(other)] : [],
  )
  return [...new Set(values)].filter((value) => !checkNumber(answer, value).right)
}

/** Values at growing distance on both sides, for decks with too few neighbours. */
function* steppedFrom(answer: NumericAnswer, near: number): Generator<number> {
  const wide = answer.kind === 'number' ? Math.max(answer.step, answer.slack * 2) : answer.step
  const { most } = answer.form
  for (let steps = 1; steps <= MAX_STEPS; steps++) {
    for (const value of [near + steps * wide, near - steps * wide]) {
      if (value >= 0 && value <= most && !checkNumber(answer, value).right) yield value
    }
  }
}

const ascending = (a: GivenNumber, b: GivenNumber): number => (a ?? Infinity) - (b ?? Infinity)

/**
 * Multiple choice: wrong answers come from the card's deck, nearest most likely, then from
 * steppedFrom. All choices have different texts, and only one is right. Ascending, "never" last.
 */
export function numberChoices(
  card: Card,
  answer: NumericAnswer,
  others: readonly Card[],
  random: Random,
): Pick<CardInstance, 'choices' | 'right'> {
  const value = valueOf(answer)
  const known = neighbours(card, answer, others)
  const numbers = known.filter((other) => other !== null)
  const near = value ?? Math.max(0, ...numbers)
  const distance = (other: GivenNumber): number =>
    other === null ? Infinity : Math.abs(other - near)
  const nearest = known.sort((a, b) => distance(a) - distance(b)).slice(0, NEAREST)
  const shown = new Map([[choiceText(value, answer), value]])
  const add = (other: GivenNumber): void => {
    const text = choiceText(other, answer)
    if (!shown.has(text)) shown.set(text, other)
  }
  while (shown.size < CHOICES && nearest.length > 0) {
    const chosen = pick(
      random,
      nearest,
      nearest.map((_, i) => NEAREST - i),
    )
    nearest.splice(nearest.indexOf(chosen), 1)
    add(chosen)
  }
  for (const other of steppedFrom(answer, near)) {
    if (shown.size >= CHOICES) break
    add(other)
  }
  const sorted = [...shown.values()].sort(ascending)
  return {
    choices: sorted.map((given) => choiceText(given, answer)),
    right: [sorted.indexOf(value)],
  }
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

/** Draws turn total, roll, choices. `others` provide wrong choices, usually cards of the deck. */
export function instanceOf(card: Card, others: readonly Card[], random: Random): CardInstance {
  const { answer, scene } = card
  const turnTotal = scene && scene.turnTotals.length > 0 ? pick(random, scene.turnTotals) : null
  const roll = scene && scene.rolls.length > 0 ? pick(random, scene.rolls) : null
  const dice = roll && shuffled(random, roll)
  const { choices, right } =
    answer.kind === 'choice'
      ? { choices: answer.options, right: answer.right }
      : numberChoices(card, answer, others, random)
  return { card, question: questionOf(card, turnTotal, roll), turnTotal, dice, choices, right }
}
