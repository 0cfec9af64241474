import * as v from 'valibot'
import { LANGUAGES } from '../texts/language.ts'
import { count } from './numbers.ts'

export const jobSchema = v.object({
  id: v.string(),
  /** What is being solved, in words: "Safety frontier of Zilch". */
  title: v.string(),
  state: v.picklist(['running', 'done', 'failed', 'cancelled']),
  done: count,
  /** Null while it cannot be known. */
  total: v.nullable(count),
  elapsedSeconds: v.number(),
  secondsLeft: v.nullable(v.number()),
  /** How far the values still are from their equations; null for a solve that needs no rounds. */
  residual: v.nullable(v.number()),
  /** Whether what is done is kept when the solve is stopped, so that it can go on later. */
  resumable: v.boolean(),
})

/** A solve that is running or has just ended. */
export type JobData = v.InferOutput<typeof jobSchema>

/** Jobs, the result cache, and what the backend says of itself. */
export const housekeepingRequests = {
  /** Says in which language the backend is to answer from now on. */
  'language.speak': {
    params: v.object({
      language: v.picklist(LANGUAGES, 'The language must be "en" or "de".'),
    }),
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
      /** What is kept of solves that were stopped, so that they can go on. */
      unfinished: v.object({ files: count, bytes: count }),
      putAside: v.array(v.object({ file: v.string(), reason: v.string() })),
    }),
  },
  'cache.clear': { params: v.object({}), answer: v.object({ files: count, bytes: count }) },
} as const
