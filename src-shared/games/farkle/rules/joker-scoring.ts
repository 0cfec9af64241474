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

type JokerScore = (dice: Multiset, jokers: number) => Points

interface Filled {
  readonly dice: Multiset
  readonly jokers: number
  readonly points: Points
}

/** From this many dice on a set stays a set, even if its dice score as much apart. */
const ALWAYS_SET = 3

/** Sets that a joker can complete: those that score more than the best split of their dice. */
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

/** Scores dice with up to `most` jokers by the best split; a joker stands for any face. */
export function jokerScore(scoring: Scoring, most: number): JokerScore {
  const ways = waysToFill(scoring, most)
  const known = new Map<number, Points>()
  const score: JokerScore = (dice, jokers) => {
    if (jokers === 0) return scoreOfDice(scoring, dice)
    const key = dice * 16 + jokers
    const before = known.get(key)
    if (before !== undefined) return before
    let best = NO_SCORE
    // Some combination holds a joker: try each one and score the other dice recursively.
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
