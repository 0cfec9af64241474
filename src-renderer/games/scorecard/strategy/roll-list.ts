import type { Probability } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { FACES, type Face } from '#shared/dice/multiset.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import {
  KEEP_KINDS,
  kindShares,
  patternOf,
  type RollPattern,
} from '#shared/games/scorecard/analysis/first-rolls.ts'
import { formatPercent } from '../../../components/format.ts'

export type FirstRoll = AnswerOf<BackendRequests, 'scorecard.opening'>['rolls'][number]

export const ROLL_ORDERS = ['often', 'cost', 'dice'] as const
export type RollOrder = (typeof ROLL_ORDERS)[number]

export interface RollFilter {
  /** Faces that the roll must contain, each as often as listed. */
  readonly dice: readonly Face[]
  readonly pattern: RollPattern | 'any'
}

/** Parses at most `most` typed faces, with or without separators; null if invalid. */
export function readFaces(text: string, most: number): Face[] | null {
  const digits = text.replace(/[\s,.;-]/g, '')
  if (!/^[1-6]*$/.test(digits) || digits.length > most) return null
  return [...digits].map((digit) => Number(digit) as Face)
}

const countIn = (dice: readonly Face[], face: Face): number =>
  dice.filter((one) => one === face).length

export function matchingRolls(
  rolls: readonly FirstRoll[],
  { dice, pattern }: RollFilter,
): readonly FirstRoll[] {
  return rolls.filter(
    (roll) =>
      FACES.every((face) => countIn(roll.dice, face) >= countIn(dice, face)) &&
      (pattern === 'any' || patternOf(roll.dice) === pattern),
  )
}

const byDice = (one: FirstRoll, other: FirstRoll): number =>
  one.dice.join('').localeCompare(other.dice.join(''))

const ORDERS: Readonly<Record<RollOrder, (one: FirstRoll, other: FirstRoll) => number>> = {
  dice: byDice,
  cost: (one, other) => (other.next?.loss ?? 0) - (one.next?.loss ?? 0) || byDice(one, other),
  often: (one, other) => other.chance - one.chance || byDice(one, other),
}

export function sortedRolls(rolls: readonly FirstRoll[], order: RollOrder): FirstRoll[] {
  return [...rolls].sort(ORDERS[order])
}

export function shareOf(rolls: readonly FirstRoll[]): Probability {
  return rolls.reduce((sum, { chance }) => sum + chance, 0)
}

/** Says how often the habit of keeping the most frequent face is right. */
export function openingFinding(rolls: readonly FirstRoll[]): string {
  const { finding, others } = scorecardTexts.strategy.opening
  const shares = kindShares(rolls)
  const rest = KEEP_KINDS.flatMap((kind) =>
    kind === 'most' || shares[kind] === 0 ? [] : [others[kind](formatPercent(shares[kind]))],
  )
  return finding(formatPercent(shares.most), rest.join(', '))
}
