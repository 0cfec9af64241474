/**
 * One thing wrong with some input: which field, and a sentence a player can act on.
 * `field` is a path such as `sets.4.3` or `minimumBank`; empty where the whole input is meant.
 */
export interface Problem {
  readonly field: string
  readonly message: string
}

/** An expected failure is a value with its problems; exceptions are for bugs. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: Problem[] }

/** A result that worked. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

/** A result that did not, with one problem or several. */
export function failed<T>(...problems: Problem[]): Result<T> {
  return { ok: false, problems }
}

/** A result that did not, with the first of some problems of each field. */
export function failedByField<T>(problems: readonly Problem[]): Result<T> {
  const byField = Map.groupBy(problems, ({ field }) => field)
  return failed(...[...byField.values()].map(([first]) => first!))
}

/** All problems of a failed result in one line, for a log, a terminal or a dialog. */
export function problemText(problems: readonly Problem[]): string {
  return problems.map(({ message }) => message).join(' ')
}
