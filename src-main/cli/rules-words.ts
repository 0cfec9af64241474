import { grouped } from '#shared/texts/numbers.ts'
import { FACES } from '#shared/dice/multiset.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { combinationWords, playSentences } from '#shared/games/farkle/rules/rule-words.ts'
import { textTable } from './text-table.ts'

/** A rule set for the terminal: its name, the points of its sets as a table, the rest in words. */
export function rulesInWords(rules: RuleSet): string {
  const sets = textTable([
    ['Points of', '1 die', '2 dice', '3 dice', '4 dice', '5 dice', '6 dice'],
    ...FACES.map((face) => [
      `${face}s`,
      ...rules.sets[face - 1]!.map((value) => (value === 0 ? '-' : grouped(value))),
    ]),
  ])
  const combinations = combinationWords(rules, grouped).map(
    (combination) => `${combination.name}: ${combination.points}`,
  )
  return [rules.name, '', sets, '', ...combinations, ...playSentences(rules, grouped)].join('\n')
}
