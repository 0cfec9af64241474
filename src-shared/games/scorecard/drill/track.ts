import type { Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import { paperTotals, pointsSoFar, scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { Extremes } from '../../../study/extremes.ts'
import type { WinReview } from './win-review.ts'
import type { ScorecardKit, ScorecardOption, ScorecardQuestion } from './question.ts'

export type TrackPoint = { readonly turn: number; readonly value: Points } & (
  | { readonly kind: 'start' }
  | { readonly kind: 'rolled'; readonly dice: Face[] }
  | { readonly kind: 'kept'; readonly dice: Face[]; readonly loss: Points }
  | {
      readonly kind: 'scored'
      readonly box: number
      readonly points: Points
      readonly loss: Points
    }
)

export interface ScorecardMoment {
  readonly turn: number
  readonly dice: Face[]
  /** Change of the expected final score; above 0 is good luck. */
  readonly gain: Points
}

/** result = start + skill + luck, in points. */
export interface ScorecardReview {
  readonly start: Points
  readonly result: Points
  readonly skill: Points
  readonly luck: Points
  readonly luckiest: ScorecardMoment | null
  readonly unluckiest: ScorecardMoment | null
  readonly line: TrackPoint[]
  readonly card: PaperCard
  /** Only in games of two players. */
  readonly wins?: WinReview | undefined
}

/** Tracks the expected final score: rolls change it by luck, decisions by skill. */
export class ScorecardTrack {
  readonly #rules: RuleSet
  readonly #start: Points
  readonly #line: TrackPoint[]
  readonly #rolls = new Extremes<ScorecardMoment>()
  #value: Points
  #skill = 0
  #luck = 0
  #turn = 0

  constructor({ rules, analyser, start }: ScorecardKit) {
    this.#rules = rules
    this.#start = this.#value =
      pointsSoFar(rules, start) + analyser.valueOf(scorecardOf(rules, start))
    this.#line = [{ kind: 'start', turn: 0, value: this.#start }]
  }

  rolled(turn: number, { position, options }: ScorecardQuestion): void {
    const gain = options[0]!.expected - this.#value
    const dice = [...position.dice]
    this.#turn = turn
    this.#luck += gain
    this.#value += gain
    this.#line.push({ kind: 'rolled', turn, dice, value: this.#value })
    this.#rolls.note({ turn, dice, gain })
  }

  chose({ keep, box, points, loss }: ScorecardOption): void {
    this.#skill -= loss
    this.#value -= loss
    const where = { turn: this.#turn, value: this.#value, loss }
    this.#line.push(
      box === null
        ? { ...where, kind: 'kept', dice: [...keep!] }
        : { ...where, kind: 'scored', box, points: points! },
    )
  }

  get step(): number {
    return this.#line.length - 1
  }

  /** `card`: as it is after the last turn. */
  review(card: PaperCard): ScorecardReview {
    return {
      start: this.#start,
      result: paperTotals(this.#rules, card).total,
      skill: this.#skill,
      luck: this.#luck,
      ...this.#rolls.both,
      line: [...this.#line],
      card,
    }
  }
}
