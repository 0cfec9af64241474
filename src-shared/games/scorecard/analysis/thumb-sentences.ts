import type { RuleSet } from '../rules/rule-set.ts'
import type { KeepTerm } from '../solve/thumb/keep-terms.ts'
import type { ScorecardThumb } from '../solve/thumb/thumb-rule.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from './box-names.ts'

export function keepSentence({ kind, from, when }: KeepTerm): string {
  const words = scorecardTexts.thumbs
  const sentence = words.keep[kind](from ?? null)
  return when === undefined ? sentence : words.when[when](sentence)
}

export function scorecardThumbSentences(
  rules: RuleSet,
  { keeps, upper, add }: ScorecardThumb,
): { readonly keeps: string[]; readonly box: string } {
  const words = scorecardTexts.thumbs
  const added = add.flatMap((points, box) =>
    points === 0 ? [] : [words.added(boxName(rules, box), points)],
  )
  return {
    keeps: [...keeps.map(keepSentence), words.most],
    box: words.box(upper === 1 ? null : upper, added),
  }
}
