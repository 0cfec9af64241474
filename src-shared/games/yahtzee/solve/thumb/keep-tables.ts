import { UPPER_CATEGORIES, type CategorySet } from '../../rules/categories.ts'
import { keepNumber, ROLL_COUNT, ROLLS } from '../keeps.ts'
import { BOXES_OF, keptBy, mostOfAKind, type KeepTerm } from './keep-terms.ts'

const SILENT = -1

// Depends on the grammar only, so all rules share it.
const tables = new Map<string, Map<CategorySet, Int16Array>>()

/** Keep number of each roll; null is mostOfAKind. SILENT if the term does not apply. */
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
 * Fills in the keep number of each roll while the boxes of `open` are open: by the first term that
 * applies, else by mostOfAKind.
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
