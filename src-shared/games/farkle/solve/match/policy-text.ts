import { listText, thumbText } from '../thumb/thumb-text.ts'
import type { Policy } from './policy.ts'

export const GO_FOR_IT = 'go-for-it'
export const HOLD = 'hold-'
export const RULE = 'rule:'
export const CARD = 'card:'

export function policyText(policy: Policy): string {
  switch (policy.kind) {
    case 'points':
      return policy.winningBank ? 'points-bank' : 'points'
    case 'go-for-it': {
      const { thresholds } = policy
      if (!thresholds) return GO_FOR_IT
      return `${GO_FOR_IT}:${listText(thresholds.own, ',')}/${listText(thresholds.opponent, ',')}`
    }
    case 'hold':
      return `${HOLD}${policy.at}`
    case 'thumb':
      return `${RULE}${thumbText(policy.rule)}`
    default:
      return policy.kind
  }
}
