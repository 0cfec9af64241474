import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { MatchAnswer } from './match-answer.ts'
import { textTable } from './text-table.ts'
import { gameInWords, percent } from './win-words.ts'

/** The answer of `match` for people. */
export function matchText(rules: RuleSet, answer: MatchAnswer): string {
  const { firstPolicy, secondPolicy, residual } = answer
  const table = textTable([
    ['Wins of', 'moving first', 'moving second', 'on average'],
    ...[firstPolicy, secondPolicy].map(({ name, asFirst, asSecond, average }) => [
      name,
      percent(asFirst),
      percent(asSecond),
      percent(average),
    ]),
  ])
  return [
    gameInWords(rules),
    table,
    `Exact; the largest residual of the equations is ${residual.toExponential(1)}.`,
  ].join('\n\n')
}
