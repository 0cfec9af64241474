import { SOLVERS, TEAM_SOLVERS } from '#shared/games/solvers.ts'
import { serveSolvers } from './serve-solvers.ts'

serveSolvers(SOLVERS, TEAM_SOLVERS)
