import type { Points } from '../base/units.ts'
import { multisetOf, subsetsOf, type Face, type Multiset } from '../dice/multiset.ts'
import { CATEGORIES, type Category } from './categories.ts'
import { stateIndex, type YahtzeeGame } from './game.ts'
import { keepNumber } from './keeps.ts'
import { OUTCOME_OF } from './outcomes.ts'
import type { Scorecard } from './scorecard.ts'
import { NOT_ALLOWED, TurnView } from './turn-view.ts'

/** What can be done with the dice. */
export type Choice =
  | { readonly kind: 'keep'; readonly dice: Multiset }
  | { readonly kind: 'score'; readonly category: Category; readonly points: Points }

/** A choice with what it is worth. */
export interface RankedChoice {
  readonly choice: Choice
  /** Points still to come with it, this turn's and the bonuses among them. */
  readonly value: Points
  /** How much less that is than the best choice's value; zero for the best. */
  readonly loss: Points
}

/** A position within a turn, analysed. */
export interface YahtzeeAnalysis {
  /** Points still to come for the optimal player. */
  readonly value: Points
  /** What the state was worth before the dice were rolled. */
  readonly before: Points
  /** Every choice, the best first. */
  readonly choices: readonly RankedChoice[]
}

/** Ranks the choices of one solved game's positions. */
export class YahtzeeAnalyser {
  readonly #game: YahtzeeGame
  readonly #view: TurnView

  constructor(game: YahtzeeGame, table: Float64Array) {
    this.#game = game
    this.#view = new TurnView(game, table)
  }

  /**
   * Every keep (with rerolls left; all five dice kept is one of them) or category (with none), ranked
   * by points still to come. The card must have an open category and a possible upper total, the dice
   * must be five, and the rerolls at most the game's.
   */
  analyse(card: Scorecard, faces: readonly Face[], rerolls: number): YahtzeeAnalysis {
    const state = stateIndex(this.#game, card)
    if (state < 0) throw new RangeError('the upper total cannot come from the categories used')
    this.#view.look(state)
    const dice = multisetOf(faces)
    const found = rerolls > 0 ? this.#keeps(dice, rerolls) : this.#categories(dice)
    const sorted = found.toSorted((a, b) => b.value - a.value)
    const value = sorted[0]!.value
    return {
      value,
      before: this.#view.value,
      choices: sorted.map((one) => ({ ...one, loss: value - one.value })),
    }
  }

  #keeps(dice: Multiset, rerolls: number): Omit<RankedChoice, 'loss'>[] {
    const values = this.#view.stages.keeps[rerolls]!
    return subsetsOf(dice).map((keep) => ({
      choice: { kind: 'keep', dice: keep },
      value: values[keepNumber(keep)]!,
    }))
  }

  #categories(dice: Multiset): Omit<RankedChoice, 'loss'>[] {
    const { open, points, values } = this.#view
    const roll = keepNumber(dice)
    return open.flatMap((number): Omit<RankedChoice, 'loss'>[] => {
      const outcome = OUTCOME_OF[roll * CATEGORIES.length + number]!
      if (points[outcome] === NOT_ALLOWED) return []
      const category = CATEGORIES[number]!
      const choice = { kind: 'score', category, points: points[outcome]! } as const
      return [{ choice, value: values[outcome]! }]
    })
  }
}
