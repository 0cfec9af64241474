import type { QuestionOf } from '../../../services/ask-drill.ts'
import type { Face } from '#shared/dice/multiset.ts'

export interface ScoringSet {
  readonly dice: readonly Face[]
  readonly points: number
}

const keyOf = (dice: readonly Face[]): string => dice.toSorted((a, b) => a - b).join('')

/** Removes dice from a list; null if they are not all in it. */
function without(dice: readonly Face[], taken: readonly Face[]): Face[] | null {
  const left = [...dice]
  for (const face of taken) {
    const at = left.indexOf(face)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** Scoring sets of a roll, highest first, without sets worth no more than two parts of them. */
export function scoringSets(
  legal: readonly Pick<QuestionOf<'farkle'>['legal'][number], 'setAside' | 'points'>[],
): ScoringSet[] {
  const sets = new Map(
    legal
      .filter(({ setAside }) => setAside.length > 0)
      .map(({ setAside, points }) => [keyOf(setAside), { dice: setAside, points }]),
  )
  const isMadeOf = ({ dice, points }: ScoringSet, part: ScoringSet): boolean => {
    const rest = without(dice, part.dice)
    const other = rest && sets.get(keyOf(rest))
    return other !== null && other !== undefined && part.points + other.points >= points
  }
  return [...sets.values()]
    .filter((set) => ![...sets.values()].some((part) => isMadeOf(set, part)))
    .toSorted((a, b) => b.points - a.points || keyOf(a.dice).localeCompare(keyOf(b.dice)))
}
