import type { PolicyData } from '#shared/games/farkle/requests/win.ts'
import { policyText } from '#shared/games/farkle/solve/match/policy-text.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Ask } from './session.ts'
import { gameAnswer, type GameAnswer } from './win-rules.ts'

/** How a policy does in a match: its chance to win as the one who starts, as the other, on average. */
interface PolicyAnswer {
  readonly policy: string
  readonly name: string
  readonly asFirst: number
  readonly asSecond: number
  readonly average: number
}

/** What `match --json` prints. Scripts rely on these names: add to them, do not change them. */
export interface MatchAnswer extends GameAnswer {
  /** The chances of the policy of `--first`: as the one who starts, as the other, on average. */
  readonly first: number
  readonly second: number
  readonly average: number
  /** Both policies in full. */
  readonly firstPolicy: PolicyAnswer
  readonly secondPolicy: PolicyAnswer
  readonly residual: number
}

/** A policy as a request carries it. */
function policyData(policy: Policy): PolicyData {
  if (policy.kind !== 'go-for-it') return policy
  const { kind, thresholds } = policy
  if (!thresholds) return { kind, thresholds }
  return { kind, thresholds: { own: [...thresholds.own], opponent: [...thresholds.opponent] } }
}

/** Asks the backend for everything that `match` tells. */
export async function askMatch(
  ask: Ask,
  rules: RuleSet,
  first: Policy,
  second: Policy,
): Promise<MatchAnswer> {
  const answer = await ask('win.match', {
    rules,
    first: policyData(first),
    second: policyData(second),
  })
  return {
    ...gameAnswer(rules),
    first: answer.first.asFirst,
    second: answer.first.asSecond,
    average: answer.first.average,
    firstPolicy: { policy: policyText(first), ...answer.first },
    secondPolicy: { policy: policyText(second), ...answer.second },
    residual: answer.residual,
  }
}
