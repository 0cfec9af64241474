import type { Points } from '#shared/base/units.ts'
import { frontier, FRONTIER_VERSION, type FrontierStrategy } from '#shared/farkle/frontier.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { SCORE_REPORT_VERSION, scoreReport, type ScoreReport } from '#shared/farkle/score-report.ts'
import { SCORE_SOLVER_VERSION } from '#shared/farkle/score-solver.ts'
import { turnModel } from '#shared/farkle/turn-model.ts'

/** What each solver is given; all of it plain data that crosses to a worker. */
export interface SolverTasks {
  score: { readonly rules: RuleSet; readonly farklePenalty: Points | null }
  frontier: { readonly rules: RuleSet }
}

/** What each solver finds. */
export interface SolverResults {
  score: ScoreReport
  frontier: FrontierStrategy[]
}

export type SolverName = keyof SolverTasks

/** Told how much of the work is done, 0 to 1. */
export type Progress = (fraction: number) => void

interface Solver<N extends SolverName> {
  /** Part of every cached result's label. */
  readonly version: number
  run(task: SolverTasks[N], progress: Progress): SolverResults[N]
}

/** Every solver that runs in a worker. A new one is a line here and a task above. */
export const SOLVERS: { readonly [N in SolverName]: Solver<N> } = {
  score: {
    version: SCORE_SOLVER_VERSION * 1000 + SCORE_REPORT_VERSION,
    run: ({ rules, farklePenalty }, progress) => scoreReport(rules, farklePenalty, progress),
  },
  frontier: {
    version: SCORE_SOLVER_VERSION * 1000 + FRONTIER_VERSION,
    run: ({ rules }, progress) => frontier(turnModel(rules), rules.minimumBank, progress),
  },
}
