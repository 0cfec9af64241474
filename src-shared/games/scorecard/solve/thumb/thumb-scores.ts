import { FIVE_DICE } from '../lattice.ts'
import type { Points } from '../../../../base/units.ts'
import { EMPTY_CARD, has, type BoxSet } from '../../rules/scorecard.ts'
import { outcomesOf } from '../outcomes.ts'
import { TurnChances } from '../policy.ts'
import {
  bonusAt,
  stateIndex,
  tableLength,
  unitLevels,
  unitRows,
  usedOf,
  type CardStates,
  type Unit,
} from '../states.ts'
import { NOT_ALLOWED, TurnOutcomes, type UnitOutcomes } from '../turn-outcomes.ts'
import { fillKeeps } from './keep-tables.ts'
import type { KeepTerm } from './keep-terms.ts'
import { ALL_BOXES, HARDEST_FIRST } from '../../rules/thirteen-boxes.ts'
import { countsFor, type ScorecardThumb } from './thumb-rule.ts'

// A local copy for speed: an imported binding may be looked up on each use.
const NEVER = NOT_ALLOWED

/** Distribution of the final roll of a turn under some terms; cached by boxes used. */
export class LastRolls {
  readonly #terms: readonly KeepTerm[]
  readonly #turn = new TurnChances(FIVE_DICE.dice)
  readonly #keeps: readonly Uint16Array[]
  readonly #known: (Float64Array | undefined)[] = []

  constructor({ rules }: CardStates, terms: readonly KeepTerm[]) {
    this.#terms = terms
    this.#keeps = Array.from({ length: rules.rolls }, () => new Uint16Array(FIVE_DICE.rolls.length))
  }

  of(used: BoxSet): Float64Array {
    return (this.#known[used] ??= this.#find(used))
  }

  #find(used: BoxSet): Float64Array {
    this.#keeps.forEach((keeps, rerolls) => {
      if (rerolls > 0) fillKeeps(this.#terms, ALL_BOXES & ~used, rerolls, keeps)
    })
    return this.#turn.ofTurn({ bestKeeps: this.#keeps, atOnce: null }).slice()
  }
}

/** Gains of the outcomes of a unit, weighted by a policy's visits. */
export interface UnitGains {
  readonly unit: Unit
  /** By outcome: sum over the unit's states of visits times (points + value after - before). */
  readonly gains: Float64Array
}

/**
 * Exact mean scores of rules of thumb. Keeps and boxes of a rule depend only on the unit of a
 * state, so the turn of a unit is evaluated once for all its states.
 */
export class ThumbScores {
  readonly states: CardStates
  readonly #units: readonly UnitOutcomes[]
  readonly #table: Float64Array
  readonly #chances: Float64Array
  readonly #counts: Float64Array

  constructor(states: CardStates) {
    this.states = states
    const { length } = outcomesOf(states.rules).list
    this.#chances = new Float64Array(length)
    this.#counts = new Float64Array(length)
    this.#table = Float64Array.from({ length: tableLength(states) }, (_, i) => bonusAt(states, i))
    const outcomes = new TurnOutcomes(states)
    const units = (states.start.length - 1) * states.contexts.length
    this.#units = Array.from({ length: units }, (_, unit) => outcomes.ofUnit(unit))
  }

  /** Exact mean final score of a rule from the empty card. */
  mean(rule: ScorecardThumb, rolls = new LastRolls(this.states, rule.keeps)): Points {
    const { states } = this
    const { next, stride } = states
    // All states but those of full cards are overwritten before they are read.
    const table = this.#table
    const list = new Uint16Array(this.#chances.length)
    for (const units of unitLevels(states).slice(0, -1).toReversed()) {
      for (const unit of units) {
        const chances = this.outcomesOf(rule, unit, rolls)
        const { points, entries, bases } = this.#units[unit]!
        let count = 0
        let scored = 0
        for (let outcome = 0; outcome < chances.length; outcome++) {
          if (chances[outcome] === 0) continue
          list[count++] = outcome
          scored += chances[outcome]! * points[outcome]!
        }
        const { from, end, base } = unitRows(states, unit)
        for (let row = from; row < end; row++) {
          let sum = scored
          const first = row * stride
          for (let i = 0; i < count; i++) {
            const outcome = list[i]!
            const entry = entries[outcome]!
            const after = bases[outcome]! + (entry < 0 ? row : next[first + entry]!)
            sum += chances[outcome]! * table[after]!
          }
          table[base + row] = sum
        }
      }
    }
    return table[stateIndex(states, EMPTY_CARD)]!
  }

  /** Probability of each outcome of a unit's turns; valid until the next call. */
  outcomesOf(rule: ScorecardThumb, unit: Unit, rolls: LastRolls): Float64Array {
    const { of, inBox } = outcomesOf(this.states.rules)
    const used = usedOf(this.states, unit)
    const { points } = this.#units[unit]!
    const counts = this.#counts
    const chances = this.#chances.fill(0)
    const open: number[] = []
    for (const box of HARDEST_FIRST) {
      if (has(used, box)) continue
      open.push(box)
      for (const outcome of inBox[box]!) {
        const scored = points[outcome]!
        counts[outcome] = scored === NEVER ? -Infinity : countsFor(rule, box, scored)
      }
    }
    const last = rolls.of(used)
    for (let roll = 0; roll < last.length; roll++) {
      const chance = last[roll]!
      if (chance === 0) continue
      let best = 0
      let most = -Infinity
      for (const box of open) {
        const outcome = of[roll * inBox.length + box]!
        if (counts[outcome]! > most) {
          most = counts[outcome]!
          best = outcome
        }
      }
      chances[best]! += chance
    }
    return chances
  }

  /**
   * Visits of a rule's games and gains of the outcomes against the solved game (`solved`: values by
   * stateIndex), for the `count` most visited units. Over all units, outcomesOf times gains sums to
   * the rule's mean minus the value of the empty card (performance difference lemma); for a similar
   * rule the same gains are an estimate.
   */
  gains(rule: ScorecardThumb, rolls: LastRolls, solved: Float64Array, count: number): UnitGains[] {
    const { states } = this
    const { next, stride } = states
    const visits = new Float64Array(tableLength(states))
    visits[stateIndex(states, EMPTY_CARD)] = 1
    const found: { unit: Unit; visited: number; gains: Float64Array }[] = []
    for (const unit of unitLevels(states)
      .slice(0, -1)
      .flatMap((units) => [...units])) {
      const { from, end, base } = unitRows(states, unit)
      const mass = visits.subarray(base + from, base + end)
      if (mass.every((some) => some === 0)) continue
      const chances = this.outcomesOf(rule, unit, rolls)
      const { points, entries, bases } = this.#units[unit]!
      const gains = new Float64Array(chances.length)
      let visited = 0
      for (let row = from; row < end; row++) {
        const state = base + row
        const here = visits[state]!
        if (here === 0) continue
        visited += here
        for (let outcome = 0; outcome < gains.length; outcome++) {
          if (points[outcome] === NEVER) continue
          const entry = entries[outcome]!
          const target = bases[outcome]! + (entry < 0 ? row : next[row * stride + entry]!)
          gains[outcome]! += here * (points[outcome]! + solved[target]! - solved[state]!)
          visits[target]! += here * chances[outcome]!
        }
      }
      found.push({ unit, visited, gains })
    }
    return found.toSorted((a, b) => b.visited - a.visited || a.unit - b.unit).slice(0, count)
  }
}
