/**
 * Something to take the maximum of: a cell if it is zero or more, else an earlier result, -1 for the
 * first, -2 for the second, and so on.
 */
export type Term = number

/** How to find the maxima of many lists that have much in common. */
export interface MaximaPlan {
  /** The larger of two terms each, in an order in which every result is there when it is needed. */
  readonly shared: readonly (readonly [Term, Term])[]
  /** Terms left of each list once its shared pairs are replaced by their results. */
  readonly lists: readonly (readonly Term[])[]
}

/** How often each pair of terms stands in one list. */
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
 * Finds pairs that stand in many lists, so that their maximum is taken once. Greedy: the commonest
 * first, and pairs with results of others as well, until no pair stands in two lists. Cells of a
 * list must differ.
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
