import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

// Zilch and its kin as a textbook would write it down: a memoised recursion over every roll and every
// way to set dice aside, with maps and objects. Here to be measured against, and to check the result.

type Dice = readonly number[]

interface Move {
  readonly diceLeft: number
  readonly points: number
}

interface Roll {
  readonly chance: number
  readonly moves: readonly Move[]
}

/** Every roll by its number of dice, with its chance and what can be set aside from it. */
export type Rolls = ReadonlyMap<number, readonly Roll[]>

function sortedRolls(dice: number): Map<string, number> {
  let rolls = new Map([['', 1]])
  for (let i = 0; i < dice; i++) {
    const next = new Map<string, number>()
    for (const [roll, chance] of rolls) {
      for (const face of '123456') {
        const key = [...roll, face].sort().join('')
        next.set(key, (next.get(key) ?? 0) + chance / 6)
      }
    }
    rolls = next
  }
  return rolls
}

function shapeOf(dice: Dice): string {
  const counts = new Map<number, number>()
  for (const face of dice) counts.set(face, (counts.get(face) ?? 0) + 1)
  return [...counts.values()].sort((a, b) => b - a).join('')
}

/** The points of dice that all score, as sets or as a combination of six; null if they do not. */
function scoreOf(rules: RuleSet, dice: Dice): number | null {
  let sets: number | null = 0
  for (const face of new Set(dice)) {
    const count = dice.filter((die) => die === face).length
    const points = bestSets(rules.sets[face - 1]!, count)
    sets = sets === null || points === null ? null : sets + points
  }
  const combination =
    {
      '111111': rules.straight,
      '222': rules.threePairs,
      '33': rules.twoTriplets,
      '42': Math.max(
        rules.fourKindAndPair,
        rules.fourKindAndPairCountsAsThreePairs ? rules.threePairs : 0,
      ),
    }[shapeOf(dice)] ?? 0
  if (combination === 0) return sets
  return Math.max(combination, sets ?? 0)
}

function bestSets(points: readonly number[], count: number): number | null {
  if (count === 0) return 0
  let best: number | null = null
  for (let size = 1; size <= count; size++) {
    const rest = points[size - 1]! > 0 ? bestSets(points, count - size) : null
    if (rest !== null) best = Math.max(best ?? 0, points[size - 1]! + rest)
  }
  return best
}

function movesOf(rules: RuleSet, dice: Dice): Move[] {
  const moves = new Map<string, Move>()
  for (let subset = 1; subset < 2 ** dice.length; subset++) {
    const kept = dice.filter((_, i) => subset & (1 << i))
    const points = scoreOf(rules, kept)
    if (points === null) continue
    const diceLeft = dice.length - kept.length || 6
    moves.set(`${diceLeft} ${points}`, { diceLeft, points })
  }
  if (moves.size === 0 && dice.length === 6 && rules.nothing > 0) {
    return [{ diceLeft: 6, points: rules.nothing }]
  }
  return [...moves.values()]
}

/** All that can be rolled and set aside. */
export function textbookRolls(rules: RuleSet): Rolls {
  const rolls = new Map<number, Roll[]>()
  for (const n of [1, 2, 3, 4, 5, 6]) {
    rolls.set(
      n,
      [...sortedRolls(n)].map(([roll, chance]) => {
        return { chance, moves: movesOf(rules, [...roll].map(Number)) }
      }),
    )
  }
  return rolls
}

/** E(0, 6) of one turn; from the total `bankFrom` on a player banks but with six dice that are safe. */
export function textbookTurn(rolls: Rolls, minimumBank: number, bankFrom: number): number {
  const sixAreSafe = rolls.get(6)!.every(({ moves }) => moves.length > 0)
  let hotDice = 0
  for (let change = 1; sixAreSafe && change > 1e-11;) {
    const next = rolls.get(6)!.reduce((sum, { chance, moves }) => {
      const gains = moves.map(({ diceLeft, points }) => points + (diceLeft === 6 ? hotDice : 0))
      return sum + chance * Math.max(...gains)
    }, 0)
    change = Math.abs(next - hotDice)
    hotDice = next
  }
  const known = new Map<string, number>()

  /** The best total with `dice` left to roll: bank, if allowed, or roll. */
  function best(total: number, dice: number): number {
    if (total >= bankFrom) return total + (dice === 6 ? hotDice : 0)
    const rolled = roll(total, dice)
    return total >= minimumBank ? Math.max(total, rolled) : rolled
  }
  function roll(total: number, dice: number): number {
    const key = `${total} ${dice}`
    const before = known.get(key)
    if (before !== undefined) return before
    let sum = 0
    for (const { chance, moves } of rolls.get(dice)!) {
      let most = 0
      for (const { diceLeft, points } of moves) {
        most = Math.max(most, best(total + points, diceLeft))
      }
      sum += chance * most
    }
    known.set(key, sum)
    return sum
  }
  return roll(0, 6)
}
