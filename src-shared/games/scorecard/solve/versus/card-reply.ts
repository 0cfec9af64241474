import type { Points } from '../../../../base/units.ts'
import { countOfSet, type Scorecard } from '../../rules/scorecard.ts'
import { ChanceTurn } from '../chance-turn.ts'
import { cardAt, stateIndex, tableLength, unitOf, type CardStates } from '../states.ts'
import { mostScore } from '../target/target-bounds.ts'
import { chanceIn, fillEnds, rowsIn, targetMemory, type TargetRows } from '../target/target-rows.ts'
import { TargetWork } from '../target/target-work.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../turn-outcomes.ts'
import type { PlayersCard } from './last-rounds.ts'
import { byScore, limitOf, versusSweep, type FinalScores } from './reward.ts'

/** Most chances that a reply works out, by state and points. */
const MAX_CHANCES = 600_000

/**
 * By boxes filled since a card, for each state that can follow: the state, and the least and most
 * points made since then.
 */
type Reach = readonly Int32Array[]
const ENTRY = 3

/** Reaches kept: those of two players, and a few of games that are reviewed meanwhile. */
const KEPT = 4

/**
 * Best reply from a card on: how the rest of the card wins most against final scores with known
 * probabilities, a tie half. The sweep of the whole card, but only for states and points that can
 * follow; for one card at a time.
 */
export class CardReply {
  readonly #states: CardStates
  readonly #outcomes: TurnOutcomes
  readonly #rows: TargetRows
  readonly #windows: { readonly from: Uint16Array; readonly end: Uint16Array }
  readonly #work: TargetWork
  /** No score reaches this limit. */
  readonly #limit: Points
  /** By state, while a reach is searched; -1 in #most where it is not reached. */
  readonly #least: Int32Array
  readonly #most: Int32Array
  readonly #reaches = new Map<number, Reach | null>()

  constructor(states: CardStates) {
    const limit = mostScore(states.rules) + 1
    const sweep = { limit, reward: new Float64Array(limit) }
    const size = tableLength(states)
    this.#states = states
    this.#outcomes = new TurnOutcomes(states)
    this.#limit = limit
    // All levels follow each other in one array.
    this.#rows = rowsIn(states, targetMemory(states, [MAX_CHANCES + limit], sweep, 1), sweep)
    this.#least = new Int32Array(size)
    this.#most = new Int32Array(size).fill(-1)
    this.#windows = { from: new Uint16Array(size), end: new Uint16Array(size) }
    this.#work = new TargetWork(states, sweep, this.#rows, this.#windows)
  }

  /** False if more than MAX_CHANCES states and points can follow a card. */
  fits(card: Scorecard): boolean {
    return this.#reachOf(stateIndex(this.#states, card)) !== null
  }

  /** Chances of the next turn. Throws RangeError for a full card, or if it does not fit. */
  turn({ card, points }: PlayersCard, opponent: FinalScores): ChanceTurn {
    const states = this.#states
    const start = stateIndex(states, card)
    const reach = this.#reachOf(start)
    if (!reach || reach.length === 1) throw new RangeError('the card is too open, or full')
    const limit = Math.min(this.#limit, limitOf(opponent))
    const { from, end } = this.#windows
    end.fill(0)
    fillEnds(states, this.#rows, versusSweep(byScore(opponent, limit)))
    this.#rows.taken[0] = limit
    // From the full cards back; the turn itself is not part of the sweep.
    for (const entries of reach.slice(1, -1).toReversed()) {
      const units = new Set<number>()
      for (let i = 0; i < entries.length; i += ENTRY) {
        const state = entries[i]!
        from[state] = Math.max(0, limit - points - entries[i + 2]!)
        end[state] = Math.max(0, limit - points - entries[i + 1]!) + 1
        units.add(unitOf(states, state))
      }
      for (const unit of units) this.#work.run(unit)
    }
    const level = countOfSet(card.used) + 1
    const turn = new ChanceTurn(states)
    turn.look(start, (state, scored) => chanceIn(this.#rows, level, state, limit - points - scored))
    return turn
  }

  #reachOf(start: number): Reach | null {
    const known = this.#reaches.get(start)
    if (known !== undefined) return known
    const reach = this.#findReach(start)
    this.#reaches.set(start, reach)
    if (this.#reaches.size > KEPT) this.#reaches.delete(this.#reaches.keys().next().value!)
    return reach
  }

  #findReach(start: number): Reach | null {
    const { points, targets, of } = this.#outcomes
    const least = this.#least
    const most = this.#most
    const levels = [[start]]
    let size = 0
    least[start] = most[start] = 0
    const { used } = cardAt(this.#states, start)
    for (let left = this.#states.rules.boxes.length - countOfSet(used); left > 0; left--) {
      const next: number[] = []
      for (const state of levels.at(-1)!) {
        const [low, high] = [least[state]!, most[state]!]
        size += high - low + 1
        if (size > MAX_CHANCES) break
        this.#outcomes.look(state)
        for (const box of this.#outcomes.open) {
          for (const outcome of of.inBox[box]!) {
            const scored = points[outcome]!
            if (scored === NOT_ALLOWED) continue
            const target = targets[outcome]!
            if (most[target]! < 0) next.push(target)
            if (most[target]! < 0 || least[target]! > low + scored) least[target] = low + scored
            if (most[target]! < high + scored) most[target] = high + scored
          }
        }
      }
      // States of one unit together.
      levels.push(next.sort((a, b) => a - b))
      if (size > MAX_CHANCES) break
    }
    const reach = levels.map((states) =>
      Int32Array.from(states.flatMap((state) => [state, least[state]!, most[state]!])),
    )
    for (const state of levels.flat()) most[state] = -1
    return size > MAX_CHANCES ? null : reach
  }
}
