import { problemText, type Result } from '#shared/base/result.ts'

/** The value of a result; a test whose result failed fails with its problems. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(problemText(result.problems))
  return result.value
}

/** Fields of the problems of a result, in order; none if it has not failed. */
export const problemFields = (result: Result<unknown>): string[] =>
  result.ok ? [] : result.problems.map(({ field }) => field)

/** Sentences of the problems of a result; empty if it has not failed. */
export const messageOf = (result: Result<unknown>): string =>
  result.ok ? '' : problemText(result.problems)
