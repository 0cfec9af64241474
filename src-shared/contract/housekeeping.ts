import * as v from 'valibot'
import { MAX_DAY_BEGINS } from '../base/clock.ts'
import { LANGUAGES } from '../texts/language.ts'
import type { Game } from '../games/game.ts'
import { GAMES } from '../games/games.ts'
import { texts } from '../texts/texts.ts'
import { count, number, seconds, whole } from '../schemas/numbers.ts'
import { ruleHashSchema } from '../schemas/rules.ts'

export const jobSchema = v.object({
  id: v.string(),
  /** Name of the solver, from the lists of solvers. */
  solve: v.string(),
  /** The name of the rules that it is for, to be shown. Several rule sets may share one. */
  rules: v.string(),
  /** The hash of those rules, by which their jobs are found. */
  hash: ruleHashSchema,
  state: v.picklist(['running', 'done', 'failed', 'cancelled']),
  done: count,
  /** Null while it cannot be known. */
  total: v.nullable(count),
  elapsedSeconds: seconds,
  secondsLeft: v.nullable(seconds),
  /** How far the values still are from their equations; null for a solve that needs no rounds. */
  residual: v.nullable(number),
  /** Whether what is done is kept when the solve is stopped, so that it can go on later. */
  resumable: v.boolean(),
})

/** A solve that is running or has just ended. */
export type JobData = v.InferOutput<typeof jobSchema>

/** Identifies a job: its solver, and the rules that are solved. */
export type JobName = Pick<JobData, 'solve' | 'rules' | 'hash'>

/** Title of a job: "Safety frontier: Zilch". */
export function jobTitle(
  { solve, rules }: Pick<JobName, 'solve' | 'rules'>,
  games: readonly Game[] = GAMES,
): string {
  const titles = games.map(({ words }) => words.solves())
  return texts.backend.job(titles.find((of) => of[solve])?.[solve] ?? solve, rules)
}

/** Jobs, the result cache, and what the backend says of itself. */
export const housekeepingRequests = {
  /** Says in which language the backend is to answer this client from now on. */
  'language.speak': {
    params: v.object({
      language: v.picklist(LANGUAGES, () => texts.contract.language),
    }),
    answer: v.object({}),
  },
  /** Says at which hour the user's days begin. */
  'days.begin': {
    params: v.object({ hour: whole(0, MAX_DAY_BEGINS) }),
    answer: v.object({}),
  },
  'jobs.list': { params: v.object({}), answer: v.object({ jobs: v.array(jobSchema) }) },
  'jobs.cancel': { params: v.object({ id: v.string() }), answer: v.object({}) },
  'cache.status': {
    params: v.object({}),
    answer: v.object({
      folder: v.string(),
      files: count,
      bytes: count,
      /** Checkpoints of stopped solves, from which they can go on. */
      unfinished: v.object({ files: count, bytes: count }),
      putAside: v.array(v.object({ file: v.string(), reason: v.string() })),
    }),
  },
  'cache.clear': { params: v.object({}), answer: v.object({ files: count, bytes: count }) },
} as const
