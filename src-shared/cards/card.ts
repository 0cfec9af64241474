import type { DiceCount, Points } from '../base/units.ts'
import type { Face } from '../dice/multiset.ts'
import type { GameName } from '../games/games.ts'
import { yahtzeeTexts } from '../games/yahtzee/texts/texts.ts'
import { farkleTexts } from '../games/farkle/texts/texts.ts'

/** The decks that rules of each game can have, in the order in which they are taught. */
export const GAME_DECKS = {
  farkle: [
    'limits',
    'gain-from',
    'gain-at',
    'farkle-odds',
    'scoring',
    'exceptions',
    'turn-types',
    'thresholds',
  ],
  yahtzee: ['opening-keeps', 'averages', 'zeros', 'upper-bonus', 'roll-odds'],
} as const satisfies Readonly<Record<GameName, readonly string[]>>

/** Names of decks, by game. */
export type DecksOfGame = { readonly [G in GameName]: (typeof GAME_DECKS)[G][number] }
export type DeckId = DecksOfGame[GameName]

/** All decks; no two games share one. */
export const DECKS: readonly DeckId[] = Object.values(GAME_DECKS).flat()

/** What a deck is called. */
export function deckTitle(deck: DeckId): string {
  const titles = { ...farkleTexts.cards.deckTitles, ...yahtzeeTexts.cards.deckTitles }
  return titles[deck]
}

/** Points, or a chance that is asked in percent. */
export type CardUnit = 'points' | 'percent'

/** What is right for a card. */
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
    }
  /** "Never", where a limit or threshold does not exist; asked like a number. */
  | { readonly kind: 'never'; readonly unit: CardUnit; readonly step: number }
  /** One of a few words, such as bank or roll, or what to set aside; several can be right. */
  | {
      readonly kind: 'choice'
      readonly options: readonly string[]
      /** The options in no language, for what is kept; the options themselves where not given. */
      readonly codes?: readonly string[]
      readonly right: readonly number[]
    }

/**
 * One number worth knowing. What it asks is fixed by its id; the answer follows from the rule set.
 * Ids are stable: editing a rule set keeps every card whose id and answer are unchanged.
 */
export interface Card {
  readonly id: string
  readonly deck: DeckId
  /** What is asked, as a sentence: "4 dice left: from which turn total on do you bank?" */
  readonly question: string
  readonly answer: CardAnswer
  /** The answer as a sentence: "From 450 on." */
  readonly statement: string
  /** Why, in the solver's terms: the rule behind the number. */
  readonly why: string
  /**
   * Points that knowing it is worth, where that is known; orders what is taught first. Per turn or
   * per game as CARD_GAMES says.
   */
  readonly worth: Points | null
  /** What a fresh instance of the card is made of; null for a card that is always shown the same. */
  readonly scene: CardScene | null
}

/** A situation in which a card's number is asked; instances differ in what does not matter. */
export interface CardScene {
  readonly diceLeft: DiceCount | null
  /** Turn totals that all have this card's answer; an instance takes one of them. */
  readonly turnTotals: readonly Points[]
  /** Rolls that all have this card's answer. */
  readonly rolls: readonly (readonly Face[])[]
  /** What an exception's question says before the roll. */
  readonly asked?: string
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
