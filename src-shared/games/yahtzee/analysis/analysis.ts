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

export type Choice =
  | { readonly kind: 'keep'; readonly dice: Multiset }
  | {
      readonly kind: 'score'
      readonly category: Category
      readonly points: Points
      /** Part of `points` paid as Yahtzee bonus. */
      readonly bonus: Points
    }

export interface RankedChoice {
  readonly choice: Choice
  /** Expected points still to come, with the points of this turn and all bonuses. */
  readonly value: Points
  readonly loss: Points
  /** From 1; choices of equal value share a rank. */
  readonly rank: number
}

export interface YahtzeeAnalysis {
  readonly value: Points
  /** Value of the state before the roll. */
  readonly before: Points
  readonly choices: readonly RankedChoice[]
}

export interface BestOfRoll {
  readonly dice: Multiset
  readonly chance: Probability
  readonly best: RankedChoice
  /** Null if there is only one choice. */
  readonly next: RankedChoice | null
}

export interface OpenBox {
  readonly category: Category
  /** Expected points lost by scoring 0 here in this turn. */
  readonly zeroLoss: Points
  readonly chance: Probability
  /** Mean points in that case, Yahtzee bonus included; null if the chance is 0. */
  readonly points: Points | null
}

/** Values closer than this are equal up to rounding. */
const TIE = 1e-9

const isStop = (keep: number): boolean => keep < ROLL_COUNT

/**
 * Ranks the choices of one solved game. Throws RangeError for a card with an impossible upper
 * total.
 */
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

  /** Expected points still to come before a turn; for a full card, the upper bonus. */
  valueOf(card: Scorecard): Points {
    if (isFull(card)) return upperBonusOf(this.#game.rules, card.upper)
    return this.#table[this.#stateOf(card)]!
  }

  /**
   * Ranks every keep (rerolls > 0; keeping all five dice ends the turn) or every allowed category
   * (rerolls = 0) by expected points still to come. Requires an open category, five dice, and at
   * most the rerolls of the game.
   */
  analyse(card: Scorecard, faces: readonly Face[], rerolls: number): YahtzeeAnalysis {
    this.#look(card)
    const choices = this.#ranked(multisetOf(faces), rerolls)
    return { value: choices[0]!.value, before: this.#view.value, choices }
  }

  endsAfter(card: Scorecard, keep: Multiset, rerolls: number): TurnEnd[] {
    this.#look(card)
    const view = this.#view
    const number = keepNumber(keep)
    return turnEnds(view, this.#chances.ofKeep(view, number, isStop(number) ? 0 : rerolls - 1))
  }

  bestOfRolls(card: Scorecard, rerolls: number): BestOfRoll[] {
    this.#look(card)
    return ROLLS.map((dice, roll) => {
      const [best, next = null] = this.#ranked(dice, rerolls)
      return { dice, chance: ROLL_CHANCES[roll]!, best: best!, next }
    })
  }

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

  #afterZero(category: number): Points {
    const { targets } = this.#view.outcomes
    const zero = OUTCOMES_IN[category]!.find((number) => OUTCOMES[number]!.points === 0)
    if (zero !== undefined) return this.#table[targets[zero]!]!
    // Chance never scores 0, but the next state does not depend on its points.
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
