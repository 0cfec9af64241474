import type { Probability } from '../../../../base/units.ts'

const BLOCK_BITS = 18
const BLOCK = 1 << BLOCK_BITS

/** A row whose chance is a smaller part of all that is banked changes no result. */
const NEGLIGIBLE_PART = 1e-19

/** Rows and their chances, packed. */
export interface OutcomeBlock {
  readonly rows: Int32Array
  readonly chances: Float64Array
}

/** How a turn may end, spread out by the row that is banked. */
export interface Spread {
  /** Chance to bank each row, up to `last`. */
  readonly banked: Float64Array
  last: number
  farkle: Probability
  /** Chance to end the game without one of these banks, and the part of it that wins. */
  ended: Probability
  won: Probability
}

/**
 * The results of many turns: for each, the rows that may be banked with their chances, packed into
 * blocks that never move. An outcome lies within one block, its rows below the goal first.
 */
export class Outcomes {
  readonly #turns: Outcomes | null
  readonly #blocks: OutcomeBlock[]
  #next = 0
  /** Where each outcome's rows begin, counted through all blocks. */
  readonly start: number[]
  /** Where its rows from the goal on begin, and where they end. */
  readonly goal: number[]
  readonly end: number[]
  readonly farkle: Probability[]
  /** Chance that the turn ends the game and wins it, apart from the rows from the goal on. */
  readonly won: Probability[] = []
  /** Chance that the turn does not farkle. */
  readonly scored: Probability[]

  /**
   * With other outcomes, the same turns as theirs, now and later, but for `won`, which the caller
   * keeps: they win other parts of the games that they end.
   */
  constructor(turns: Outcomes | null = null) {
    this.#turns = turns
    this.#blocks = turns ? turns.#blocks : []
    this.start = turns ? turns.start : []
    this.goal = turns ? turns.goal : []
    this.end = turns ? turns.end : []
    this.farkle = turns ? turns.farkle : []
    this.scored = turns ? turns.scored : []
  }

  /** How many outcomes are kept. */
  get count(): number {
    return this.start.length
  }

  /** How many rows they have together. */
  get size(): number {
    return this.#turns?.size ?? this.#next
  }

  /** The block with an outcome's rows; where they begin there says offsetOf. */
  blockOf(id: number): OutcomeBlock {
    return this.#blocks[this.start[id]! >>> BLOCK_BITS]!
  }

  /**
   * Number to subtract from `start`, `goal` and `end` to get an outcome's rows within its block.
   */
  offsetOf(id: number): number {
    return this.start[id]! & ~(BLOCK - 1)
  }

  /**
   * Keeps a turn's results and returns their number. Where the game ends at once, all rows from the
   * goal on are one: the game is won.
   */
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

  /** Forgets the newest outcome, which must have been added last. */
  dropLast(): void {
    for (const list of [this.goal, this.end, this.farkle, this.won, this.scored]) list.pop()
    this.#next = this.start.pop()!
  }
}
