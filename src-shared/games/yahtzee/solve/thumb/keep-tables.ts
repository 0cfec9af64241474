import { UPPER_CATEGORIES, type CategorySet } from '../../rules/categories.ts'
import { keepNumber, ROLL_COUNT, ROLLS } from '../keeps.ts'
import { BOXES_OF, keptBy, mostOfAKind, type KeepTerm } from './keep-terms.ts'

/** Where a term says nothing. */
const SILENT = -1

// What is made here depends on nothing but the grammar, so that all rules share it.
const tables = new Map<string, Map<CategorySet, Int16Array>>()

/** The number of the keep of each roll by one term, or by the most of a kind; SILENT if none. */
function tableOf(term: KeepTerm | null, open: CategorySet): Int16Array {
  const name = term === null ? '' : `${term.kind}${term.from ?? ''}`
  const seen = open & (term === null ? UPPER_CATEGORIES : BOXES_OF[term.kind])
  let ofTerm = tables.get(name)
  if (ofTerm === undefined) tables.set(name, (ofTerm = new Map<CategorySet, Int16Array>()))
  let table = ofTerm.get(seen)
  if (table === undefined) {
    table = Int16Array.from(ROLLS, (roll) => {
      const kept = term === null ? mostOfAKind(roll, seen) : keptBy(term, roll, seen)
      return kept === null ? SILENT : keepNumber(kept)
    })
    ofTerm.set(seen, table)
  }
  return table
}

/**
 * Fills in the number of the keep of each roll where the boxes of `open` are open: that of the first
 * term that says something about the roll, else the most of a kind.
 */
export function fillKeeps(
  terms: readonly KeepTerm[],
  open: CategorySet,
  rerolls: number,
  keeps: Uint16Array,
): void {
  const now = rerolls > 1 ? 'early' : 'last'
  const lists: Int16Array[] = []
  for (const term of terms) {
    if (term.when === undefined || term.when === now) lists.push(tableOf(term, open))
  }
  lists.push(tableOf(null, open))
  for (let roll = 0; roll < ROLL_COUNT; roll++) {
    let i = 0
    while (lists[i]![roll] === SILENT) i++
    keeps[roll] = lists[i]![roll]!
  }
}
