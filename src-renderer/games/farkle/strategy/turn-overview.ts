import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { TurnKey } from '#shared/games/farkle/solve/turn/turn-types.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'

export type Overview = AnswerOf<BackendRequests, 'farkle.scoreOverview'>
export type TurnSummary = Overview['turns'][number]

export function turnTitle(key: TurnKey): string {
  const { turns } = farklePageTexts.strategy
  if (key === 'single' || key === 'opening') return turns[key]
  return turns.after(Number(key.slice('after-'.length)))
}

/** The most frequent turn: under a penalty the one without farkles before it. */
export function usualTurn({ turns }: Overview): TurnSummary {
  return turns.find(({ key }) => key === 'after-0') ?? turns[0]!
}

/** Under a penalty the turn without farkles before it, else the only one. */
export function firstTurn({ farklePenalty }: RuleSet): TurnKey {
  return farklePenalty ? 'after-0' : 'single'
}
