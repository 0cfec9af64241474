import type { Face } from '#shared/dice/multiset.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { DICE } from '#shared/games/yahtzee/rules/scoring.ts'

/** For screen readers: "Keep 2, 2", "Keep nothing". */
export function keptWords(keep: readonly Face[]): string {
  const words = yahtzeeTexts.parts.dice
  if (keep.length === 0) return words.keepNothing
  return keep.length === DICE ? words.keepAll : words.keep(keep.join(', '))
}
