import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Told } from '../../command.ts'
import type { Answer, Ask } from '../../session.ts'
import { rulesAnswer, type RulesAnswer } from './answer.ts'

type Steps = Answer<'scorecard.steps'>

/** Output of `steps --json` for a card. Scripts rely on these names: add, do not change them. */
export interface CardStepsAnswer extends RulesAnswer {
  /** Mean of the best play; null for a card that takes minutes and is not solved. */
  readonly best: number | null
  /** Means of whole games. `standardError`: null for an exact one. */
  readonly steps: Steps['steps']
  /** By box. */
  readonly pars: readonly number[]
  /** Factor of the upper boxes. */
  readonly upper: number
}

export async function askCardSteps(ask: Ask, rules: RuleSet): Promise<Told> {
  const { best, steps, pars, upper } = await ask('scorecard.steps', { rules })
  const answer: CardStepsAnswer = { ...rulesAnswer(rules), best, steps, pars, upper }
  const isExact = steps.every(({ standardError }) => standardError === null)
  const without = ['steps.id', 'steps.title', 'steps.example', 'pars', 'upper']
  return { answer, layout: { without: isExact ? [...without, 'steps.standardError'] : without } }
}
