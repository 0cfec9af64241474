import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Ask } from './session.ts'
import { gameAnswer, type GameAnswer } from './win-rules.ts'

type Analysis = AnswerOf<BackendRequests, 'win.analyse'>

/** What `analyse --json` prints. Scripts rely on these names: add to them, do not change them. */
export interface AnalyseAnswer extends GameAnswer, Omit<Analysis, 'code'> {
  /** The position's code. */
  readonly position: string
}

/** Asks the backend for everything that `analyse` tells. */
export async function askAnalyse(
  ask: Ask,
  rules: RuleSet,
  { dice, ...rest }: Position,
): Promise<AnalyseAnswer> {
  const { code, ...analysis } = await ask('win.analyse', {
    rules,
    position: { ...rest, dice: 'left' in dice ? dice : { rolled: [...dice.rolled] } },
  })
  return { ...gameAnswer(rules), position: code, ...analysis }
}
