import { problemText, type Problem, type Result } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'

/** Throws `invalid-request` with the reason, if there is one. */
export function refuseFor(reason: () => string | null): void {
  const now = reason()
  if (now !== null) throw new RequestError('invalid-request', () => reason() ?? now)
}

/** Throws `invalid-request` about a field, if there is a message. */
export function refuseField(field: string, message: string | null): void {
  if (message !== null) refuse([{ field, message }])
}

/** Throws `invalid-request` unless the list is empty. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new RequestError('invalid-request', problemText(problems), problems)
  }
}

/** The value that was read; throws `invalid-request` about its problems. */
export function readOrRefuse<T>(read: Result<T>): T {
  if (read.ok) return read.value
  throw new RequestError('invalid-request', problemText(read.problems), read.problems)
}
