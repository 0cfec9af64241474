import type { Points } from '../../../base/units.ts'
import {
  contains,
  EMPTY,
  FACES,
  sizeOf,
  subsetsOf,
  withDice,
  without,
  type Multiset,
} from '../../../dice/multiset.ts'
import { NO_SCORE, scoreOfDice, type Scoring } from './scoring.ts'

/** Dice with jokers: the points for setting aside exactly these dice and so many jokers. */
export type JokerScore = (dice: Multiset, jokers: number) => Points

/** Dice that bring points of their own beside so many jokers. */
interface Filled {
  readonly dice: Multiset
  readonly jokers: number
  readonly points: Points
}

/** From so many dice of a face on, those that score together are a set, whatever they score apart. */
const ALWAYS_SET = 3

/**
 * The sets that a joker can complete: three of a kind that score, and what scores more than the best
 * split of its dice. How a score is told does not count: two 1s for 200 are two single 1s.
 */
function realSets({ faces }: Scoring): [dice: Multiset, points: Points][] {
  return FACES.flatMap((face) => {
    const best = faces[face - 1]!
    return best.flatMap((points, count): [Multiset, Points][] => {
      if (count === 0 || points === NO_SCORE) return []
      const isSplit =
        count !== ALWAYS_SET &&
        best.some(
          (some, part) =>
            part > 0 &&
            part < count &&
            some !== NO_SCORE &&
            best[count - part] !== NO_SCORE &&
            some + best[count - part]! >= points,
        )
      return isSplit ? [] : [[withDice(EMPTY, face, count), points]]
    })
  })
}

/** Every way to make a combination with at least one joker. */
function waysToFill(scoring: Scoring, most: number): Filled[] {
  const { jokerAlone } = scoring.rules
  const ways = new Map<string, Filled>()
  for (const [whole, points] of [...realSets(scoring), ...scoring.mixed]) {
    for (const dice of subsetsOf(whole)) {
      const jokers = sizeOf(whole) - sizeOf(dice)
      if (jokers === 0 || jokers > most || (dice === EMPTY && !jokerAlone)) continue
      const key = `${dice} ${jokers}`
      if (points > (ways.get(key)?.points ?? NO_SCORE)) ways.set(key, { dice, jokers, points })
    }
  }
  return [...ways.values()]
}

/**
 * Scores dice with up to `most` jokers: the best split into combinations, each joker standing for any
 * face in one of them. Without jokers the points are those of scoreOfDice.
 */
export function jokerScore(scoring: Scoring, most: number): JokerScore {
  const ways = waysToFill(scoring, most)
  const known = new Map<number, Points>()
  const score: JokerScore = (dice, jokers) => {
    if (jokers === 0) return scoreOfDice(scoring, dice)
    const key = dice * 16 + jokers
    const before = known.get(key)
    if (before !== undefined) return before
    let best = NO_SCORE
    // Some combination holds a joker: each of them is tried, and the rest may hold the others.
    for (const way of ways) {
      if (way.jokers > jokers || !contains(dice, way.dice)) continue
      const left = without(dice, way.dice)
      const isAll = left === EMPTY && way.jokers === jokers
      const rest = isAll ? 0 : score(left, jokers - way.jokers)
      if (isAll || rest !== NO_SCORE) best = Math.max(best, way.points + rest)
    }
    known.set(key, best)
    return best
  }
  return score
}
