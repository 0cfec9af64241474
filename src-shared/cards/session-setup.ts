import * as v from 'valibot'
import { wholeNumber } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'

const cardsRule = (): string => texts.cards.session.cards
const minutesRule = (): string => texts.cards.session.minutes
const newRule = (): string => texts.cards.session.newCards
const seedRule = (): string => texts.cards.session.seed

/** How long a session of cards is, and how much of it may be new. */
export const cardSessionSetupSchema = v.object({
  size: v.variant('kind', [
    /** So many different cards; one that comes again does not count again. */
    v.object({ kind: v.literal('cards'), cards: wholeNumber(cardsRule, 1, 500) }),
    /** Until the time is over and the card at hand answered. */
    v.object({ kind: v.literal('minutes'), minutes: wholeNumber(minutesRule, 1, 120) }),
  ]),
  newCards: wholeNumber(newRule, 0, 200),
  /** Decides the order among equals, and what each card looks like. */
  seed: v.pipe(v.string(seedRule), v.minLength(1, seedRule), v.maxLength(40, seedRule)),
})
export type CardSessionSetup = v.InferOutput<typeof cardSessionSetupSchema>

export const DEFAULT_CARD_SESSION: Omit<CardSessionSetup, 'seed'> = {
  size: { kind: 'cards', cards: 20 },
  newCards: 8,
}
