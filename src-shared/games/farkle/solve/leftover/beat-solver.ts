import { startTurnKernel, type TurnKernel } from '../win/lane-turns.ts'
import { turnProgram } from '../win/turn-kernel.ts'
import { NO_BANK, valueAtGoal } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { LANES } from '../win/win-states.ts'
import { forPairs, leastRow, sureRow } from './leftover-game.ts'
import { solveTwo } from './two-values.ts'

interface BeatTable {
  /** Win probability of the mover at the start of a turn, by beatPlace. */
  readonly values: Float64Array
  readonly residual: number
  readonly evaluations: number
}

/** Index of a state: rows banked by both players, and rows of the other's last turn (0: farkle). */
export function beatPlace({ goal }: WinGame, own: number, other: number, last: number): number {
  const lasts = (goal * (goal + 1)) / 2
  return own * lasts + (other * (other + 1)) / 2 + last
}

/** Solves pairs of scores by descending sum; the two players of a pair are the two lanes. */
class BeatSolver {
  readonly values: Float64Array
  residual = 0
  evaluations = 0
  readonly #game: WinGame
  readonly #kernel: TurnKernel

  constructor(game: WinGame) {
    this.#game = game
    this.values = new Float64Array(beatPlace(game, game.goal, 0, 0))
    const rows = Math.max(sureRow(game, 0), sureRow(game, 1), game.goal)
    this.#kernel = startTurnKernel(turnProgram(game, rows))
  }

  solvePair(first: number, second: number): void {
    const game = this.#game
    const pairs = [
      { own: first, other: second },
      { own: second, other: first },
    ]
    // From this row on any total that may be banked wins, if it beats the last turn.
    const sure = Math.max(sureRow(game, first), sureRow(game, second))
    const { bank } = this.#kernel.areas[0]!
    const rows = Math.max(sure, second + 1)
    pairs.forEach(({ own, other }, lane) => {
      const least = leastRow(game, own)
      for (let row = 0; row < rows; row++) {
        const wins = own + row >= game.goal
        const value = wins ? 1 : 1 - this.values[beatPlace(game, other, own + row, row)]!
        bank[row * LANES + lane] = row < least ? NO_BANK : value
      }
    })
    const solved = solveTwo([0.5, 0.5], (x, y) => this.#run([1 - y, 1 - x], sure))
    this.residual = Math.max(this.residual, solved.wrong)
    const [x, y] = solved.values
    this.values[beatPlace(game, first, second, 0)] = x
    this.values[beatPlace(game, second, first, 0)] = y
    for (let last = 1; last <= second; last++) {
      bank.fill(NO_BANK, last * LANES, (last + 1) * LANES)
      const [a, b] = this.#run([1 - y, 1 - x], Math.max(sure, last + 1))
      this.values[beatPlace(game, first, second, last)] = a
      if (last <= first) this.values[beatPlace(game, second, first, last)] = b
    }
  }

  #run(farkle: readonly [number, number], rows: number): readonly [number, number] {
    const { areas, result } = this.#kernel
    const { best } = areas[0]!
    const { nodes, largestSteps } = this.#game.model
    farkle.forEach((lost, lane) => {
      this.#kernel.farkle[lane] = lost
      for (const n of nodes) {
        const value = valueAtGoal(this.#game, n, lost, 0)
        for (let row = rows; row <= rows + largestSteps; row++) {
          best[(row * nodes.length + n - 1) * LANES + lane] = value
        }
      }
    })
    this.#kernel.run(areas[0]!, rows)
    this.evaluations += LANES
    return [result[0]!, result[1]!]
  }
}

/**
 * Solves a game in which a turn must beat the other's last one. A farkle leaves nothing to beat, so
 * for each pair of scores the two turns after a farkle are solved together, and all others follow.
 */
export function solveBeats(
  game: WinGame,
  progress: (fraction: number) => void = () => {},
): BeatTable {
  const solver = new BeatSolver(game)
  const most = 2 * (game.goal - 1)
  for (let sum = most; sum >= 0; sum--) {
    forPairs(game, sum, (first, second) => solver.solvePair(first, second))
    progress(((most - sum + 1) / (most + 1)) ** 2)
  }
  const { values, residual, evaluations } = solver
  return { values, residual, evaluations }
}
