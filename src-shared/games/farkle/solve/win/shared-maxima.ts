/** A cell if not negative, else result -1 - term of an earlier maximum. */
export type Term = number

/** A plan for the maxima of many lists with common terms. */
export interface MaximaPlan {
  /** Maxima of two terms each, ordered so that operands come first. */
  readonly shared: readonly (readonly [Term, Term])[]
  readonly lists: readonly (readonly Term[])[]
}

function countPairs(lists: readonly (readonly Term[])[]): [Term, Term, number][] {
  const counts = new Map<string, [Term, Term, number]>()
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < list.length; j++) {
        const key = `${list[i]!} ${list[j]!}`
        const known = counts.get(key)
        if (known) known[2]++
        else counts.set(key, [list[i]!, list[j]!, 1])
      }
    }
  }
  return [...counts.values()]
}

/**
 * Finds pairs of terms that occur in several lists, so that their maximum is taken once. Greedy:
 * most frequent pairs first, results included, until no pair occurs twice. The cells of a list must
 * differ.
 */
export function shareMaxima(cells: readonly (readonly Term[])[]): MaximaPlan {
  let lists = cells.map((list) => list.toSorted((a, b) => a - b))
  const shared: [Term, Term][] = []
  for (;;) {
    const pairs = countPairs(lists).filter(([, , count]) => count > 1)
    if (pairs.length === 0) return { shared, lists }
    pairs.sort((a, b) => b[2] - a[2] || a[0] - b[0] || a[1] - b[1])
    const enough = Math.max(2, pairs[0]![2] / 2)
    for (const [a, b, count] of pairs) {
      if (count < enough) break
      const have = lists.map((list) => list.includes(a) && list.includes(b))
      if (have.filter(Boolean).length < enough) continue
      shared.push([a, b])
      const result = -shared.length
      lists = lists.map((list, i) =>
        have[i]! ? [result, ...list.filter((term) => term !== a && term !== b)] : list,
      )
    }
  }
}
