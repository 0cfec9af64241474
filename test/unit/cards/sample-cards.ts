import type { AnswerForm, Card, DeckId } from '#shared/cards/card.ts'
import type { Clock } from '#shared/base/clock.ts'

/** Noon in UTC of a Wednesday. */
export const NOON = 1_700_049_600_000

export const clockAt = (now: number, zone = 0): Clock => ({ now, zoneAt: () => zone, dayBegins: 0 })

/** How a turn total of a game to 10,000 is asked. */
export const SCORE_FORM: AnswerForm = { most: 10_000, decimals: 0, never: true }

export function sampleCard(id: string, value = 450, deck: DeckId = 'limits'): Card {
  return {
    id,
    deck,
    question: `${id}: from which turn total do you bank?`,
    answer: { kind: 'number', unit: 'points', value, step: 50, slack: 0, form: SCORE_FORM },
    statement: `From ${value} on.`,
    why: 'From there on rolling gains nothing.',
    worth: null,
    scene: null,
  }
}

/** Cards a0, a1, ... with different answers. */
export const sampleCards = (count: number): Card[] =>
  Array.from({ length: count }, (_, i) => sampleCard(`a${i}`, 300 + 50 * i))
