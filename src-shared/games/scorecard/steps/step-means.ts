import type { Points } from '../../../base/units.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import {
  bonusAt,
  stateIndex,
  tableLength,
  unitLevels,
  unitRows,
  type CardStates,
  type Unit,
} from '../solve/states.ts'
import { TurnOutcomes } from '../solve/turn-outcomes.ts'
import { stepCard, type StepCard } from './step-card.ts'
import { KeepTables, StepKeeps } from './step-keeps.ts'
import type { StepRules } from './step-list.ts'
import { StepPlay } from './step-play.ts'

/** Lists of steps of which kept dice are remembered; some megabytes each. */
const MAX_KEEPS = 12

/**
 * Exact mean scores of plays that depend on the unit of a state only: a turn is worked out once for
 * all totals of the group, and ends that lead to the same states are added up.
 */
export class StepMeans {
  readonly #states: CardStates
  readonly #card: StepCard
  readonly #outcomes: TurnOutcomes
  /** Kept dice by what they depend on. */
  readonly #tables = new Map<string, KeepTables>()
  readonly #keeps = new Map<string, StepKeeps>()
  /** Ends of the turns of a unit: entry of `next` or -1, first index of the context, probability. */
  readonly #entries: Int32Array
  readonly #bases: Int32Array
  readonly #chances: Float64Array
  /** Number of the end that leads to an entry of `next` or to a context; -1 if there is none yet. */
  readonly #slots: Int32Array
  #count = 0

  constructor(states: CardStates) {
    const { stride, contexts } = states
    this.#states = states
    this.#card = stepCard(states.rules)
    this.#outcomes = new TurnOutcomes(states)
    const most = stride + contexts.length
    this.#entries = new Int32Array(most)
    this.#bases = new Int32Array(most)
    this.#chances = new Float64Array(most)
    this.#slots = new Int32Array(most).fill(-1)
  }

  /** Exact mean final score from the empty card. */
  mean(player: StepRules): Points {
    return this.means([player])[0]!
  }

  /** The same of several players, which takes less time than one by one. */
  means(players: readonly StepRules[]): Points[] {
    const states = this.#states
    const all = players.map((player) => ({
      play: new StepPlay(states, player, this.#keepsOf(player), this.#outcomes),
      table: Float64Array.from({ length: tableLength(states) }, (_, i) => bonusAt(states, i)),
    }))
    for (const units of unitLevels(states).slice(0, -1).toReversed()) {
      for (const unit of units) for (const { play, table } of all) this.#fill(unit, play, table)
    }
    const start = stateIndex(states, EMPTY_CARD)
    return all.map(({ table }) => table[start]!)
  }

  #keepsOf({ steps, numbers }: StepRules): StepKeeps {
    const said = `${numbers.openCounts} ${numbers.houseStays}`
    const tables = this.#tables.get(said) ?? new KeepTables(this.#card, numbers)
    this.#tables.set(said, tables)
    const key = `${said} ${steps.join(' ')}`
    const keeps = this.#keeps.get(key) ?? new StepKeeps(tables, steps)
    if (this.#keeps.size >= MAX_KEEPS) this.#keeps.clear()
    this.#keeps.set(key, keeps)
    return keeps
  }

  /** Fills in the values of the states of a unit. */
  #fill(unit: Unit, play: StepPlay, table: Float64Array): void {
    const { next, stride } = this.#states
    const { from, end, base } = unitRows(this.#states, unit)
    if (from === end) return
    const scored = this.#turn(play, base + from)
    const count = this.#count
    const [entries, bases, chances] = [this.#entries, this.#bases, this.#chances]
    for (let row = from; row < end; row++) {
      const first = row * stride
      let sum = scored
      for (let i = 0; i < count; i++) {
        const entry = entries[i]!
        sum += chances[i]! * table[bases[i]! + (entry < 0 ? row : next[first + entry]!)]!
      }
      table[base + row] = sum
    }
  }

  /** Finds the ends of the turns from a state and returns the mean points of a turn. */
  #turn(play: StepPlay, state: number): Points {
    const { rows, stride } = this.#states
    play.look(state)
    const ends = play.ends()
    const { points, entries, bases, open, of } = play.outcomes
    const slots = this.#slots
    let scored = 0
    let count = 0
    for (const box of open) {
      const outcomes = of.inBox[box]!
      for (let i = 0; i < outcomes.length; i++) {
        const outcome = outcomes[i]!
        const chance = ends[outcome]!
        if (chance === 0) continue
        scored += chance * points[outcome]!
        const entry = entries[outcome]!
        const base = bases[outcome]!
        const slot = entry < 0 ? stride + base / rows : entry
        if (slots[slot]! < 0) {
          slots[slot] = count
          this.#entries[count] = entry
          this.#bases[count] = base
          this.#chances[count++] = 0
        }
        this.#chances[slots[slot]!]! += chance
      }
    }
    for (let i = 0; i < count; i++) {
      const entry = this.#entries[i]!
      slots[entry < 0 ? stride + this.#bases[i]! / rows : entry] = -1
    }
    this.#count = count
    return scored
  }
}
