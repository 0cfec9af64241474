import type { Face } from '#shared/dice/multiset.ts'
import { texts } from '#shared/texts/texts.ts'
import { DICE } from '#shared/games/yahtzee/rules/scoring.ts'

/** A keep in words, as it is read out: "Keep 2, 2", "Keep nothing". */
export function keptWords(keep: readonly Face[]): string {
  const words = texts.yahtzeeParts.dice
  if (keep.length === 0) return words.keepNothing
  return keep.length === DICE ? words.keepAll : words.keep(keep.join(', '))
}
