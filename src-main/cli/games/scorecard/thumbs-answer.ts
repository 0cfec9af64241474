import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Answer, Ask } from '../../session.ts'
import { rulesAnswer, type RulesAnswer } from './answer.ts'

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
