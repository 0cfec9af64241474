import { problemText, type Problem } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'

/** Throws for a request with problems, with a sentence for each; without any it does nothing. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new RequestError('invalid-request', problemText(problems), problems)
  }
}
