import { SOLVERS, TEAM_SOLVERS } from '#shared/games/solvers.ts'
import { serveSolvers } from '#main/backend/solve/serve-solvers.ts'
import { TOY_SOLVERS, TOY_TEAMS } from './toy-solvers.ts'

// A worker of the app with solvers of another game.

serveSolvers({ ...SOLVERS, ...TOY_SOLVERS }, { ...TEAM_SOLVERS, ...TOY_TEAMS })
