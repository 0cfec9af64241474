import type { Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { combinationWords, playSentences } from './rule-words.ts'
import { setSentences } from './set-words.ts'

const signedText = (points: Points): string => grouped(points).replace('-', '−')

export const playLines = (rules: RuleSet): string[] => playSentences(rules, signedText)

export function rulesInWords(rules: RuleSet): string[] {
  const { laterCombination } = texts.sheets
  const combinations = combinationWords(rules, signedText)
    .map(({ name, points }, i) => `${i === 0 ? name : laterCombination(name)}: ${points}`)
    .join('; ')
  return [
    ...setSentences(rules, signedText),
    ...(combinations === '' ? [] : [`${combinations}.`]),
    ...playLines(rules),
  ]
}
