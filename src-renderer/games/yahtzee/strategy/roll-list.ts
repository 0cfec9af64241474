import type { Probability } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { FACES, type Face } from '#shared/dice/multiset.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import {
  KEEP_KINDS,
  kindShares,
  patternOf,
  type RollPattern,
} from '#shared/games/yahtzee/analysis/first-rolls.ts'
import { DICE } from '#shared/games/yahtzee/rules/scoring.ts'
import { formatPercent } from '../../../components/format.ts'

/** A first roll with the best choice and the next best. */
export type Roll = AnswerOf<BackendRequests, 'yahtzee.opening'>['rolls'][number]

export const ROLL_ORDERS = ['often', 'cost', 'dice'] as const
export type RollOrder = (typeof ROLL_ORDERS)[number]

/** Which rolls are looked at. */
export interface RollFilter {
  /** Faces that the roll has, each as often as it stands here. */
  readonly dice: readonly Face[]
  readonly pattern: RollPattern | 'any'
}

/** Faces as they are typed, with or without something between them; null if they are none. */
export function readFaces(text: string): Face[] | null {
  const digits = text.replace(/[\s,.;-]/g, '')
  if (!/^[1-6]*$/.test(digits) || digits.length > DICE) return null
  return [...digits].map((digit) => Number(digit) as Face)
}

const countIn = (dice: readonly Face[], face: Face): number =>
  dice.filter((one) => one === face).length

/** The rolls that have these dice and this pattern. */
export function matchingRolls(
  rolls: readonly Roll[],
  { dice, pattern }: RollFilter,
): readonly Roll[] {
  return rolls.filter(
    (roll) =>
      FACES.every((face) => countIn(roll.dice, face) >= countIn(dice, face)) &&
      (pattern === 'any' || patternOf(roll.dice) === pattern),
  )
}

const byDice = (one: Roll, other: Roll): number =>
  one.dice.join('').localeCompare(other.dice.join(''))

const ORDERS: Readonly<Record<RollOrder, (one: Roll, other: Roll) => number>> = {
  dice: byDice,
  cost: (one, other) => (other.next?.loss ?? 0) - (one.next?.loss ?? 0) || byDice(one, other),
  often: (one, other) => other.chance - one.chance || byDice(one, other),
}

/** The rolls in an order. */
export function sortedRolls(rolls: readonly Roll[], order: RollOrder): Roll[] {
  return [...rolls].sort(ORDERS[order])
}

/** How often one of these rolls comes up. */
export function shareOf(rolls: readonly Roll[]): Probability {
  return rolls.reduce((sum, { chance }) => sum + chance, 0)
}

/** How often the habit of keeping most alike is right, and what the other rolls are. */
export function openingFinding(rolls: readonly Roll[]): string {
  const { finding, others } = yahtzeeTexts.strategy.opening
  const shares = kindShares(rolls)
  const rest = KEEP_KINDS.flatMap((kind) =>
    kind === 'most' || shares[kind] === 0 ? [] : [others[kind](formatPercent(shares[kind]))],
  )
  return finding(formatPercent(shares.most), rest.join(', '))
}
