import type { Points } from '../../../base/units.ts'
import { YahtzeeAnalyser, type OpenBox } from '../analysis/analysis.ts'
import type { Category } from '../rules/categories.ts'
import { yahtzeeGame, type YahtzeeGame } from '../solve/game.ts'
import { openingRolls, type OpeningRoll } from '../analysis/opening-rolls.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ScoreStatistics } from '../analysis/score-distribution.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import type { PointsByStep } from './steps.ts'

/** Mean final scores of two ways to play: by the categories' averages, and for the moment alone. */
export interface KnownMeans {
  readonly averages: Points
  readonly greedy: Points
}

/** As much of the optimal player's final scores as cards and sheets tell. */
export type ToldScores = Pick<
  ScoreStatistics,
  'mean' | 'standardDeviation' | 'categories' | 'upperBonus' | 'yahtzees'
>

/** A game with what every state is worth, by stateIndex. */
export interface SolvedGame {
  readonly rules: RuleSet
  readonly table: Float64Array
}

/** Input of Yahtzee's cards: existing results, as plain data. */
export interface YahtzeeSources extends SolvedGame {
  readonly scores: ToldScores
  /** Null while they are not worked out, which takes some seconds. */
  readonly points: PointsByStep | null
  /** The rule of thumb that is learnt, as thumbText writes it; null or left out for none. */
  readonly learnt?: string | null
}

/** A box that can be crossed out, with what a 0 in it costs in the first turn. */
export interface CrossedBox {
  readonly category: Category
  readonly loss: Points
}

/** A solved game with what is found out from it when it is first asked for. */
export class YahtzeeMaterial {
  readonly rules: RuleSet
  readonly game: YahtzeeGame
  readonly analyser: YahtzeeAnalyser
  readonly #table: Float64Array
  #opening: readonly OpeningRoll[] | null = null
  #boxes: readonly OpenBox[] | null = null

  constructor({ rules, table }: SolvedGame) {
    this.rules = rules
    this.#table = table
    this.game = yahtzeeGame(rules)
    this.analyser = new YahtzeeAnalyser(this.game, table)
  }

  /** Expected final score. */
  get value(): Points {
    return this.analyser.valueOf(EMPTY_CARD)
  }

  /** The first rolls with what to keep of them. */
  get opening(): readonly OpeningRoll[] {
    return (this.#opening ??= openingRolls(this.game, this.#table))
  }

  /** All boxes on the empty card. */
  get boxes(): readonly OpenBox[] {
    return (this.#boxes ??= this.analyser.openBoxes(EMPTY_CARD))
  }

  /** The boxes in the order in which to give them up; in Chance there never is a 0. */
  get crossed(): CrossedBox[] {
    return this.boxes
      .filter(({ category }) => category !== 'chance')
      .map(({ category, zeroLoss }) => ({ category, loss: zeroLoss }))
      .sort((a, b) => a.loss - b.loss)
  }

  /** Points lost by using Chance in the first turn, not counting the points scored there. */
  get chanceLoss(): Points {
    return this.boxes.find(({ category }) => category === 'chance')!.zeroLoss
  }

  /** Expected final score after so many dice of a face were scored in its box in the first turn. */
  afterUpper(face: number, count: number): Points {
    const points = face * count
    const card = { used: 1 << (face - 1), upper: points, yahtzeeScored: false }
    return points + this.analyser.valueOf(card)
  }
}
