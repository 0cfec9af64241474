import type { Solver, SolverList, TeamSolver, TeamSolverList } from '#shared/games/solver.ts'

// Solvers that no game of the app has, alone and in a team.

interface SumTask {
  readonly rules: { readonly name: string }
  readonly numbers: readonly number[]
}

const sum: Solver<SumTask, { readonly sum: number }> = {
  version: 7,
  run({ numbers }, { progress }) {
    progress(0.5)
    return { sum: numbers.reduce((all, one) => all + one, 0) }
  },
}

export const TOY_SOLVERS = {
  'toy-sum': { game: 'farkle', load: () => Promise.resolve(sum) },
} as const satisfies SolverList

/** Memory that the members of the toy team share: a step, then a number for each piece. */
export interface SquaresTask {
  readonly memory: SharedArrayBuffer
  readonly steps: number
}

/** Each step adds the square of every piece's number to it. */
const squares: TeamSolver<SquaresTask> = {
  join({ memory, steps }) {
    const numbers = new Float64Array(memory)
    return {
      pieces: () => numbers.length - 1,
      run: (piece) => (numbers[piece + 1]! += (piece + 1) ** 2),
      next: () => ++numbers[0]! < steps,
    }
  },
}

export const TOY_TEAMS = {
  'toy-squares': { load: () => Promise.resolve(squares) },
} as const satisfies TeamSolverList
