import type { Face } from '#shared/dice/multiset.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import type { ShownChoice } from '#shared/games/scorecard/analysis/choice-words.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'

/** For screen readers: "Keep 2, 2", "Keep nothing"; `of` is the number of dice. */
export function keptWords(keep: readonly Face[], of: number): string {
  const words = scorecardTexts.parts.dice
  if (keep.length === 0) return words.keepNothing
  return keep.length === of ? words.keepAll(of) : words.keep(keep.join(', '))
}

export interface ListedChoice extends ShownChoice {
  /** From 1. */
  readonly rank: number
  /** Of a box: points now, and those for further dice all alike within them. */
  readonly points: number | null
  readonly further: number | null
}

export const choiceKey = ({ keep, box }: ShownChoice): string =>
  box === null ? `k${keep!.join('')}` : String(box)

export function choiceName(rules: RuleSet, { keep, box }: ShownChoice): string {
  if (box !== null) return scorecardTexts.analyse.choices.scoreIn(boxName(rules, box))
  return keptWords(keep!, rules.dice)
}
