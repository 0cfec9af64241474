import type { Face } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from './box-names.ts'

/** Either dice to keep or a box to fill; the other is null. */
export interface ShownChoice {
  readonly keep: readonly Face[] | null
  readonly box: number | null
}

/** Within a line: "keep 2 2", "keep nothing", "fill Full house". */
export function choiceWords(rules: RuleSet, { keep, box }: ShownChoice): string {
  const words = scorecardTexts.study.page.choice
  if (keep === null) return words.box(boxName(rules, box!))
  if (keep.length === 0) return words.keepNothing
  return keep.length === rules.dice ? words.keepAll : words.keep(keep.join(' '))
}
