import type { DiceCount, Points } from '../base/units.ts'
import type { Face } from '../dice/multiset.ts'

/** Cards of unknown worth come last, in their given order. */
export function mostValuableFirst(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => (b.worth ?? -Infinity) - (a.worth ?? -Infinity) || 0)
}

export type DeckId = string

export type CardUnit = 'points' | 'percent'

/** Format of a numeric answer; the same for all cards of a kind. */
export interface AnswerForm {
  /** Largest possible number, in the card's unit. */
  readonly most: number
  readonly decimals: number
  /** Whether "never" is a possible answer. */
  readonly never: boolean
}

/** Odds are asked as people say them: 70 for 66.7 is right, and 40 for 44.4. */
export const oddsSlack = (chance: number): number => Math.max(0.01, Math.min(0.05, chance / 10))

export const CHANCE_FORM: AnswerForm = { most: 1, decimals: 1, never: false }

export type CardAnswer =
  /**
   * Points, or a probability between 0 and 1. `step` is the grid of possible answers, `slack` the
   * tolerance, both in the unit of the value. Every answer within `span` is right too, because no
   * turn total lies between.
   */
  | {
      readonly kind: 'number'
      readonly unit: CardUnit
      readonly value: number
      readonly step: number
      readonly slack: number
      readonly span?: readonly [least: number, most: number]
      readonly form: AnswerForm
    }
  | {
      readonly kind: 'never'
      readonly unit: CardUnit
      readonly step: number
      readonly form: AnswerForm
    }
  /** Several options may be right. */
  | {
      readonly kind: 'choice'
      readonly options: readonly string[]
      /** Language-independent names of the options; default: the options. */
      readonly codes?: readonly string[]
      readonly right: readonly number[]
    }

export type NumericAnswer = Exclude<CardAnswer, { kind: 'choice' }>

/** The id fixes the question. An edit of the rules keeps the ids of cards with equal answers. */
export interface Card {
  readonly id: string
  readonly deck: DeckId
  readonly question: string
  readonly answer: CardAnswer
  readonly statement: string
  readonly why: string
  /** Points per turn or game from knowing it; null if unknown. Orders the teaching. */
  readonly worth: Points | null
  /** For drawing varied instances; null if the card always looks the same. */
  readonly scene: CardScene | null
}

/** A card of its own that looks the same whenever it is asked. */
export const plainCard = (parts: Omit<Card, 'worth' | 'scene'>): Card => ({
  ...parts,
  worth: null,
  scene: null,
})

/** Placeholders in a scene's question. */
export const TURN_TOTAL = '{turnTotal}'
export const ROLL = '{roll}'

/** Situations with the same answer, from which instances are drawn. */
interface CardScene {
  readonly diceLeft: DiceCount | null
  /** All have this card's answer. */
  readonly turnTotals: readonly Points[]
  /** All have this card's answer. */
  readonly rolls: readonly (readonly Face[])[]
  readonly question?: string
}

export interface CardInstance {
  readonly card: Card
  readonly question: string
  readonly turnTotal: Points | null
  readonly dice: readonly Face[] | null
  /** For multiple choice; `right` holds indices into it. */
  readonly choices: readonly string[]
  readonly right: readonly number[]
}
