import type { QuestionOf } from '../../../services/ask-drill.ts'
import { contains, multisetOf, without, type Face } from '#shared/dice/multiset.ts'

export interface ScoringSet {
  readonly dice: readonly Face[]
  readonly points: number
}

const keyOf = (dice: readonly Face[]): string => dice.toSorted((a, b) => a - b).join('')

/** Scoring sets of a roll, highest first, without sets worth no more than two parts of them. */
export function scoringSets(
  legal: readonly Pick<QuestionOf<'farkle'>['legal'][number], 'setAside' | 'points'>[],
): ScoringSet[] {
  const sets = new Map(
    legal
      .filter(({ setAside }) => setAside.length > 0)
      .map(({ setAside, points }) => [multisetOf(setAside), { dice: setAside, points }]),
  )
  return [...sets]
    .filter(
      ([whole, { points }]) =>
        ![...sets].some(([part, set]) => {
          const other = contains(whole, part) ? sets.get(without(whole, part)) : undefined
          return other !== undefined && set.points + other.points >= points
        }),
    )
    .map(([, set]) => set)
    .toSorted((a, b) => b.points - a.points || keyOf(a.dice).localeCompare(keyOf(b.dice)))
}
