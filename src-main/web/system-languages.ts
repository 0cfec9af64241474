import type { IncomingMessage } from 'node:http'

const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const

/** Languages of the Accept-Language header in their order; weights are ignored. */
export function browserLanguages({ headers }: Pick<IncomingMessage, 'headers'>): string[] {
  const wishes = (headers['accept-language'] ?? '').split(',')
  return wishes.map((wish) => wish.split(';')[0]!.trim()).filter((wish) => wish !== '')
}

/** Locale of the environment, such as "de_DE.UTF-8", else of the system. */
export function systemLanguages(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const named = VARIABLES.map((name) => environment[name]).find(Boolean)
  return [named ?? new Intl.DateTimeFormat().resolvedOptions().locale]
}
