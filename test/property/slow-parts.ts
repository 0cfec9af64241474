import { facesOf, multisetOf, type Face } from '#shared/dice/multiset.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { keepNumber, latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import type { TurnPolicy } from '#shared/games/scorecard/solve/policy.ts'
import { slowScores, type SlowState } from './slow-card.ts'

// What each box makes under given choices, by throwing every die of every reroll. Only the choices
// are the app's.

const FACES = [1, 2, 3, 4, 5, 6]
const sorted = (text: string): string => [...text].sort().join('')
const diceOf = (text: string) => multisetOf([...text].map(Number) as Face[])

/** Points of each box, chance of each to score, points and chance of the bonus, further points. */
export function slowParts(
  card: RuleSet,
  policy: TurnPolicy,
  indexOf: (state: SlowState) => number,
): (state: SlowState) => readonly number[] {
  const lattice = latticeOf(card.dice)
  const { length: boxes } = card.boxes
  const known = new Map<string, readonly number[]>()

  function end(total: number): number[] {
    const points = card.bonus.findLast(({ from }) => total >= from)?.points ?? 0
    return [...Array<number>(2 * boxes).fill(0), points, points === 0 ? 0 : 1, 0]
  }

  function scored(state: SlowState, roll: string, box: number, isFirst: boolean): number[] {
    const of = (rules: RuleSet) =>
      slowScores(rules, state, roll, isFirst).find((s) => s.box === box)!
    const { points, after } = of(card)
    const further = points - of({ ...card, further: 0 }).points
    const parts = [...partsOf(after)]
    parts[box]! += points - further
    if (points > further) parts[boxes + box]! += 1
    parts[2 * boxes + 2]! += further
    return parts
  }

  function partsOf(state: SlowState): readonly number[] {
    if (state.open.length === 0) return end(state.total)
    const key = `${state.open.join()} ${state.total} ${state.scored}`
    const before = known.get(key)
    if (before) return before
    // Choices are copied: the policy looks at one state at a time.
    policy.look(indexOf(state))
    const { list } = policy.outcomes.of
    const chosen = [...policy.chosen].map((outcome) => list[outcome]!.box)
    const first = policy.atOnce && [...policy.atOnce].map((o) => (o < 0 ? -1 : list[o]!.box))
    const keeps = policy.bestKeeps.map((numbers) =>
      lattice.rolls.map((_, roll) => facesOf(lattice.keeps[numbers[roll]!]!).join('')),
    )
    const made = new Map<string, readonly number[]>()
    const after = (keep: string, left: number): readonly number[] => {
      const place = `${keep} ${left}`
      const found = made.get(place) ?? thrown(keep, left)
      made.set(place, found)
      return found
    }
    function thrown(keep: string, left: number): readonly number[] {
      if (keep.length === card.dice) return lying(sorted(keep), left)
      const all = FACES.map((face) => after(sorted(`${keep}${face}`), left))
      return all[0]!.map((_, i) => all.reduce((sum, one) => sum + one[i]! / 6, 0))
    }
    function lying(roll: string, left: number): readonly number[] {
      const number = keepNumber(lattice, diceOf(roll))
      const atOnce = left === card.rolls - 1 ? (first?.[number] ?? -1) : -1
      if (atOnce >= 0) return scored(state, roll, atOnce, true)
      if (left === 0) return scored(state, roll, chosen[number]!, false)
      const keep = keeps[left]![number]!
      return keep.length === card.dice
        ? scored(state, roll, chosen[number]!, false)
        : after(keep, left - 1)
    }
    const parts = after('', card.rolls - 1)
    known.set(key, parts)
    return parts
  }
  return partsOf
}
