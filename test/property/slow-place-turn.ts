import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { slowPlaces, type PlaceOdds } from './slow-places.ts'

/** What is left of a large turn total, and the points that come to it. */
interface End {
  readonly kept: number
  readonly gain: number
}

const BANKED: End = { kept: 1, gain: 0 }

/** Of a large total nothing is risked that can be kept; found by patience. */
function ends(places: ReadonlyMap<string, PlaceOdds>): Map<string, End> {
  let found = new Map([...places.keys()].map((key) => [key, BANKED]))
  for (let still = false; !still;) {
    const before = found
    found = new Map()
    still = true
    for (const [key, { isBankable, outcomes }] of places) {
      let kept = 0
      let gain = 0
      for (const { chance, moves } of outcomes) {
        const best = moves
          .map(({ to, points }) => {
            const end = before.get(to)!
            return { kept: end.kept, gain: end.kept * points + end.gain }
          })
          .reduce((a, b) =>
            b.kept > a.kept + 1e-13 || (b.kept > a.kept - 1e-13 && b.gain > a.gain) ? b : a,
          )
        kept += chance * best.kept
        gain += chance * best.gain
      }
      const rolled = { kept, gain }
      const end = isBankable && kept < 1 - 1e-13 ? BANKED : rolled
      const known = before.get(key)!
      if (Math.abs(end.gain - known.gain) > 1e-11 || Math.abs(end.kept - known.kept) > 1e-16) {
        still = false
      }
      found.set(key, end)
    }
  }
  return found
}

/**
 * E(s, place) by eq. 1 to 3 of the Zilch article over every roll and every move, taking for granted
 * only that from the total `bankAllFrom` on what can be kept is kept.
 */
export function slowPlaceTurn(
  rules: RuleSet,
  goal: { farklePenalty: number; minimumBank: number },
  bankAllFrom: number,
  places = slowPlaces({ ...rules, sixOfAKindWins: false, winningDice: [] }),
): (s: number, key: string) => number {
  const tail = ends(places)
  const known = new Map<string, number>()
  const gain = (s: number, key: string): number => {
    const at = `${s} ${key}`
    const before = known.get(at)
    if (before !== undefined) return before
    const { farkles, outcomes } = places.get(key)!
    let value = -farkles * (s + goal.farklePenalty)
    for (const { chance, moves } of outcomes) {
      const totals = moves.map(({ to, points }) => total(s + points, to))
      value += chance * (Math.max(...totals) - s)
    }
    known.set(at, value)
    return value
  }
  const total = (s: number, key: string): number => {
    if (s >= bankAllFrom) {
      const { kept, gain } = tail.get(key)!
      return kept * s + gain - (1 - kept) * goal.farklePenalty
    }
    const rolled = s + gain(s, key)
    return s < goal.minimumBank || !places.get(key)!.isBankable ? rolled : Math.max(s, rolled)
  }
  return gain
}
