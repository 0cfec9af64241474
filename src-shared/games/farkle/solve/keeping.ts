/** The function with its results kept: in a map, or by objects that may be collected. */
export function keeping<K, V>(
  make: (key: K) => V,
  known: { get(key: K): V | undefined; set(key: K, value: V): unknown } = new Map<K, V>(),
): (key: K) => V {
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key)
    known.set(key, value)
    return value
  }
}
