import type { DiceCount } from '../../../base/units.ts'
import { FACES, type Face } from '../../../dice/multiset.ts'
import type { RuleFields } from './fields.ts'

/** The most that one face of a die may weigh: a whole number, also of hundredths of a percent. */
export const MAX_WEIGHT = 10_000

/** Dice of a roll that are not ordinary: so many that are alike. */
export interface OwnDice {
  readonly name: string
  readonly count: DiceCount
  /** By face, how often it comes up against the others. */
  readonly weights: readonly number[]
  /** The face that stands for any other where that helps to score; null for none. */
  readonly joker: Face | null
}

/** House rules for dice that are not ordinary. */
export type OwnDiceRules = Pick<RuleFields, 'ownDice' | 'opponentDice' | 'jokerAlone'>

/** What tells which dice a full roll has. */
type FullRoll = Pick<OwnDiceRules, 'ownDice'> & { readonly dice: DiceCount }

/** Dice that are the same for the turn, whatever they are called. */
export interface DieKind {
  readonly count: DiceCount
  /** By face, without a common divisor. */
  readonly weights: readonly number[]
  /** What all faces weigh together. */
  readonly total: number
  readonly joker: Face | null
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

type Die = Pick<OwnDice, 'weights' | 'joker'>

const ORDINARY: Die = { weights: FACES.map(() => 1), joker: null }

const keyOf = ({ weights, joker }: Die): string => `${weights.join(' ')} ${joker ?? ''}`

/** The same die with the smallest whole weights; a joker that never comes up is none. */
function inLowestTerms({ weights, joker }: Die): Die {
  const divisor = weights.reduce(greatestCommonDivisor, 0)
  const isSeen = joker !== null && weights[joker - 1]! > 0
  return { weights: weights.map((weight) => weight / divisor), joker: isSeen ? joker : null }
}

/** Tells the kinds of dice apart: the same for two dice that fall and score alike. */
export const kindKey = (die: Die): string => keyOf(inLowestTerms(die))

/** The kinds of dice in a full roll, in an order that does not depend on how they are told. */
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

/** Whether a roll has dice that are not fair, or a joker: then it counts which dice are left. */
export function hasOwnDice(rules: FullRoll): boolean {
  if (rules.ownDice.length === 0) return false
  const kinds = diceKinds(rules)
  return kinds.length > 1 || keyOf(kinds[0]!) !== keyOf(ORDINARY)
}

/** The rules as the opponent has them: whose dice are whose is turned round. */
export function rulesOfOpponent<R extends OwnDiceRules>(rules: R): R {
  return { ...rules, ownDice: rules.opponentDice ?? rules.ownDice, opponentDice: rules.ownDice }
}

/** Whether the players roll different dice, so that it counts who is to move. */
export function hasOpponentDice(rules: OwnDiceRules & { readonly dice: DiceCount }): boolean {
  if (rules.opponentDice === null) return false
  const kindsOf = (some: FullRoll): string => JSON.stringify(diceKinds(some))
  return kindsOf(rules) !== kindsOf(rulesOfOpponent(rules))
}

/** The rules as the mover in a seat has them, with that player's dice first. */
export function rulesOfSeat<R extends OwnDiceRules & { readonly dice: DiceCount }>(
  rules: R,
  second = false,
): R {
  return second && hasOpponentDice(rules) ? rulesOfOpponent(rules) : rules
}

/** Whether some die of a full roll has a joker. */
export function hasJoker({ ownDice }: Pick<OwnDiceRules, 'ownDice'>): boolean {
  return ownDice.some(({ weights, joker }) => joker !== null && weights[joker - 1]! > 0)
}
