import type { Probability } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import { LANES } from '../win/win-states.ts'
import { NIL, resolveChase } from './chase.ts'
import { newCycle, setTurn, solveCycle, type Cycle } from './cycle.ts'
import { PLAYERS, threeIndex, type CycleBlock, type ThreeBoard } from './three-states.ts'
import type { ThreeTurns } from './three-turns.ts'
import { newTurnResult } from './turn-rows.ts'

/** A cycle is solved when no farkle value moves by more. */
const SETTLED = 1e-13

/** Best replies that have not settled after so many rounds chase each other. */
const MAX_ROUNDS = 12

export interface CycleTally {
  readonly evaluations: number
  /** Largest residual of the equations of the cycles' values. */
  readonly residual: Probability
  /** Largest gain of a mover who deviates in one turn, and the states in which it is not nil. */
  readonly gain: Probability
  readonly gainStates: number
  /** Cycles in which a player mixes two plays. */
  readonly mixed: number
}

export const NO_CYCLES: CycleTally = {
  evaluations: 0,
  residual: 0,
  gain: 0,
  gainStates: 0,
  mixed: 0,
}

/** Banked scores in state i of a lane's cycle: of the mover, the next and the third player. */
function scoresAt(
  { scores }: CycleBlock,
  i: number,
  lane: number,
): readonly [own: number, next: number, third: number] {
  const of = (player: number): number => scores[(i + player) % PLAYERS]![lane]!
  return [of(0), of(1), of(2)]
}

/**
 * Solves the cycles of states that farkles lead around, two at a time. Policy iteration: every turn
 * is played best for the current farkle values, and the chances under these plays solve a linear
 * system, which gives new farkle values.
 */
export class CycleSolver {
  #tally = { ...NO_CYCLES }
  readonly #game: WinGame
  readonly #board: ThreeBoard
  readonly #turns: ThreeTurns
  readonly #cycles = Array.from({ length: LANES }, newCycle)
  /** Value of a farkle for the mover, by state of the cycle and lane. */
  readonly #farkles = Array.from({ length: PLAYERS }, () => new Float64Array(LANES))
  readonly #found = newTurnResult()
  readonly #done = new Uint8Array(LANES)

  constructor(game: WinGame, board: ThreeBoard, turns: ThreeTurns) {
    this.#game = game
    this.#board = board
    this.#turns = turns
  }

  /** The tally since the last call. */
  take(): CycleTally {
    const taken = this.#tally
    this.#tally = { ...NO_CYCLES }
    return taken
  }

  run(block: CycleBlock): void {
    for (let lane = 0; lane < LANES; lane++) {
      this.#done[lane] = lane < block.lanes ? 0 : 1
      for (let i = 0; i < PLAYERS; i++) {
        const [own, next, third] = scoresAt(block, i, lane)
        this.#turns.setState(i, lane, own, next, third)
        this.#farkles[i]![lane] = this.#guess(next, third, own)
      }
    }
    for (let round = 1; this.#done.includes(0); round++) {
      this.#reply()
      for (let lane = 0; lane < LANES; lane++) {
        if (this.#done[lane] === 1 || !this.#step(lane, round)) continue
        this.#done[lane] = 1
        this.#keep(lane, block)
      }
    }
  }

  /** Evaluates the best replies to the farkle values. */
  #reply(): void {
    for (let i = 0; i < PLAYERS; i++) {
      this.#turns.evaluate(i, this.#farkles[i]!, this.#found)
      for (let lane = 0; lane < LANES; lane++) {
        if (this.#done[lane] === 1) continue
        this.#tally.evaluations++
        const { own, next, farkle } = this.#found
        setTurn(this.#cycles[lane]!.turns[i]!, own[lane]!, next[lane]!, farkle[lane]!)
      }
    }
  }

  /** Solves a lane's cycle for its plays; true if the farkle values have settled. */
  #step(lane: number, round: number): boolean {
    const cycle = this.#cycles[lane]!
    solveCycle(cycle)
    let moved = 0
    for (let i = 0; i < PLAYERS; i++) {
      moved = Math.max(moved, Math.abs(cycle.farkles[i]! - this.#farkles[i]![lane]!))
      this.#farkles[i]![lane] = cycle.farkles[i]!
    }
    if (moved <= SETTLED) {
      this.#tally.residual = Math.max(this.#tally.residual, moved)
      return true
    }
    if (round < MAX_ROUNDS) return false
    this.#resolve(lane, cycle)
    return true
  }

  #resolve(lane: number, cycle: Cycle): void {
    const farkles = new Float64Array(LANES)
    const { gains, isMixed } = resolveChase(cycle, (i, farkle, into) => {
      this.#tally.evaluations++
      farkles.fill(farkle)
      this.#turns.evaluate(i, farkles, this.#found)
      const { own, next, farkle: lost } = this.#found
      setTurn(into, own[lane]!, next[lane]!, lost[lane]!)
    })
    const tally = this.#tally
    tally.gain = Math.max(tally.gain, ...gains)
    tally.gainStates += gains.filter((gain) => gain > NIL).length
    tally.mixed += isMixed ? 1 : 0
  }

  #keep(lane: number, block: CycleBlock): void {
    const { mover, third } = this.#board
    const { chances } = this.#cycles[lane]!
    for (let i = 0; i < PLAYERS; i++) {
      const at = threeIndex(this.#game, ...scoresAt(block, i, lane))
      mover[at] = chances[i]![i]!
      third[at] = chances[i]![(i + 2) % PLAYERS]!
    }
  }

  /** The third player's chance, from neighbours nearer the goal whose third differences vanish. */
  #guess(own: number, next: number, third: number): Probability {
    const { goal } = this.#game
    const { third: chances } = this.#board
    const at = (i: number, j: number, k: number): number =>
      own + i < goal && next + j < goal && third + k < goal
        ? chances[threeIndex(this.#game, own + i, next + j, third + k)]!
        : NaN
    const edges = at(1, 0, 0) + at(0, 1, 0) + at(0, 0, 1)
    const smooth = edges - at(1, 1, 0) - at(1, 0, 1) - at(0, 1, 1) + at(1, 1, 1)
    if (smooth > 0 && smooth < 1) return smooth
    const near = at(0, 0, 1)
    return near > 0 ? near : 1 / PLAYERS
  }
}
