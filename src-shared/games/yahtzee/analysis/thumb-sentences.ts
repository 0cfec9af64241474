import type { RuleSet } from '../rules/rule-set.ts'
import type { KeepTerm } from '../solve/thumb/keep-terms.ts'
import type { YahtzeeThumb } from '../solve/thumb/thumb-rule.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { boxName } from './box-names.ts'

export function keepSentence({ kind, from, when }: KeepTerm): string {
  const words = yahtzeeTexts.thumbs
  const sentence = words.keep[kind](from ?? null)
  return when === undefined ? sentence : words.when[when](sentence)
}

export function yahtzeeThumbSentences(
  rules: RuleSet,
  { keeps, upper, add }: YahtzeeThumb,
): {
  readonly keeps: string[]
  readonly box: string
} {
  const words = yahtzeeTexts.thumbs
  const added = add.flatMap((points, box) =>
    points === 0 ? [] : [words.added(boxName(rules, box), points)],
  )
  return {
    keeps: [...keeps.map(keepSentence), words.most],
    box: words.box(upper === 1 ? null : upper, added),
  }
}
