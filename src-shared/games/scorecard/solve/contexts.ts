import type { RuleSet } from '../rules/rule-set.ts'
import { has, type BoxSet } from '../rules/scorecard.ts'

/**
 * Sets of used other boxes (bit i for `others[i]`), plus 2^others if dice all alike have scored in
 * their box, the last of the others, where that matters.
 */
export interface Contexts {
  /** Contexts that can occur, ascending. */
  readonly contexts: Int32Array
  /** Place in `contexts`; -1 for one that cannot occur. */
  readonly numberOf: (context: number) => number
}

/** Sets of used boxes that can occur in a card with a fixed order: none, one, ... all. */
export function setsInOrder({ boxes, order }: RuleSet): BoxSet[] {
  const { length } = boxes
  const full = 2 ** length - 1
  return Array.from({ length: length + 1 }, (_, used) =>
    order === 'down' ? 2 ** used - 1 : full - (2 ** (length - used) - 1),
  )
}

function contextsInOrder(rules: RuleSet, others: readonly number[], alike: number): Contexts {
  const found = new Set<number>()
  for (const used of setsInOrder(rules)) {
    const context = others.reduce((set, box, i) => (has(used, box) ? set | (1 << i) : set), 0)
    found.add(context)
    if (alike >= 0 && has(context, alike)) found.add(context + 2 ** others.length)
  }
  const contexts = Int32Array.from(found).sort()
  const numbers = new Map(Array.from(contexts, (context, number) => [context, number]))
  return { contexts, numberOf: (context) => numbers.get(context) ?? -1 }
}

/** `alike`: place of the box for dice all alike in `others` if its zero matters; else -1. */
export function contextsOf(rules: RuleSet, others: readonly number[], alike: number): Contexts {
  if (rules.order !== 'free') return contextsInOrder(rules, others, alike)
  const sets = 2 ** others.length
  // Dice all alike have scored in half of the sets, those with the last box.
  const half = alike < 0 ? 0 : sets / 2
  const contexts = new Int32Array(sets + half)
  // A counted loop: there may be millions.
  for (let number = 0; number < contexts.length; number++) {
    contexts[number] = number < sets ? number : number + half
  }
  const numberOf = (context: number): number => {
    if (context < sets) return context
    return half > 0 && has(context, alike) ? context - half : -1
  }
  return { contexts, numberOf }
}
