import type { Points } from '../../../../base/units.ts'
import { holdPolicy } from '../turn/hold-policy.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { TurnKey } from '../turn/turn-types.ts'
import type { TurnPolicy } from '../turn/turn-policy.ts'
import type { TurnStrategies } from './turn-strategies.ts'

export type TurnPlayer =
  | { readonly kind: 'best' }
  | { readonly kind: 'table' }
  | { readonly kind: 'hold'; readonly at: Points }

export function turnKeys({ minimumBank, minimumFirstBank, farklePenalty }: RuleSet): TurnKey[] {
  const opening: TurnKey[] = minimumFirstBank > minimumBank ? ['opening'] : []
  const types = Array.from({ length: farklePenalty?.farkles ?? 0 }, (_, i): TurnKey => `after-${i}`)
  return ['single', ...opening, ...types]
}

export function turnPolicyOf(
  strategies: TurnStrategies,
  turn: TurnKey,
  player: TurnPlayer,
): TurnPolicy {
  if (player.kind === 'best') return strategies.bestPolicy(turn)
  if (player.kind === 'table') return strategies.tablePolicy(turn)
  const least = Math.max(player.at, strategies.minimumOf(turn), 1)
  return holdPolicy(strategies.model, Math.ceil(least / strategies.model.grid))
}
