import type { LocationQuery } from 'vue-router'

export function queryText(query: LocationQuery, name: string): string | null {
  const value = query[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

export function queryWord<T extends string>(
  query: LocationQuery,
  name: string,
  known: readonly T[],
): T | undefined {
  return known.find((one) => one === queryText(query, name))
}
