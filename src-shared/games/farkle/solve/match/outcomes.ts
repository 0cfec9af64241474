import type { Probability } from '../../../../base/units.ts'

const BLOCK_BITS = 18
const BLOCK = 1 << BLOCK_BITS

const NEGLIGIBLE_PART = 1e-19

interface OutcomeBlock {
  readonly rows: Int32Array
  readonly chances: Float64Array
}

export interface Spread {
  /** Probability of banking each row, up to `last`. */
  readonly banked: Float64Array
  last: number
  farkle: Probability
  /** Probability of ending the game without one of these banks, and its part that wins. */
  ended: Probability
  won: Probability
}

/** Chance that a last turn wins: banks from `winRow` on do, and the row `tie` is worth half. */
export function lastTurnChance(
  { banked, last, won }: Spread,
  winRow: number,
  tie: number | null,
): Probability {
  let chance = won + (tie === null ? 0 : 0.5 * banked[tie]!)
  for (let row = winRow; row <= last; row++) chance += banked[row]!
  return chance
}

/**
 * Results of many turns: banked rows with their probabilities, packed into blocks that never move.
 * An outcome lies within one block, its rows below the goal first.
 */
export class Outcomes {
  readonly #turns: Outcomes | null
  readonly #blocks: OutcomeBlock[]
  #next = 0
  /** First row of each outcome, counted through all blocks. */
  readonly start: number[]
  /** First row from the goal on, and end of the rows. */
  readonly goal: number[]
  readonly end: number[]
  readonly farkle: Probability[]
  /** Probability that the turn ends the game and wins it, without the rows from the goal on. */
  readonly won: Probability[] = []
  /** Probability that the turn does not farkle. */
  readonly scored: Probability[]

  /** Given `turns`, shares its turns but not `won`: the opponents' last turns differ. */
  constructor(turns: Outcomes | null = null) {
    this.#turns = turns
    this.#blocks = turns ? turns.#blocks : []
    this.start = turns ? turns.start : []
    this.goal = turns ? turns.goal : []
    this.end = turns ? turns.end : []
    this.farkle = turns ? turns.farkle : []
    this.scored = turns ? turns.scored : []
  }

  get count(): number {
    return this.start.length
  }

  get size(): number {
    return this.#turns?.size ?? this.#next
  }

  blockOf(id: number): OutcomeBlock {
    return this.#blocks[this.start[id]! >>> BLOCK_BITS]!
  }

  /** Subtract from `start`, `goal` and `end` for indices within the outcome's block. */
  offsetOf(id: number): number {
    return this.start[id]! & ~(BLOCK - 1)
  }

  /** Stores a turn and returns its number; if the game ends at once, goal rows go into `won`. */
  add(spread: Spread, goalRow: number, endsAtOnce: boolean): number {
    const { banked, last, farkle } = spread
    let { won } = spread
    let scored = spread.ended
    for (let row = 0; row <= last; row++) scored += banked[row]!
    const least = scored * NEGLIGIBLE_PART
    const room = last + 1
    if (room > BLOCK) throw new Error(`a turn has ${room} results, more than ${BLOCK}`)
    if (this.#next + room > this.#blocks.length * BLOCK) {
      this.#next = this.#blocks.length * BLOCK
      this.#blocks.push({ rows: new Int32Array(BLOCK), chances: new Float64Array(BLOCK) })
    }
    const { rows, chances } = this.#blocks.at(-1)!
    const offset = (this.#blocks.length - 1) * BLOCK
    const start = this.#next
    let goal = -1
    for (let row = 0; row <= last; row++) {
      const chance = banked[row]!
      if (row >= goalRow) {
        if (goal < 0) goal = this.#next
        if (endsAtOnce) {
          won += chance
          continue
        }
      }
      if (chance <= least) continue
      rows[this.#next - offset] = row
      chances[this.#next - offset] = chance
      this.#next++
    }
    this.start.push(start)
    this.goal.push(goal < 0 ? this.#next : goal)
    this.end.push(this.#next)
    this.farkle.push(farkle)
    this.won.push(won)
    this.scored.push(scored)
    return this.start.length - 1
  }

  dropLast(): void {
    for (const list of [this.goal, this.end, this.farkle, this.won, this.scored]) list.pop()
    this.#next = this.start.pop()!
  }
}
