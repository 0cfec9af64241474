import type { Points, Probability } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import { ScorecardAnalyser, type OpenBox } from '../analysis/analysis.ts'
import { possiblePoints } from '../solve/possible-points.ts'
import { faceBox } from '../rules/rule-set.ts'
import { cardStates, type CardStates } from '../solve/states.ts'
import { openingRolls, type OpeningRoll } from '../analysis/opening-rolls.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ScoreStatistics } from '../analysis/score-distribution.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import type { FoundSteps } from '../steps/find-steps.ts'
import { CHANCE_FORM, type CardAnswer } from '../../../cards/card.ts'

/** Rounds points on a card, so that rounding errors of a solve change no answer. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

export const thousandth = (value: number): number => Math.round(value * 1000) / 1000

export const pointsAnswer = (
  value: Points,
  { step, slack, most }: { step: Points; slack: Points; most: Points },
): CardAnswer => ({
  kind: 'number',
  unit: 'points',
  value: tenth(value),
  step,
  slack,
  form: { most: Math.ceil(most / 100) * 100, decimals: 1, never: false },
})

export function chanceAnswer(value: Probability, step: number, slack: number): CardAnswer {
  return { kind: 'number', unit: 'percent', value, step, slack, form: CHANCE_FORM }
}

export interface ScorecardSheetSources extends SolvedGame {
  /** Null if no sheet needs them, or if the card is too large for them; see MAX_SCORED_STATES. */
  readonly scores: ToldScores | null
  /** Null if no sheet tells them. */
  readonly steps: FoundSteps | null
  readonly means: KnownMeans | null
}

export interface KnownMeans {
  readonly averages: Points
  readonly greedy: Points
}

export type ToldScores = Pick<
  ScoreStatistics,
  'mean' | 'standardDeviation' | 'boxes' | 'bonus' | 'alike'
>

/** `table`: values of the solved card by stateIndex. */
export interface SolvedGame {
  readonly rules: RuleSet
  readonly table: Float64Array
}

export interface ScorecardSources extends SolvedGame {
  /** Null for a card too large for them. */
  readonly scores: ToldScores | null
}

export class ScorecardMaterial {
  readonly rules: RuleSet
  readonly states: CardStates
  readonly analyser: ScorecardAnalyser
  readonly #table: Float64Array
  #opening: readonly OpeningRoll[] | null = null
  #boxes: readonly OpenBox[] | null = null

  constructor({ rules, table }: SolvedGame) {
    this.rules = rules
    this.#table = table
    this.states = cardStates(rules)
    this.analyser = new ScorecardAnalyser(this.states, table)
  }

  get value(): Points {
    return this.analyser.valueOf(EMPTY_CARD)
  }

  get opening(): readonly OpeningRoll[] {
    return (this.#opening ??= openingRolls(this.states, this.#table))
  }

  get boxes(): readonly OpenBox[] {
    return (this.#boxes ??= this.analyser.openBoxes(EMPTY_CARD))
  }

  #canBe0(box: number): boolean {
    return possiblePoints(this.rules, box)[0] === 0
  }

  /** Smallest loss first; without boxes that never score 0, such as Chance. */
  get crossed(): OpenBox[] {
    return this.boxes.filter(({ box }) => this.#canBe0(box)).sort((a, b) => a.zeroLoss - b.zeroLoss)
  }

  /**
   * A box that never scores 0. Its zeroLoss: expected points lost by using it in the first turn,
   * without the points scored there. Undefined if the card has none.
   */
  get chance(): OpenBox | undefined {
    return this.boxes.find(({ box }) => !this.#canBe0(box))
  }

  /** Expected final score after dice of a face were scored in its box in the first turn. */
  afterFace(face: Face, count: number): Points {
    const points = face * count
    const card = { used: 1 << faceBox(this.rules, face), total: points, alikeScored: false }
    return points + this.analyser.valueOf(card)
  }
}
