import { FIVE_DICE } from '../lattice.ts'
import type { TurnPolicy } from '../policy.ts'
import { usedOf, type CardStates } from '../states.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../turn-outcomes.ts'
import { fillKeeps } from './keep-tables.ts'
import { ALL_BOXES, HARDEST_FIRST } from '../../rules/thirteen-boxes.ts'
import { countsFor, type ScorecardThumb } from './thumb-rule.ts'

/** Policy of a rule of thumb; depends only on the open boxes, the dice and the rerolls left. */
export class ThumbPlay implements TurnPolicy {
  readonly #states: CardStates
  readonly #rule: ScorecardThumb
  readonly outcomes: TurnOutcomes
  readonly chosen = new Uint16Array(FIVE_DICE.rolls.length)
  readonly bestKeeps: readonly Uint16Array[]
  readonly atOnce = null
  #unit = -1

  constructor(states: CardStates, rule: ScorecardThumb) {
    this.#states = states
    this.#rule = rule
    this.outcomes = new TurnOutcomes(states, HARDEST_FIRST)
    this.bestKeeps = Array.from(
      { length: states.rules.rolls },
      () => new Uint16Array(FIVE_DICE.rolls.length),
    )
  }

  look(state: number): void {
    this.outcomes.look(state)
    const { unit } = this.outcomes
    if (unit === this.#unit) return
    this.#unit = unit
    const open = ALL_BOXES & ~usedOf(this.#states, unit)
    this.bestKeeps.forEach((keeps, rerolls) => {
      if (rerolls > 0) fillKeeps(this.#rule.keeps, open, rerolls, keeps)
    })
    for (let roll = 0; roll < this.chosen.length; roll++) this.chosen[roll] = this.#boxFor(roll)
  }

  #boxFor(roll: number): number {
    const { open, points, of } = this.outcomes
    let best = -1
    let most = -Infinity
    for (const box of open) {
      const outcome = of.of[roll * of.inBox.length + box]!
      const scored = points[outcome]!
      if (scored === NOT_ALLOWED) continue
      const counts = countsFor(this.#rule, box, scored)
      if (counts > most) {
        most = counts
        best = outcome
      }
    }
    return best
  }
}
