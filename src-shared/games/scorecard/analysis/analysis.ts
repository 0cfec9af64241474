import type { Points, Probability } from '../../../base/units.ts'
import { multisetOf, subsetsOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { bonusOf } from '../rules/rule-set.ts'
import { isFull, type Scorecard } from '../rules/scorecard.ts'
import { keepNumber, latticeOf, type DiceLattice } from '../solve/lattice.ts'
import { baseAfter, entryOf } from '../solve/box-steps.ts'
import { outcomeIn } from '../solve/outcomes.ts'
import { TurnChances } from '../solve/policy.ts'
import { stateIndex, type CardStates } from '../solve/states.ts'
import { NOT_ALLOWED } from '../solve/turn-outcomes.ts'
import { turnEnds, type BoxEnding } from './turn-ends.ts'
import { TurnView } from './turn-view.ts'

export type Choice =
  | { readonly kind: 'keep'; readonly dice: Multiset }
  | {
      readonly kind: 'score'
      readonly box: number
      readonly points: Points
      /** Part of `points` paid for further dice all alike. */
      readonly further: Points
    }

export interface RankedChoice {
  readonly choice: Choice
  /** Expected points still to come, with the points of this turn and all bonuses. */
  readonly value: Points
  readonly loss: Points
  /** From 1; choices of equal value share a rank. */
  readonly rank: number
}

export interface ScorecardAnalysis {
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
  readonly box: number
  /** Expected points lost by scoring 0 here in this turn. */
  readonly zeroLoss: Points
  readonly chance: Probability
  /** Mean points in that case, those for further dice included; null if the chance is 0. */
  readonly points: Points | null
}

/** Values closer than this are equal up to rounding. */
const TIE = 1e-9

/** Ranks the choices of one solved card. Throws RangeError for a card with an impossible total. */
export class ScorecardAnalyser {
  readonly #states: CardStates
  readonly #table: Float64Array
  readonly #lattice: DiceLattice
  readonly #view: TurnView
  readonly #chances: TurnChances

  constructor(states: CardStates, table: Float64Array) {
    const { dice } = states.rules
    this.#states = states
    this.#table = table
    this.#lattice = latticeOf(dice)
    this.#view = new TurnView(states, table)
    this.#chances = new TurnChances(dice)
  }

  /** Expected points still to come before a turn; for a full card, the bonus of the group. */
  valueOf(card: Scorecard): Points {
    const { rules } = this.#states
    return isFull(rules, card) ? bonusOf(rules, card.total) : this.#table[this.#stateOf(card)]!
  }

  /**
   * Ranks every keep (rerolls > 0; keeping all dice ends the turn) or every allowed box (rerolls =
   * 0) by expected points still to come. Requires an open box, all dice, and at most the rerolls of
   * the card. `isFirst`: the boxes are for the first roll of the turn, which some cards pay more.
   */
  analyse(
    card: Scorecard,
    faces: readonly Face[],
    rerolls: number,
    isFirst: boolean = this.#states.rules.rolls === 1,
  ): ScorecardAnalysis {
    this.#look(card)
    const choices = this.#ranked(multisetOf(faces), rerolls, isFirst)
    return { value: choices[0]!.value, before: this.#view.value, choices }
  }

  endsAfter(card: Scorecard, keep: Multiset, rerolls: number): BoxEnding[] {
    this.#look(card)
    const view = this.#view
    const number = keepNumber(this.#lattice, keep)
    const isStop = number < this.#lattice.rolls.length
    const isFirst = rerolls === this.#states.rules.rolls - 1
    const rolls =
      isStop && isFirst && view.atOnce && view.atOnce[number]! >= 0
        ? this.#chances.ofFirst(number)
        : this.#chances.ofKeep(view, number, isStop ? 0 : rerolls - 1)
    return turnEnds(view, rolls, this.#chances)
  }

  bestOfRolls(card: Scorecard, rerolls: number): BestOfRoll[] {
    this.#look(card)
    const { rolls, chances } = this.#lattice
    return rolls.map((dice, roll) => {
      const [best, next = null] = this.#ranked(dice, rerolls, this.#states.rules.rolls === 1)
      return { dice, chance: chances[roll]!, best: best!, next }
    })
  }

  openBoxes(card: Scorecard): OpenBox[] {
    const state = this.#look(card)
    const view = this.#view
    const { value } = view
    const ends = new Map(
      turnEnds(view, this.#chances.ofTurn(view), this.#chances).map((end) => [end.box, end]),
    )
    return view.outcomes.open.map((box) => {
      const end = ends.get(box)
      const zeroLoss = value - this.#afterZero(state, box)
      return { box, zeroLoss, chance: end?.chance ?? 0, points: end?.points ?? null }
    })
  }

  #stateOf(card: Scorecard): number {
    const state = stateIndex(this.#states, card)
    if (state < 0) throw new RangeError('the total cannot come from the boxes used')
    return state
  }

  #look(card: Scorecard): number {
    const state = this.#stateOf(card)
    this.#view.look(state)
    return state
  }

  #afterZero(state: number, box: number): Points {
    const { rows, contexts, next, stride } = this.#states
    const row = state % rows
    const base = baseAfter(this.#states, contexts[Math.floor(state / rows)]!, box)
    const entry = entryOf(this.#states, box, 0)
    return this.#table[base + (entry < 0 ? row : next[row * stride + entry]!)]!
  }

  #ranked(dice: Multiset, rerolls: number, isFirst: boolean): RankedChoice[] {
    const found = rerolls > 0 ? this.#keeps(dice, rerolls) : this.#boxes(dice, isFirst)
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
      value: this.#view.keepValue(keepNumber(this.#lattice, keep), rerolls),
    }))
  }

  #boxes(dice: Multiset, isFirst: boolean): { choice: Choice; value: Points }[] {
    const { rules, contexts, others } = this.#states
    const { values, outcomes } = this.#view
    const { of, open, points, unit } = outcomes
    const roll = keepNumber(this.#lattice, dice)
    const paysFurther = contexts[unit % contexts.length]! >= 2 ** others.length
    return open.flatMap((box) => {
      const outcome = outcomeIn(of, roll, box, isFirst)
      if (points[outcome] === NOT_ALLOWED) return []
      const further = paysFurther && of.list[outcome]!.face > 0 ? rules.further : 0
      const choice = { kind: 'score', box, points: points[outcome]!, further } as const
      return [{ choice, value: values[outcome]! }]
    })
  }
}
