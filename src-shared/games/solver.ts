import type { Language } from '../texts/language.ts'

/** Hears how much of a solve is done, 0 to 1, and the largest residual of its values so far. */
export type Progress = (fraction: number, residual?: number) => void

/** Input of a solver besides its parameters. */
export interface SolverThread {
  readonly progress: Progress
  /** For words in the result. */
  readonly language: Language
  /** What an earlier run of a solver that resumes has kept last; undefined if there is nothing. */
  readonly begun?: unknown
  /** Keeps, for a solver that resumes, what a later run goes on from: plain data. */
  readonly keep?: (begun: unknown) => void
}

/**
 * A computation that runs in a worker thread. Its parameters and its result are copied from one
 * thread to another, and the result into a file: plain data with typed arrays.
 */
export interface Solver<Params, Result> {
  /** Part of the label of every cached result: to be raised when results change. */
  readonly version: number
  run(params: Params, thread: SolverThread): Result | Promise<Result>
}

/**
 * One thread's part in a solve that a team of threads shares out: steps, one after another, each of
 * pieces that any member may do.
 */
export interface TeamWork {
  /** The number of pieces of the present step. */
  pieces(): number
  run(piece: number): void
  /** This member finds no more pieces of the step and is about to wait for the others. */
  finish?(): void
  /**
   * Called in one member between two steps, while all others wait: sets up the next step; false after
   * the last. `save` returns once the main thread has stored the step that is done.
   */
  next(save: () => void): boolean
}

/** Input of a member of a team besides its task. */
export interface TeamMember {
  /** Its number in the team, from 0. */
  readonly index: number
  /** Whether the team is to end after this step. */
  isStopped(): boolean
}

/** A solver that runs in every thread of a team. Its task is plain data with shared memory. */
export interface TeamSolver<Task> {
  join(task: Task, member: TeamMember): TeamWork
}

/** Team solvers by name. */
export type TeamSolverList = Readonly<Record<string, { load(): Promise<TeamSolver<never>> }>>

/** Parameters tell at least for which rules something is solved. */
export interface SolverParams {
  readonly rules: { readonly name: string }
}

/** How a solver is listed: whose it is, and where its code is, which only its thread loads whole. */
export interface SolverEntry<Game extends string = string> {
  readonly game: Game
  /** Whether a run that was stopped is gone on with from what it has kept. */
  readonly resumes?: true
  load(): Promise<Solver<never, unknown>>
}

/** Solvers by name; no two games use one name for two solvers. */
export type SolverList = Readonly<Record<string, SolverEntry>>

type Loaded<Entry extends SolverEntry> = Awaited<ReturnType<Entry['load']>>

/** The parameters of a solver of a list. */
export type ParamsOf<Entry extends SolverEntry> =
  Loaded<Entry> extends Solver<infer Params extends SolverParams, unknown> ? Params : never

/** The result of a solver of a list. */
export type ResultOf<Entry extends SolverEntry> =
  Loaded<Entry> extends Solver<never, infer Result> ? Result : never
