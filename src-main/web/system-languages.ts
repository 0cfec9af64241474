import type { IncomingMessage } from 'node:http'

/** In the order in which they count; the first that says anything is the one that does. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const

/** The languages that the user of a browser reads, as it says in a request, most wanted first. */
export function browserLanguages({ headers }: Pick<IncomingMessage, 'headers'>): string[] {
  const wishes = (headers['accept-language'] ?? '').split(',')
  return wishes.map((wish) => wish.split(';')[0]!.trim()).filter((wish) => wish !== '')
}

/** The languages that the user of a terminal reads, as its environment has them: "de_DE.UTF-8". */
export function systemLanguages(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const named = VARIABLES.map((name) => environment[name]).find(Boolean)
  // Not every system has these; then the computer itself is asked.
  return [named ?? new Intl.DateTimeFormat().resolvedOptions().locale]
}
