import type { SolverParamsOf, ResultOf, SolverList, TeamSolverList } from './solver.ts'

const points = () => import('./farkle/solvers/points.ts')
const wins = () => import('./farkle/solvers/wins.ts')
const farkleStudy = () => import('./farkle/solvers/study.ts')
const scores = () => import('./scorecard/solvers/scores.ts')
const scorecardSteps = () => import('./scorecard/solvers/steps.ts')
const scorecardStudy = () => import('./scorecard/solvers/study.ts')

export const SOLVERS = {
  score: { game: 'farkle', load: async () => (await points()).score },
  frontier: { game: 'farkle', load: async () => (await points()).safetyFrontier },
  steps: { game: 'farkle', load: async () => (await points()).steps },
  'step-pairs': { game: 'farkle', load: async () => (await points()).stepPairs },
  'best-dice': { game: 'farkle', resumes: true, load: async () => (await points()).bestDice },
  'next-dice': { game: 'farkle', resumes: true, load: async () => (await points()).nextDice },
  badges: { game: 'farkle', load: async () => (await points()).badges },
  places: { game: 'farkle', load: async () => (await points()).places },
  turn: { game: 'farkle', load: async () => (await points()).turn },
  race: { game: 'farkle', load: async () => (await points()).race },
  rounds: { game: 'farkle', load: async () => (await points()).rounds },
  leftovers: { game: 'farkle', load: async () => (await points()).leftovers },
  match: { game: 'farkle', load: async () => (await wins()).match },
  'table-match': { game: 'farkle', load: async () => (await wins()).tableMatch },
  'three-card': { game: 'farkle', load: async () => (await wins()).threeCard },
  thresholds: { game: 'farkle', load: async () => (await wins()).thresholds },
  'bank-cards': { game: 'farkle', resumes: true, load: async () => (await wins()).bankCards },
  'card-numbers': { game: 'farkle', load: async () => (await wins()).cardNumbers },
  'win-steps': { game: 'farkle', load: async () => (await wins()).winSteps },
  banking: { game: 'farkle', load: async () => (await wins()).banking },
  visits: { game: 'farkle', load: async () => (await wins()).visits },
  leads: { game: 'farkle', load: async () => (await wins()).leads },
  cards: { game: 'farkle', load: async () => (await farkleStudy()).cards },
  sheets: { game: 'farkle', load: async () => (await farkleStudy()).sheets },
  'scorecard-scores': { game: 'scorecard', load: async () => (await scores()).finalScores },
  'scorecard-parts': { game: 'scorecard', load: async () => (await scores()).boxParts },
  'scorecard-steps': { game: 'scorecard', load: async () => (await scorecardSteps()).cardSteps },
  'scorecard-pairs': { game: 'scorecard', load: async () => (await scorecardSteps()).stepPairs },
  'scorecard-cards': { game: 'scorecard', load: async () => (await scorecardStudy()).cards },
  'scorecard-sheets': { game: 'scorecard', load: async () => (await scorecardStudy()).sheets },
} as const satisfies SolverList

type Solvers = typeof SOLVERS

export type SolverName = keyof Solvers
export type SolverTask<N extends SolverName> = SolverParamsOf<Solvers[N]>
export type SolverResult<N extends SolverName> = ResultOf<Solvers[N]>

export const TEAM_SOLVERS = {
  win: { load: async () => (await import('./farkle/solve/win/win-work.ts')).winTeam },
  three: { load: async () => (await import('./farkle/solve/three/three-work.ts')).threeTeam },
  scorecard: { load: async () => (await import('./scorecard/solve/team.ts')).cardTeam },
  targets: {
    load: async () => (await import('./scorecard/solve/target/target-team.ts')).targetTeam,
  },
  equilibrium: {
    load: async () => (await import('./scorecard/solvers/best-replies.ts')).bestReplyTeam,
  },
} as const satisfies TeamSolverList

/** A job of several solves. */
type JointSolve = 'dice-wins'

export type SolveName = SolverName | keyof typeof TEAM_SOLVERS | JointSolve
