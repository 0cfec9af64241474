import type { Face } from '#shared/dice/multiset.ts'
import type { LegalAction } from '#shared/games/farkle/requests/drill.ts'

/** Dice that score together, and their points. */
export interface ScoringSet {
  readonly dice: readonly Face[]
  readonly points: number
}

const keyOf = (dice: readonly Face[]): string => dice.toSorted((a, b) => a - b).join('')

/** The dice of a list without those of another; null if they are not among them. */
function without(dice: readonly Face[], taken: readonly Face[]): Face[] | null {
  const left = [...dice]
  for (const face of taken) {
    const at = left.indexOf(face)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

/** What scores in a roll, dearest first: every set that is worth more than any two sets it is made of. */
export function scoringSets(
  legal: readonly Pick<LegalAction, 'setAside' | 'points'>[],
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
