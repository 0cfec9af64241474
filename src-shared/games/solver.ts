import type { Language } from '../texts/language.ts'

export type Progress = (fraction: number) => void

export interface SolverThread {
  readonly progress: Progress
  /** Language of texts in the result. */
  readonly language: Language
  /** Checkpoint of an earlier run; undefined if there is none. */
  readonly begun?: unknown
  /** Stores a checkpoint: plain data. */
  readonly keep?: (begun: unknown) => void
}

/**
 * Parameters and result are plain data with typed arrays: copied between threads, cached in files.
 */
export interface Solver<Params, Result> {
  /** Part of the cache key. Raise it when results change. */
  readonly version: number
  run(params: Params, thread: SolverThread): Result | Promise<Result>
}

/** A member's part in a solve: steps in sequence, each of pieces that any member can run. */
export interface TeamWork {
  /** Number of pieces in the current step. */
  pieces(): number
  run(piece: number): void
  /** Called when no pieces of the step are left, before this member waits for the others. */
  finish?(): void
  /**
   * Prepares the next step, in one member while the others wait; false after the last. `save`
   * returns once the main thread has stored the finished step.
   */
  next(save: () => void): boolean
}

export interface TeamMember {
  /** From 0. */
  readonly index: number
  isStopped(): boolean
}

export interface TeamSolver<Task> {
  join(task: Task, member: TeamMember): TeamWork
}

export type TeamSolverList = Readonly<Record<string, { load(): Promise<TeamSolver<never>> }>>

export interface SolverParams {
  readonly rules: { readonly name: string }
}

/** Lists a solver without loading its code, which only its thread loads. */
export interface SolverEntry<Game extends string = string> {
  readonly game: Game
  /** Whether a stopped run continues from its last checkpoint. */
  readonly resumes?: true
  load(): Promise<Solver<never, unknown>>
}

/** Names are unique across games. */
export type SolverList = Readonly<Record<string, SolverEntry>>

type Loaded<Entry extends SolverEntry> = Awaited<ReturnType<Entry['load']>>

export type SolverParamsOf<Entry extends SolverEntry> =
  Loaded<Entry> extends Solver<infer Params extends SolverParams, unknown> ? Params : never

export type ResultOf<Entry extends SolverEntry> =
  Loaded<Entry> extends Solver<never, infer Result> ? Result : never
