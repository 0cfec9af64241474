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
 * E(s, place) by eq. 1 to 3 of the Zilch article over every roll and every move, poor moves included,
 * taking for granted only that from the total `bankAllFrom` on what can be kept is kept. Of `own`
 * banked points a roll that scores nothing takes what the rules say.
 */
export function slowPlaceTurn(
  rules: RuleSet,
  goal: { farklePenalty: number; minimumBank: number; own?: number },
  bankAllFrom: number,
  places = slowPlaces({ ...rules, sixOfAKindWins: false, winningDice: [] }),
): (s: number, key: string) => number {
  const tail = ends(places)
  const index = new Map([...places.keys()].map((key, i) => [key, i]))
  // The same by number, with what is known of each total.
  const numbered = [...places].map(([key, { farkles, loses, isBankable, outcomes }]) => ({
    farkles,
    loses,
    isBankable,
    end: tail.get(key)!,
    known: new Map<number, number>(),
    outcomes: outcomes.map(({ chance, moves }) => ({
      chance,
      moves: moves.map(({ to, points }) => ({ to: index.get(to)!, points })),
    })),
  }))
  const { farklePenalty, own = 0 } = goal
  const gain = (s: number, place: number): number => {
    const { farkles, loses, outcomes, known } = numbered[place]!
    const before = known.get(s)
    if (before !== undefined) return before
    const taken = rules.farkleTakes ? Math.min(s, own) : 0
    let value = -farkles * (s + farklePenalty + taken) - loses * (s + farklePenalty + own)
    for (const { chance, moves } of outcomes) {
      let most = -Infinity
      for (const { to, points } of moves) most = Math.max(most, total(s + points, to))
      value += chance * (most - s)
    }
    known.set(s, value)
    return value
  }
  const total = (s: number, place: number): number => {
    const { end, isBankable } = numbered[place]!
    if (s >= bankAllFrom) return end.kept * s + end.gain - (1 - end.kept) * farklePenalty
    const rolled = s + gain(s, place)
    return s < goal.minimumBank || !isBankable ? rolled : Math.max(s, rolled)
  }
  return (s, key) => gain(s, index.get(key)!)
}
