import type { Points } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { policyName } from '#shared/games/farkle/input/policy-words.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'

export type Match = AnswerOf<BackendRequests, 'win.match'>
type Policy = ParamsOf<BackendRequests, 'win.match'>['first']

/** The policies that a player can be given, in the order of the choice. */
export const POLICIES = [
  { value: 'optimal' },
  { value: 'points' },
  { value: 'points-bank' },
  { value: 'table' },
  { value: 'go-for-it' },
  { value: 'hold' },
] as const

export type PolicyKind = (typeof POLICIES)[number]['value']

/** Name of a policy in the choice. */
export function policyTitle(kind: PolicyKind): string {
  switch (kind) {
    case 'points':
      return policyName({ kind, winningBank: false })
    case 'points-bank':
      return policyName({ kind: 'points', winningBank: true })
    case 'go-for-it':
      return policyName({ kind, thresholds: null })
    case 'hold':
      return farklePageTexts.winning.policies.hold
    default:
      return policyName({ kind })
  }
}

/** A policy as the form holds it; the total counts for holding only. */
export interface PolicyChoice {
  readonly kind: PolicyKind
  readonly hold: string
}

/** The turn total of a form's field; null if it is no whole number above zero. */
export function holdAt(text: string): number | null {
  const total = readNumber(text)
  return total !== null && total > 0 ? total : null
}

/**
 * Sentence that says what is wrong with the turn total in a form's field, in a game to this goal;
 * empty if nothing is.
 */
export function holdProblem(text: string, goal: Points): string {
  const at = holdAt(text)
  if (at === null) return farklePageTexts.winning.policies.notATotal
  // Who holds at more banks no sooner: the goal ends the game.
  return at > goal ? farklePageTexts.winning.policies.aboveGoal(formatNumber(goal)) : ''
}

/** The policy as the contract has it, in a game to this goal; null while the form holds none. */
export function policyOf({ kind, hold }: PolicyChoice, goal: Points = Infinity): Policy | null {
  switch (kind) {
    case 'optimal':
    case 'table':
    case 'go-for-it':
      return { kind }
    case 'points':
      return { kind, winningBank: false }
    case 'points-bank':
      return { kind: 'points', winningBank: true }
    case 'hold':
      return holdProblem(hold, goal) === '' ? { kind, at: holdAt(hold)! } : null
  }
}

/** Those whose results against the optimal player are worth a table. */
export const USUAL: readonly PolicyChoice[] = (
  ['points', 'points-bank', 'table', 'go-for-it'] as const
).map((kind) => ({ kind, hold: '' }))
