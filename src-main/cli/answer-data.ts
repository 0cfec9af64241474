/** Longest text in a column of a table. */
export const MAX_CELL = 40

export type Data = Readonly<Record<string, unknown>>

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
export const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null
export const isRows = (value: unknown): value is readonly Data[] =>
  Array.isArray(value) && value.length > 0 && value.every(isData)
export const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === 'number')
export const isSentence = (value: unknown): boolean =>
  typeof value === 'string' && value.length > MAX_CELL && value.includes(' ')

/** Union of the names of fields, numbers first and in order. */
export const namesIn = (objects: readonly Data[]): string[] =>
  Object.keys(Object.assign({}, ...objects) as Data)

/** [{ value: 50, from: 300 }, ...] as { 50: 300 }, with the two names; null for any other list. */
export function numberMap(value: unknown): { map: Data; of: string; to: string } | null {
  if (!isRows(value)) return null
  const [of, to, ...more] = namesIn(value)
  const isMap = more.length === 0 && value.every((one) => Object.values(one).every(Number.isFinite))
  if (of === undefined || to === undefined || !isMap) return null
  const entries = value.map((one) => [one[of] as number, one[to]] as const)
  return { map: Object.fromEntries(entries), of, to }
}
