import type { DiceCount, Points } from '../base/units.ts'
import type { Face } from '../dice/multiset.ts'

/** The name of a deck. Every game lists its own; no two games share one. */
export type DeckId = string

/** Points, or a chance that is asked in percent. */
export type CardUnit = 'points' | 'percent'

/** What may be answered where a number is asked; the same for all cards that ask alike. */
export interface AnswerForm {
  /** The largest number that can be, in the card's unit. */
  readonly most: number
  /** Decimals that an answer in points may have; a chance in percent may have any number of them. */
  readonly decimals: number
  /** Whether "never" is an answer, because what is asked need not exist. */
  readonly never: boolean
}

/** A chance: from 0 to 100 %. */
export const CHANCE_FORM: AnswerForm = { most: 1, decimals: 1, never: false }

/** Right answer of a card. */
export type CardAnswer =
  /**
   * A number: points, or a chance between 0 and 1. `step` is the grid that answers lie on; `slack` is
   * by how much an answer may be off and still be right, in the same unit. All of `span`, where there
   * is one, says the same as the value and is right too: no turn total that can be lies in between.
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
  /** "Never", where a limit or threshold does not exist; asked like a number. */
  | {
      readonly kind: 'never'
      readonly unit: CardUnit
      readonly step: number
      readonly form: AnswerForm
    }
  /** One of a few words, such as bank or roll, or what to set aside; several can be right. */
  | {
      readonly kind: 'choice'
      readonly options: readonly string[]
      /** The options in no language, for what is kept; the options themselves where not given. */
      readonly codes?: readonly string[]
      readonly right: readonly number[]
    }

/** What is right for a card that asks a number. */
export type NumericAnswer = Exclude<CardAnswer, { kind: 'choice' }>

/**
 * One number worth knowing. What it asks is fixed by its id; the answer follows from the rule set.
 * Ids are stable: editing a rule set keeps every card whose id and answer are unchanged.
 */
export interface Card {
  readonly id: string
  readonly deck: DeckId
  /** The question as a sentence: "4 dice left: from which turn total on do you bank?" */
  readonly question: string
  readonly answer: CardAnswer
  /** The answer as a sentence: "From 450 on." */
  readonly statement: string
  /** Why, in the solver's terms: the rule behind the number. */
  readonly why: string
  /**
   * Points that knowing it is worth, where that is known; orders what is taught first. Per turn or
   * per game, as the game says.
   */
  readonly worth: Points | null
  /**
   * Scene from which fresh instances of the card are made; null for a card that is always shown the
   * same.
   */
  readonly scene: CardScene | null
}

/** Stands in a scene's question for the turn total of the instance, and for its roll. */
export const TURN_TOTAL = '{turnTotal}'
export const ROLL = '{roll}'

/** A situation in which a card's number is asked; instances differ in what does not matter. */
export interface CardScene {
  readonly diceLeft: DiceCount | null
  /** Turn totals that all have this card's answer; an instance takes one of them. */
  readonly turnTotals: readonly Points[]
  /** Rolls that all have this card's answer. */
  readonly rolls: readonly (readonly Face[])[]
  /** The question of an instance, with TURN_TOTAL and ROLL where its own belong. */
  readonly question?: string
}

/** A card as it is shown once. */
export interface CardInstance {
  readonly card: Card
  readonly question: string
  readonly turnTotal: Points | null
  readonly dice: readonly Face[] | null
  /** For multiple choice: the right answer among distractors; none of the others is right too. */
  readonly choices: readonly string[]
  readonly right: readonly number[]
}
