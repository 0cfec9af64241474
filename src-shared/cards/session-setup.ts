import * as v from 'valibot'
import { wholeNumber } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'

const cardsRule = (): string => texts.cards.session.cards
const minutesRule = (): string => texts.cards.session.minutes
const newRule = (): string => texts.cards.session.newCards
const seedRule = (): string => texts.cards.session.seed

export const cardSessionSetupSchema = v.object({
  size: v.variant('kind', [
    /** Number of different cards; repeats do not count. */
    v.object({ kind: v.literal('cards'), cards: wholeNumber(cardsRule, 1, 500) }),
    /** Ends after the card shown when the time is over. */
    v.object({ kind: v.literal('minutes'), minutes: wholeNumber(minutesRule, 1, 120) }),
  ]),
  newCards: wholeNumber(newRule, 0, 200),
  /** Decides the order of ties and the instances of the cards. */
  seed: v.pipe(v.string(seedRule), v.minLength(1, seedRule), v.maxLength(40, seedRule)),
})
export type CardSessionSetup = v.InferOutput<typeof cardSessionSetupSchema>

export const DEFAULT_CARD_SESSION: Omit<CardSessionSetup, 'seed'> = {
  size: { kind: 'cards', cards: 20 },
  newCards: 8,
}
