import { SOLVERS, TEAM_SOLVERS } from '#shared/games/solvers.ts'
import { serveSolvers } from '#main/backend/solve/serve-solvers.ts'
import { PIG_SOLVERS } from './solvers.ts'

// The worker of an app that has Pig besides its own games.

serveSolvers({ ...SOLVERS, ...PIG_SOLVERS }, TEAM_SOLVERS)
