import { optionsPerTurn } from '../win/solve-progress.ts'
import type { WinGame } from '../win/win-game.ts'
import { largestScores, nextScores, sumCount, sumOf, threeStates, PLAYERS } from './three-states.ts'

/** Usual rounds of policy iteration per state. */
const USUAL_ROUNDS = 2.02

/** Seconds per option of one row of one turn, on a common machine. */
const SECONDS_PER_OPTION = 2.4e-10

const BEGINNING_SECONDS = 0.3

const BYTES_PER_STATE = 2 * Float64Array.BYTES_PER_ELEMENT

interface ThreeCost {
  readonly states: number
  /** Of the table, in memory and on disk. */
  readonly bytes: number
  /** Estimate for this number of threads, on a common machine. */
  readonly seconds: number
}

export function threeCost(game: WinGame, threads: number): ThreeCost {
  const states = threeStates(game)
  const turns = USUAL_ROUNDS * states * optionsPerTurn(game)
  return {
    states,
    bytes: states * BYTES_PER_STATE,
    seconds: BEGINNING_SECONDS + (turns * SECONDS_PER_OPTION) / threads,
  }
}

/** By step, the fraction of the work done before it; one more entry at the end. */
export function workBefore(game: WinGame): Float64Array {
  const steps = sumCount(game)
  const before = new Float64Array(steps + 1)
  for (let step = 0; step < steps; step++) {
    const sum = sumOf(game, step)
    const { first, count } = largestScores(game, sum)
    let cycles = 0
    for (let i = 0; i < count; i++) cycles += nextScores(sum, first + i).count
    // The rows of a cycle's three turns.
    before[step + 1] = before[step]! + cycles * (PLAYERS * game.goal - sum)
  }
  const all = before[steps]!
  return before.map((work) => work / all)
}
