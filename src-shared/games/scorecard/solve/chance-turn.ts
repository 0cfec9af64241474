import { asProbability, type Points, type Probability } from '../../../base/units.ts'
import type { Multiset } from '../../../dice/multiset.ts'
import { keepNumber, latticeOf, meanOfRolls, type DiceLattice } from './lattice.ts'
import { outcomeIn } from './outcomes.ts'
import { newStages, plainStages, type FillStages, type StageValues } from './reroll-values.ts'
import type { CardStates } from './states.ts'
import { NOT_ALLOWED, TurnOutcomes } from './turn-outcomes.ts'

/** Probability after a turn: by the stateIndex after it, and the points of the turn. */
export type ChanceAfter = (state: number, points: Points) => Probability

/** Probabilities within a turn of a player who maximises them, for one state at a time. */
export class ChanceTurn {
  readonly #outcomes: TurnOutcomes
  readonly #lattice: DiceLattice
  readonly #values: Float64Array
  readonly #stages: StageValues
  readonly #fillStages: FillStages
  /** By roll: best box in the first roll, where the card has points for that. */
  readonly #first: Float64Array | null

  constructor(states: CardStates) {
    const { rules } = states
    this.#outcomes = new TurnOutcomes(states)
    this.#lattice = latticeOf(rules.dice)
    this.#stages = newStages(rules)
    this.#fillStages = plainStages(rules.dice)
    const { list, atOnce } = this.#outcomes.of
    this.#values = new Float64Array(list.length)
    this.#first = atOnce && new Float64Array(this.#lattice.rolls.length)
  }

  /** Selects a state by stateIndex; its card must not be full. */
  look(state: number, chanceAfter: ChanceAfter): void {
    const outcomes = this.#outcomes
    outcomes.look(state)
    const { open, points, targets, of } = outcomes
    for (const box of open) {
      for (const outcome of of.inBox[box]!) {
        const scored = points[outcome]!
        this.#values[outcome] = scored === NOT_ALLOWED ? 0 : chanceAfter(targets[outcome]!, scored)
      }
    }
    this.#findBest(of.of, this.#stages.best[0]!)
    this.#fillStages(this.#stages)
    const first = this.#first
    if (!first) return
    this.#findBest(of.atOnce!, first)
    const best = this.#stages.best.at(-1)!
    first.forEach((chance, roll) => (best[roll] = Math.max(best[roll]!, chance)))
  }

  /** By roll: chance with its best box. */
  #findBest(outcomes: Uint16Array, best: Float64Array): void {
    const { open, of } = this.#outcomes
    const values = this.#values
    const boxes = of.inBox.length
    for (let roll = 0; roll < this.#lattice.rolls.length; roll++) {
      let most = 0
      for (const box of open) most = Math.max(most, values[outcomes[roll * boxes + box]!]!)
      best[roll] = most
    }
  }

  /** Before the first roll. */
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
    const roll = keepNumber(this.#lattice, dice)
    return asProbability(this.#values[outcomeIn(this.#outcomes.of, roll, box, isFirst)]!)
  }
}
