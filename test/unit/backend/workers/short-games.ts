import type { Solver, SolverEntry, SolverParams, TeamSolverList } from '#shared/games/solver.ts'
import { SOLVERS, TEAM_SOLVERS } from '#shared/games/solvers.ts'
import { serveSolvers } from '#main/backend/solve/serve-solvers.ts'

// The solver's worker for rules whose name begins with Short, in solves that then take no time. All
// others fail at once: a fuzz asks for far too many that take minutes.

/** They take seconds for any rules. */
const SLOW: readonly string[] = ['scorecard-scores', 'scorecard-parts']

/** A solver that is loaded for short games alone. */
function ofShortGames(name: string, { game, load }: SolverEntry): SolverEntry {
  const solver: Solver<SolverParams, unknown> = {
    version: 0,
    async run(params, thread) {
      if (SLOW.includes(name) || !params.rules.name.startsWith('Short')) {
        throw new Error('Only short games are solved.')
      }
      const found: Solver<SolverParams, unknown> = await load()
      return found.run(params, thread)
    },
  }
  return { game, load: () => Promise.resolve(solver) }
}

const solvers = Object.fromEntries(
  Object.entries(SOLVERS).map(([name, entry]) => [name, ofShortGames(name, entry)]),
)

const noTeam = { load: () => Promise.reject(new Error('No teams.')) }
const teams: TeamSolverList = Object.fromEntries(
  Object.keys(TEAM_SOLVERS).map((name) => [name, noTeam]),
)

serveSolvers(solvers, teams)
