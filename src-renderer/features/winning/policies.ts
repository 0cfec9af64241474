import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { policyName } from '#shared/farkle/match/policy.ts'

export type Match = AnswerOf<BackendRequests, 'win.match'>
type Policy = ParamsOf<BackendRequests, 'win.match'>['first']

/** The policies that a player can be given, in the order of the choice. */
export const POLICIES = [
  {
    value: 'optimal',
    title: policyName({ kind: 'optimal' }),
    note: 'Plays every decision for the win.',
  },
  {
    value: 'points',
    title: policyName({ kind: 'points', winningBank: false }),
    note: 'Plays every turn for points, whatever the score.',
  },
  {
    value: 'points-bank',
    title: policyName({ kind: 'points', winningBank: true }),
    note: 'Plays for points, but banks as soon as that wins.',
  },
  {
    value: 'table',
    title: policyName({ kind: 'table' }),
    note: 'Follows the breakpoint table, and takes a winning bank.',
  },
  {
    value: 'go-for-it',
    title: policyName({ kind: 'go-for-it', thresholds: null }),
    note: 'Follows the table, but near the end rolls on to win in one turn.',
  },
  {
    value: 'hold',
    title: 'Hold at a total',
    note: 'Takes all that scores, and banks from a turn total on.',
  },
] as const

export type PolicyKind = (typeof POLICIES)[number]['value']

/** A policy as the form holds it; the total counts for holding only. */
export interface PolicyChoice {
  readonly kind: PolicyKind
  readonly hold: string
}

/** The turn total of a form's field; null if it is no whole number above zero. */
export function holdAt(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '')
  return /^\d{1,7}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null
}

/** The policy as the contract has it; null while the form holds none. */
export function policyOf({ kind, hold }: PolicyChoice): Policy | null {
  switch (kind) {
    case 'optimal':
    case 'table':
    case 'go-for-it':
      return { kind }
    case 'points':
      return { kind, winningBank: false }
    case 'points-bank':
      return { kind: 'points', winningBank: true }
    case 'hold': {
      const at = holdAt(hold)
      return at === null ? null : { kind, at }
    }
  }
}

/** Those whose results against the optimal player are worth a table. */
export const USUAL: readonly PolicyChoice[] = (
  ['points', 'points-bank', 'table', 'go-for-it'] as const
).map((kind) => ({ kind, hold: '' }))
