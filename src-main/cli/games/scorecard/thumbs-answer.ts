import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Answer, Ask } from '../../session.ts'
import { textTable } from '../../text-table.ts'
import { rulesAnswer, type RulesAnswer } from './answer.ts'
import { gameWords } from './official-game.ts'
import { points } from './text.ts'

export interface ThumbsQuestion {
  readonly rules: RuleSet
  readonly most: number
}

/** Output of `scorecard --rules-of-thumb --json`. Scripts rely on these names: add, do not change. */
export interface ScorecardThumbsAnswer extends RulesAnswer {
  readonly expectedScore: number
  /** Ascending in the number of rules, from 0; `mean` is the exact mean final score. */
  readonly found: Answer<'scorecard.thumbs'>['found']
}

export async function askThumbs(
  ask: Ask,
  { rules, most }: ThumbsQuestion,
): Promise<ScorecardThumbsAnswer> {
  const { found, best } = await ask('scorecard.thumbs', { rules, most })
  return { ...rulesAnswer(rules), expectedScore: best, found }
}

export function thumbsText(ruleSet: RuleSet, answer: ScorecardThumbsAnswer): string {
  const { found, expectedScore } = answer
  const last = found.at(-1)
  return [
    gameWords(ruleSet, answer),
    textTable([
      ['Rules', 'Points', 'lost', 'rule'],
      ...found.map(({ count, mean, rule }) => [
        String(count),
        points(mean),
        points(expectedScore - mean),
        rule || 'most of a kind, most points',
      ]),
    ]),
    'Points: the mean final score, exactly. Lost: against the best play.',
    ...(last ? [[...last.keeps, last.box].join('\n')] : []),
  ].join('\n\n')
}
