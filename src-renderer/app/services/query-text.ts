import type { LocationQuery } from 'vue-router'

/** The first text of a name in a query; null where there is none. */
export function queryText(query: LocationQuery, name: string): string | null {
  const value = query[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** The one of some known words that a name in a query stands for. */
export function queryWord<T extends string>(
  query: LocationQuery,
  name: string,
  known: readonly T[],
): T | undefined {
  return known.find((one) => one === queryText(query, name))
}
