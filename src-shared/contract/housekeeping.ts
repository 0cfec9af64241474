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
  /** Key of SOLVERS or TEAM_SOLVERS. */
  solve: v.string(),
  rules: v.string(),
  hash: ruleHashSchema,
  state: v.picklist(['running', 'done', 'failed', 'cancelled']),
  done: count,
  /** Null while unknown. */
  total: v.nullable(count),
  elapsedSeconds: seconds,
  secondsLeft: v.nullable(seconds),
  /** Residual of the values; null for a solver that does not iterate. */
  residual: v.nullable(number),
  resumable: v.boolean(),
})

export type JobData = v.InferOutput<typeof jobSchema>

export type JobName = Pick<JobData, 'solve' | 'rules' | 'hash'>

/** "Safety frontier: Zilch". */
export function jobTitle(
  { solve, rules }: Pick<JobName, 'solve' | 'rules'>,
  games: readonly Game[] = GAMES,
): string {
  const titles = games.map(({ words }) => words.solves())
  return texts.backend.job(titles.find((of) => of[solve])?.[solve] ?? solve, rules)
}

export const housekeepingRequests = {
  'language.speak': {
    params: v.object({
      language: v.picklist(LANGUAGES, () => texts.contract.language),
    }),
    answer: v.object({}),
  },
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
      /** Checkpoints of stopped solves. */
      unfinished: v.object({ files: count, bytes: count }),
      putAside: v.array(v.object({ file: v.string(), reason: v.string() })),
    }),
  },
  'cache.clear': { params: v.object({}), answer: v.object({ files: count, bytes: count }) },
} as const
