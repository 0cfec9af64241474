import { openBoxes } from '../rules/scoring.ts'
import { has, type BoxSet } from '../rules/scorecard.ts'
import { GO_ON, TurnChances, type TurnPolicy } from '../solve/policy.ts'
import { addUp } from '../solve/policy-steps.ts'
import { firstAlikeScored, usedOf, type CardStates } from '../solve/states.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../solve/turn-outcomes.ts'
import { stepCard, type StepCard } from './step-card.ts'
import { KeepTables, StepKeeps, type TurnKeeps } from './step-keeps.ts'
import type { StepRules } from './step-list.ts'

/** The play of somebody who follows some sentences; it depends on the unit of a state only. */
export class StepPlay implements TurnPolicy {
  readonly #states: CardStates
  readonly #card: StepCard
  readonly #rules: StepRules
  readonly #keeps: StepKeeps
  readonly #turn: TurnChances
  /** By outcome: what the box with it counts for. */
  readonly #counts: Float64Array
  readonly #chances: Float64Array
  readonly #alikeScored: number
  readonly outcomes: TurnOutcomes
  readonly chosen: Uint16Array
  readonly atOnce: Int32Array | null
  bestKeeps: readonly Uint16Array[] = []
  #turnKeeps: TurnKeeps | null = null
  #unit = -1
  /** Unit for which `chosen` is filled in. */
  #filled = -1

  /** `keeps`: of these steps, and of numbers that say the same about dice. */
  constructor(
    states: CardStates,
    rules: StepRules,
    keeps = new StepKeeps(new KeepTables(stepCard(states.rules), rules.numbers), rules.steps),
    outcomes = new TurnOutcomes(states),
  ) {
    this.#states = states
    this.#card = stepCard(states.rules)
    this.#rules = rules
    this.#keeps = keeps
    this.#turn = new TurnChances(states.rules.dice)
    this.#alikeScored = firstAlikeScored(states)
    this.outcomes = outcomes
    const { list, atOnce } = this.outcomes.of
    this.#counts = new Float64Array(list.length)
    this.#chances = new Float64Array(list.length)
    const { length } = this.#card.lattice.rolls
    this.chosen = new Uint16Array(length)
    this.atOnce = atOnce && rules.steps.includes('at-once') ? new Int32Array(length) : null
  }

  /** Selects a state by stateIndex; the card must not be full. */
  look(state: number): void {
    this.lookAt(state)
    if (this.#filled === this.#unit) return
    this.#filled = this.#unit
    for (let roll = 0; roll < this.chosen.length; roll++) {
      this.chosen[roll] = this.outcomeOf(roll)
      if (this.atOnce) this.atOnce[roll] = this.firstOf(roll)
    }
  }

  /** Like `look` without `chosen` and `atOnce`, for single rolls. */
  lookAt(state: number): void {
    this.outcomes.look(state)
    const { unit } = this.outcomes
    if (unit === this.#unit) return
    this.#unit = unit
    this.#turnKeeps = this.#keeps.of(this.#open(unit))
    this.bestKeeps = this.#turnKeeps.keeps
    this.#count(state >= this.#alikeScored ? this.#states.rules.further : 0)
  }

  /** Outcome of a final roll: of the box that counts most, of equals the first on the card. */
  outcomeOf(roll: number, outcomes = this.outcomes.of.of): number {
    const { open, of } = this.outcomes
    const counts = this.#counts
    let best = 0
    let most = -Infinity
    for (const box of open) {
      const outcome = outcomes[roll * of.inBox.length + box]!
      if (counts[outcome]! > most) {
        most = counts[outcome]!
        best = outcome
      }
    }
    return best
  }

  /**
   * Outcome with which the first roll of a turn ends it, where the box that counts most then has
   * points for that; else GO_ON.
   */
  firstOf(roll: number): number {
    if (this.atOnce === null) return GO_ON
    const { of } = this.outcomes
    const outcome = this.outcomeOf(roll, of.atOnce!)
    return of.list[outcome]!.atOnce > 0 ? outcome : GO_ON
  }

  /** By outcome: probability of each end of a turn; valid until the next call. */
  ends(): Float64Array {
    const chances = this.#chances.fill(0)
    if (this.atOnce === null) {
      addUp(chances, this.chosen, this.#turnKeeps!.ends)
    } else {
      addUp(chances, this.chosen, this.#turn.ofTurn(this))
      addUp(chances, this.atOnce, this.#turn.atOnce)
    }
    return chances
  }

  #open(unit: number): BoxSet {
    const open = openBoxes(this.#states.rules, usedOf(this.#states, unit))
    return open.reduce((set, box) => set | (1 << box), 0)
  }

  /** `further`: points for dice all alike, which count for no box. */
  #count(further: number): void {
    const { open, points, of } = this.outcomes
    const { steps, numbers } = this.#rules
    const hasPars = steps.includes('pars')
    for (const box of open) {
      const par = hasPars ? numbers.pars[box]! : 0
      const factor = hasPars && has(this.#card.upper, box) ? numbers.upper : 1
      for (const outcome of of.inBox[box]!) {
        const scored = points[outcome]!
        const paid = of.list[outcome]!.face === 0 ? 0 : further
        this.#counts[outcome] = scored === NOT_ALLOWED ? -Infinity : factor * (scored - paid - par)
      }
    }
  }
}
