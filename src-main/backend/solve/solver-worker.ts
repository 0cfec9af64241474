import { SOLVERS, TEAM_SOLVERS } from '#shared/games/solvers.ts'
import { serveSolvers } from './serve-solvers.ts'

// The script of the app's worker threads.

serveSolvers(SOLVERS, TEAM_SOLVERS)
