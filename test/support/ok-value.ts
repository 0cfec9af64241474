import { problemText, type Result } from '#shared/base/result.ts'

/** The value of a result; a test whose input is refused fails with the reasons. */
export function okValue<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(problemText(result.problems))
  return result.value
}
