/** `message` is for the player; `field` is a path such as `sets.4.3`, empty for the whole input. */
export interface Problem {
  readonly field: string
  readonly message: string
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: Problem[] }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function failed<T>(...problems: Problem[]): Result<T> {
  return { ok: false, problems }
}

/** Fails with a problem of the whole input. */
export function refused(message: string): Result<never> {
  return failed({ field: '', message })
}

/** Problems of the fields whose check has a message. */
export function problemsOf(
  checks: readonly (readonly [field: string, message: string | null])[],
): Problem[] {
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** Fails with the first problem of each field. */
export function failedByField<T>(problems: readonly Problem[]): Result<T> {
  const byField = Map.groupBy(problems, ({ field }) => field)
  return failed(...[...byField.values()].map(([first]) => first!))
}

export function problemText(problems: readonly Problem[]): string {
  return problems.map(({ message }) => message).join(' ')
}
