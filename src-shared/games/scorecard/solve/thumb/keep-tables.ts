import type { BoxSet } from '../../rules/scorecard.ts'
import { FIVE_DICE, keepNumber } from '../lattice.ts'
import { BOXES_OF, keptBy, mostOfAKind, type KeepTerm } from './keep-terms.ts'
import { UPPER_BOXES } from '../../rules/thirteen-boxes.ts'

const SILENT = -1

// Depends on the grammar only, so all rules share it.
const tables = new Map<string, Map<BoxSet, Int16Array>>()

/** Keep number of each roll; null is mostOfAKind. SILENT if the term does not apply. */
function tableOf(term: KeepTerm | null, open: BoxSet): Int16Array {
  const name = term === null ? '' : `${term.kind}${term.from ?? ''}`
  const seen = open & (term === null ? UPPER_BOXES : BOXES_OF[term.kind])
  let ofTerm = tables.get(name)
  if (ofTerm === undefined) tables.set(name, (ofTerm = new Map<BoxSet, Int16Array>()))
  let table = ofTerm.get(seen)
  if (table === undefined) {
    table = Int16Array.from(FIVE_DICE.rolls, (roll) => {
      const kept = term === null ? mostOfAKind(roll, seen) : keptBy(term, roll, seen)
      return kept === null ? SILENT : keepNumber(FIVE_DICE, kept)
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
  open: BoxSet,
  rerolls: number,
  keeps: Uint16Array,
): void {
  const now = rerolls > 1 ? 'early' : 'last'
  const lists: Int16Array[] = []
  for (const term of terms) {
    if (term.when === undefined || term.when === now) lists.push(tableOf(term, open))
  }
  lists.push(tableOf(null, open))
  const { length } = FIVE_DICE.rolls
  for (let roll = 0; roll < length; roll++) {
    let i = 0
    while (lists[i]![roll] === SILENT) i++
    keeps[roll] = lists[i]![roll]!
  }
}
