import type { Points } from '../../../base/units.ts'
import { YahtzeeAnalyser, type OpenBox } from '../analysis/analysis.ts'
import type { Category } from '../rules/categories.ts'
import { yahtzeeGame, type YahtzeeGame } from '../solve/game.ts'
import { openingRolls, type OpeningRoll } from '../analysis/opening-rolls.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ScoreStatistics } from '../analysis/score-distribution.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import type { PointsByStep } from './steps.ts'
import type { YahtzeeThumb } from '../solve/thumb/thumb-rule.ts'
import type { AnswerForm } from '../../../cards/card.ts'

/** Rounds points on a card, so that rounding errors of a solve change no answer. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

export const thousandth = (value: number): number => Math.round(value * 1000) / 1000

export const averageForm = (most: Points): AnswerForm => ({
  ...{ most: Math.ceil(most / 100) * 100, decimals: 1, never: false },
})

export interface YahtzeeSheetSources extends SolvedGame {
  /** Null if no sheet needs them. */
  readonly scores: ToldScores | null
  readonly thumb: { readonly rule: YahtzeeThumb; readonly mean: Points } | null
  readonly means: KnownMeans | null
}

export interface KnownMeans {
  readonly averages: Points
  readonly greedy: Points
}

export type ToldScores = Pick<
  ScoreStatistics,
  'mean' | 'standardDeviation' | 'categories' | 'upperBonus' | 'yahtzees'
>

/** `table`: E by stateIndex. */
export interface SolvedGame {
  readonly rules: RuleSet
  readonly table: Float64Array
}

export interface YahtzeeSources extends SolvedGame {
  readonly scores: ToldScores
  /** Null until computed, which takes some seconds. */
  readonly points: PointsByStep | null
  /** Learnt rule of thumb, as thumbText writes it; null or absent for none. */
  readonly learnt?: string | null
}

export interface CrossedBox {
  readonly category: Category
  readonly loss: Points
}

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

  get value(): Points {
    return this.analyser.valueOf(EMPTY_CARD)
  }

  get opening(): readonly OpeningRoll[] {
    return (this.#opening ??= openingRolls(this.game, this.#table))
  }

  get boxes(): readonly OpenBox[] {
    return (this.#boxes ??= this.analyser.openBoxes(EMPTY_CARD))
  }

  /** Smallest loss first; without Chance, which never scores 0. */
  get crossed(): CrossedBox[] {
    return this.boxes
      .filter(({ category }) => category !== 'chance')
      .map(({ category, zeroLoss }) => ({ category, loss: zeroLoss }))
      .sort((a, b) => a.loss - b.loss)
  }

  /** Expected points lost by using Chance in the first turn, without the points scored there. */
  get chanceLoss(): Points {
    return this.boxes.find(({ category }) => category === 'chance')!.zeroLoss
  }

  afterUpper(face: number, count: number): Points {
    const points = face * count
    const card = { used: 1 << (face - 1), upper: points, yahtzeeScored: false }
    return points + this.analyser.valueOf(card)
  }
}
