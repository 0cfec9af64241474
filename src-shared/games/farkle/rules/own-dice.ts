import { greatestCommonDivisor, type DiceCount } from '../../../base/units.ts'
import { FACES, type Face } from '../../../dice/multiset.ts'
import type { RuleFields } from './fields.ts'

/** Weights are whole numbers; this allows for hundredths of a percent. */
export const MAX_WEIGHT = 10_000

/** `count` equal dice that are loaded or have a joker. */
export interface OwnDice {
  readonly name: string
  readonly count: DiceCount
  /** Relative frequency by face. */
  readonly weights: readonly number[]
  /** The face that stands for any other face; null for none. */
  readonly joker: Face | null
}

/** House rules for dice that are not ordinary. */
export type OwnDiceRules = Pick<RuleFields, 'ownDice' | 'opponentDice' | 'jokerAlone'>

type FullRoll = Pick<OwnDiceRules, 'ownDice'> & { readonly dice: DiceCount }

/** Dice that roll and score alike, whatever their names. */
export interface DieKind {
  readonly count: DiceCount
  readonly weights: readonly number[]
  readonly total: number
  readonly joker: Face | null
}

type Die = Pick<OwnDice, 'weights' | 'joker'>

const ORDINARY: Die = { weights: FACES.map(() => 1), joker: null }

const keyOf = ({ weights, joker }: Die): string => `${weights.join(' ')} ${joker ?? ''}`

function inLowestTerms({ weights, joker }: Die): Die {
  const divisor = weights.reduce(greatestCommonDivisor, 0)
  const isSeen = joker !== null && weights[joker - 1]! > 0
  return { weights: weights.map((weight) => weight / divisor), joker: isSeen ? joker : null }
}

/** Key of a kind of dice: equal for two dice that roll and score alike. */
export const kindKey = (die: Die): string => keyOf(inLowestTerms(die))

/** The kinds of dice in a full roll, ordered by key, so that the rules' order does not matter. */
export function diceKinds({ dice, ownDice }: FullRoll): DieKind[] {
  const own = ownDice.reduce((sum, { count }) => sum + count, 0)
  const kinds = new Map<string, DieKind>()
  for (const { count, ...die } of [...ownDice, { ...ORDINARY, count: dice - own }]) {
    const lowest = inLowestTerms(die)
    const key = keyOf(lowest)
    const all = (kinds.get(key)?.count ?? 0) + count
    const total = lowest.weights.reduce((sum, weight) => sum + weight, 0)
    if (all > 0) kinds.set(key, { ...lowest, total, count: all })
  }
  return [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kind]) => kind)
}

/** Whether a roll has loaded dice or a joker, so that it matters which dice are left. */
export function hasOwnDice(rules: FullRoll): boolean {
  if (rules.ownDice.length === 0) return false
  const kinds = diceKinds(rules)
  return kinds.length > 1 || keyOf(kinds[0]!) !== keyOf(ORDINARY)
}

/** Whether the players roll different dice. */
export function hasOpponentDice(
  rules: Pick<OwnDiceRules, 'ownDice' | 'opponentDice'> & { readonly dice: DiceCount },
): boolean {
  const { dice, ownDice, opponentDice } = rules
  if (opponentDice === null) return false
  const kindsOf = (some: FullRoll): string => JSON.stringify(diceKinds(some))
  return kindsOf({ dice, ownDice }) !== kindsOf({ dice, ownDice: opponentDice })
}

export function hasJoker({ ownDice }: Pick<OwnDiceRules, 'ownDice'>): boolean {
  return ownDice.some(({ weights, joker }) => joker !== null && weights[joker - 1]! > 0)
}
