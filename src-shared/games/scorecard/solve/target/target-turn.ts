import { asProbability, type Points, type Probability } from '../../../../base/units.ts'
import type { Multiset } from '../../../../dice/multiset.ts'
import type { Scorecard } from '../../rules/scorecard.ts'
import { keepNumber, latticeOf, meanOfRolls, type DiceLattice } from '../lattice.ts'
import { newStages, plainStages, type StageValues } from '../reroll-values.ts'
import { stateIndex, type CardStates } from '../states.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../turn-outcomes.ts'

/** Chances with a relative difference below this are equal up to rounding. */
export const TARGET_TIE = 1e-5

/** Probabilities within a turn of a player who needs at least `need` more points. */
export class TargetTurnView {
  readonly #outcomes: TurnOutcomes
  readonly #lattice: DiceLattice
  readonly #values: Float64Array
  readonly #stages: StageValues
  /** By roll: best box in the first roll, where the card has points for that. */
  readonly #first: Float64Array | null

  /** The card must not be full. `chanceAfter`: chance of `need` more points from a next state. */
  constructor(
    states: CardStates,
    card: Scorecard,
    need: Points,
    chanceAfter: (state: number, need: Points) => Probability,
  ) {
    const { rules } = states
    this.#outcomes = new TurnOutcomes(states)
    this.#lattice = latticeOf(rules.dice)
    this.#stages = newStages(rules)
    this.#outcomes.look(stateIndex(states, card))
    const { open, points, targets, of } = this.#outcomes
    this.#values = new Float64Array(of.list.length)
    for (const box of open) {
      for (const outcome of of.inBox[box]!) {
        const scored = points[outcome]!
        const left = need - scored
        const isSure = left <= 0 && scored !== NOT_ALLOWED
        this.#values[outcome] =
          scored === NOT_ALLOWED ? 0 : isSure ? 1 : chanceAfter(targets[outcome]!, left)
      }
    }
    this.#stages.best[0]!.set(this.#bestOf(of.of))
    plainStages(rules.dice)(this.#stages)
    this.#first = of.atOnce && this.#bestOf(of.atOnce)
    const best = this.#stages.best.at(-1)!
    this.#first?.forEach((chance, roll) => (best[roll] = Math.max(best[roll]!, chance)))
  }

  /** By roll: chance with its best box. */
  #bestOf(outcomes: Uint16Array): Float64Array {
    const { open, of } = this.#outcomes
    return Float64Array.from(this.#lattice.rolls, (_, roll) =>
      Math.max(0, ...open.map((box) => this.#values[outcomes[roll * of.inBox.length + box]!]!)),
    )
  }

  get chance(): Probability {
    return asProbability(meanOfRolls(this.#lattice, this.#stages.best.at(-1)!))
  }

  /** After a keep made with `rerolls` rerolls left. Keeping all dice ends the turn. */
  ofKeep(dice: Multiset, rerolls: number): Probability {
    const number = keepNumber(this.#lattice, dice)
    const { keeps, best } = this.#stages
    if (number >= this.#lattice.rolls.length) return asProbability(keeps[rerolls]![number]!)
    const isFirst = rerolls === best.length - 1
    return asProbability(((isFirst && this.#first) || best[0]!)[number]!)
  }

  /** After scoring in a box; `isFirst`: with the first roll of the turn. */
  ofBox(dice: Multiset, box: number, isFirst: boolean): Probability {
    const { of } = this.#outcomes
    const numbers = (isFirst && of.atOnce) || of.of
    const roll = keepNumber(this.#lattice, dice)
    return asProbability(this.#values[numbers[roll * of.inBox.length + box]!]!)
  }
}

/** Ranks of descending chances, from 1; chances equal up to rounding share a rank. */
export function chanceRanks(sorted: readonly Probability[]): number[] {
  let rank = 1
  return sorted.map((chance, i) => {
    if (i > 0 && sorted[i - 1]! - chance > TARGET_TIE * sorted[i - 1]!) rank = i + 1
    return rank
  })
}
