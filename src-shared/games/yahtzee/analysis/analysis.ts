import type { Points, Probability } from '../../../base/units.ts'
import { multisetOf, subsetsOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { CATEGORIES, type Category } from '../rules/categories.ts'
import { stateIndex, upperBonusOf, YAHTZEE_SCORED, type YahtzeeGame } from '../solve/game.ts'
import { keepNumber, ROLL_CHANCES, ROLL_COUNT, ROLLS } from '../solve/keeps.ts'
import { OUTCOME_OF, OUTCOMES, OUTCOMES_IN } from '../solve/outcomes.ts'
import { isFull, type Scorecard } from '../rules/scorecard.ts'
import { NOT_ALLOWED } from '../solve/turn-outcomes.ts'
import { turnEnds, type TurnEnd } from './turn-ends.ts'
import { TurnChances } from '../solve/turn-play.ts'
import { TurnView } from './turn-view.ts'

/** An action with the dice: keep some of them, or score them. */
export type Choice =
  | { readonly kind: 'keep'; readonly dice: Multiset }
  | {
      readonly kind: 'score'
      readonly category: Category
      readonly points: Points
      /** As much of the points as is Yahtzee bonus. */
      readonly bonus: Points
    }

/** A choice with what it is worth. */
export interface RankedChoice {
  readonly choice: Choice
  /** Points still to come with it, this turn's and the bonuses among them. */
  readonly value: Points
  /** How much less that is than the best choice's value; zero for the best. */
  readonly loss: Points
  /** From 1; equal choices share a rank. */
  readonly rank: number
}

/** A position within a turn, analysed. */
export interface YahtzeeAnalysis {
  /** Points still to come for the optimal player. */
  readonly value: Points
  /** Value of the state before the dice were rolled. */
  readonly before: Points
  /** Every choice, the best first. */
  readonly choices: readonly RankedChoice[]
}

/** The best choices of a roll. */
export interface BestOfRoll {
  readonly dice: Multiset
  /** Of this roll with five dice. */
  readonly chance: Probability
  readonly best: RankedChoice
  /** Null where there is but one choice. */
  readonly next: RankedChoice | null
}

/** An open box before a turn. */
export interface OpenBox {
  readonly category: Category
  /** Loss of scoring a zero there in this turn. */
  readonly zeroLoss: Points
  /** Of the optimal player's using it in this turn. */
  readonly chance: Probability
  /** Mean of what it then scores, Yahtzee bonus included; null if that never happens. */
  readonly points: Points | null
}

/** Values closer than this are equal but for rounding. */
const TIE = 1e-9

/** Whether a keep, by its number, is one of all five dice. */
const isStop = (keep: number): boolean => keep < ROLL_COUNT

/** Ranks the choices of one solved game's positions. Cards must have a possible upper total. */
export class YahtzeeAnalyser {
  readonly #game: YahtzeeGame
  readonly #table: Float64Array
  readonly #view: TurnView
  readonly #chances = new TurnChances()

  constructor(game: YahtzeeGame, table: Float64Array) {
    this.#game = game
    this.#table = table
    this.#view = new TurnView(game, table)
  }

  /** Points still to come on a card before a turn; of a full one the upper bonus. */
  valueOf(card: Scorecard): Points {
    if (isFull(card)) return upperBonusOf(this.#game.rules, card.upper)
    return this.#table[this.#stateOf(card)]!
  }

  /**
   * Every keep (with rerolls left; all five dice kept, which ends the turn, is one of them) or category (with none), ranked
   * by points still to come. The card must have an open category, the dice must be five, and the
   * rerolls at most the game's.
   */
  analyse(card: Scorecard, faces: readonly Face[], rerolls: number): YahtzeeAnalysis {
    this.#look(card)
    const choices = this.#ranked(multisetOf(faces), rerolls)
    return { value: choices[0]!.value, before: this.#view.value, choices }
  }

  /** Where the optimal player ends the turn after a keep with so many rerolls left before it. */
  endsAfter(card: Scorecard, keep: Multiset, rerolls: number): TurnEnd[] {
    this.#look(card)
    const view = this.#view
    const number = keepNumber(keep)
    return turnEnds(view, this.#chances.ofKeep(view, number, isStop(number) ? 0 : rerolls - 1))
  }

  /** The best choices for each of the 252 rolls. */
  bestOfRolls(card: Scorecard, rerolls: number): BestOfRoll[] {
    this.#look(card)
    return ROLLS.map((dice, roll) => {
      const [best, next = null] = this.#ranked(dice, rerolls)
      return { dice, chance: ROLL_CHANCES[roll]!, best: best!, next }
    })
  }

  /** The open boxes of a card that is not full, before a turn. */
  openBoxes(card: Scorecard): OpenBox[] {
    this.#look(card)
    const view = this.#view
    const { value } = view
    const ends = new Map(
      turnEnds(view, this.#chances.ofTurn(view)).map((end) => [end.category, end]),
    )
    return view.outcomes.open.map((number) => {
      const category = CATEGORIES[number]!
      const end = ends.get(category)
      const zeroLoss = value - this.#afterZero(number)
      return { category, zeroLoss, chance: end?.chance ?? 0, points: end?.points ?? null }
    })
  }

  #stateOf(card: Scorecard): number {
    const state = stateIndex(this.#game, card)
    if (state < 0) throw new RangeError('the upper total cannot come from the categories used')
    return state
  }

  #look(card: Scorecard): void {
    this.#view.look(this.#stateOf(card))
  }

  /** Points still to come once a category was used with nothing. */
  #afterZero(category: number): Points {
    const { targets } = this.#view.outcomes
    const zero = OUTCOMES_IN[category]!.find((number) => OUTCOMES[number]!.points === 0)
    if (zero !== undefined) return this.#table[targets[zero]!]!
    // Chance, which no roll leaves without points; what follows does not depend on them.
    return this.#table[targets[OUTCOMES_IN[category]![0]!]!]!
  }

  #ranked(dice: Multiset, rerolls: number): RankedChoice[] {
    const found = rerolls > 0 ? this.#keeps(dice, rerolls) : this.#categories(dice)
    const sorted = found.toSorted((a, b) => b.value - a.value)
    const { value } = sorted[0]!
    let rank = 1
    return sorted.map((one, i) => {
      if (i > 0 && sorted[i - 1]!.value - one.value > TIE) rank = i + 1
      return { ...one, loss: value - one.value, rank }
    })
  }

  #keeps(dice: Multiset, rerolls: number): { choice: Choice; value: Points }[] {
    return subsetsOf(dice).map((keep) => ({
      choice: { kind: 'keep', dice: keep },
      value: this.#view.keepValue(keepNumber(keep), rerolls),
    }))
  }

  #categories(dice: Multiset): { choice: Choice; value: Points }[] {
    const { rules, contexts } = this.#game
    const { values, outcomes } = this.#view
    const { open, points, unit } = outcomes
    const roll = keepNumber(dice)
    const paysBonus = unit % contexts >= YAHTZEE_SCORED
    return open.flatMap((number) => {
      const outcome = OUTCOME_OF[roll * CATEGORIES.length + number]!
      if (points[outcome] === NOT_ALLOWED) return []
      const bonus = paysBonus && OUTCOMES[outcome]!.face > 0 ? rules.yahtzeeBonus : 0
      const category = CATEGORIES[number]!
      const choice = { kind: 'score', category, points: points[outcome]!, bonus } as const
      return [{ choice, value: values[outcome]! }]
    })
  }
}
