import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { sixAlike } from './slow-odds.ts'
import type { PlaceOdds } from './slow-places.ts'
import { asOneOf, asSets, showsDice, type Dice } from './slow-rules.ts'

// Dice that are not alike, read a second time: every die by itself, every ordered roll of them, every
// subset, and every face that a joker can stand for. A joker that lies is a 0.

/** A die as its six weights, and the face that is a joker. */
export interface SlowDie {
  readonly weights: readonly number[]
  readonly joker: number | null
}

/** A name for dice that fall alike. */
export function dieKey({ weights, joker }: SlowDie): string {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => (weight / total).toFixed(12))
  return `${shares.join(' ')} joker ${joker !== null && weights[joker - 1]! > 0 ? joker : '-'}`
}

/** A name for some dice, in whichever order. */
export const diceKey = (dice: readonly SlowDie[]): string => dice.map(dieKey).sort().join(' | ')

/** All dice of a roll, one by one. */
export function allDiceOf({ dice, ownDice }: RuleSet): SlowDie[] {
  const own = ownDice.flatMap(({ count, weights, joker }) =>
    Array.from({ length: count }, () => ({ weights, joker })),
  )
  const ordinary = { weights: [1, 1, 1, 1, 1, 1], joker: null }
  return [...own, ...Array.from({ length: dice - own.length }, () => ordinary)]
}

/** What these dice score as one combination or one set, whatever face the jokers stand for. */
function asWhole(rules: RuleSet, dice: Dice): number {
  const at = dice.indexOf(0)
  if (at < 0) {
    const sorted = [...dice].sort()
    const isSet = sorted.every((face) => face === sorted[0])
    const set = isSet ? rules.sets[sorted[0]! - 1]![dice.length - 1]! : 0
    const split = isSet
      ? sorted.slice(1).map((_, i) => {
          const parts = [asSets(rules, sorted.slice(0, i + 1)), asSets(rules, sorted.slice(i + 1))]
          return parts.includes(null) ? 0 : parts[0]! + parts[1]!
        })
      : []
    // Three of a kind are always a set, and what is worth more than its parts.
    const together = isSet && sorted.length === 3 ? (asSets(rules, sorted) ?? 0) : 0
    return Math.max(asOneOf(rules, sorted), set > Math.max(0, ...split) ? set : together)
  }
  return Math.max(...[1, 2, 3, 4, 5, 6].map((face) => asWhole(rules, dice.with(at, face))))
}

/** The most that all these dice score, every joker in a combination; null if some die is left over. */
function slowJokerScore(rules: RuleSet): (dice: Dice) => number | null {
  const known = new Map<string, number | null>()
  const score = (dice: Dice): number | null => {
    const key = [...dice].sort().join('')
    const before = known.get(key)
    if (before !== undefined) return before
    let best = dice.includes(0) ? null : asSets(rules, [...dice].sort())
    // The first die is in some combination.
    for (let subset = 1; subset < 2 ** dice.length; subset += 2) {
      const some = dice.filter((_, i) => (subset >> i) % 2 === 1)
      if (!rules.jokerAlone && some.every((face) => face === 0)) continue
      const points = asWhole(rules, some)
      if (points === 0) continue
      const left = dice.filter((_, i) => (subset >> i) % 2 === 0)
      const rest = left.length === 0 ? 0 : score(left)
      if (rest !== null) best = Math.max(best ?? 0, points + rest)
    }
    known.set(key, best)
    return best
  }
  return score
}

/** Every ordered roll of some dice with its chance, and its number with a digit from 1 to 6 a die. */
function* orderedRolls(
  dice: readonly SlowDie[],
): Generator<{ faces: Dice; chance: number; number: number }> {
  for (let roll = 0; roll < 6 ** dice.length; roll++) {
    const faces = dice.map((_, i) => (Math.floor(roll / 6 ** i) % 6) + 1)
    const chance = dice.reduce((product, { weights }, i) => {
      return (product * weights[faces[i]! - 1]!) / weights.reduce((sum, weight) => sum + weight, 0)
    }, 1)
    if (chance > 0) {
      const number = faces.reduce((sum, face, i) => sum + face * 7 ** i, 0)
      yield { faces: faces.map((face, i) => (face === dice[i]!.joker ? 0 : face)), chance, number }
    }
  }
}

interface Move {
  /** The number of the subset taken, a bit for each die. */
  readonly subset: number
  readonly taken: number
  readonly points: number
}

function movesOf(
  rules: RuleSet,
  dice: readonly SlowDie[],
  faces: Dice,
  score: (dice: Dice) => number | null,
): Move[] {
  const bonus = dice.length === 1 || !rules.bonusOnlySingleDie ? rules.hotDiceBonus : 0
  const moves: Move[] = []
  for (let subset = 1; subset < 2 ** dice.length; subset++) {
    const points = score(faces.filter((_, i) => (subset >> i) % 2 === 1))
    if (points === null) continue
    const taken = faces.filter((_, i) => (subset >> i) % 2 === 1).length
    moves.push({ subset, taken, points: points + (taken === dice.length ? bonus : 0) })
  }
  if (moves.length === 0 && dice.length === rules.dice && rules.nothing > 0) {
    const subset = 2 ** dice.length - 1
    return [{ subset, taken: dice.length, points: rules.nothing + bonus }]
  }
  if (!rules.mustSetAsideAll) return moves
  const most = Math.max(...moves.map(({ taken }) => taken))
  return moves.filter(({ taken }) => taken === most)
}

/** The odds of every choice of dice that a turn can come to, by its key. */
export function slowDicePlaces(rules: RuleSet): Map<string, PlaceOdds> {
  const score = slowJokerScore(rules)
  const places = new Map<string, PlaceOdds>()
  const waiting: (readonly SlowDie[])[] = [allDiceOf(rules)]
  for (let dice = waiting.pop(); dice; dice = waiting.pop()) {
    if (places.has(diceKey(dice))) continue
    // What is rolled next after taking each subset, and its key.
    const nexts = Array.from({ length: 2 ** dice.length }, (_, subset) => {
      const left = dice.filter((_, i) => (subset >> i) % 2 === 0)
      const next = left.length === 0 ? allDiceOf(rules) : left
      return { next, to: diceKey(next) }
    })
    const outcomes = new Map<string, { chance: number; moves: { to: string; points: number }[] }>()
    let wins = 0
    let farkles = 0
    for (const { faces, chance } of orderedRolls(dice)) {
      if ((rules.sixOfAKindWins && sixAlike(faces, rules)) || showsDice(rules.winningDice, faces)) {
        wins += chance
        continue
      }
      const moves = new Map<string, { to: string; points: number }>()
      for (const { subset, points } of movesOf(rules, dice, faces, score)) {
        const { next, to } = nexts[subset]!
        moves.set(`${to} ${points}`, { to, points })
        if (!places.has(to)) waiting.push(next)
      }
      if (moves.size === 0) farkles += chance
      else {
        const key = [...moves.keys()].sort().join()
        const all = (outcomes.get(key)?.chance ?? 0) + chance
        outcomes.set(key, { chance: all, moves: [...moves.values()] })
      }
    }
    const tries = dice.length === 1 ? rules.lastDieRolls : 1
    const again = Array.from({ length: tries }, (_, i) => farkles ** i).reduce((a, b) => a + b, 0)
    places.set(diceKey(dice), {
      place: { dice: dice.length, rolls: Infinity, owed: 0, ending: 0, bonuses: 0 },
      isBankable: !(rules.mustRollHotDice && dice.length === rules.dice),
      wins: wins * again,
      loses: 0,
      farkles: farkles ** tries,
      outcomes: [...outcomes.values()].map(({ chance, moves }) => ({
        chance: chance * again,
        moves,
      })),
    })
  }
  return places
}

/** The dice of each choice that a turn can come to, and what each ordered roll may lead to, by its number. */
export function slowThrows(rules: RuleSet) {
  const score = slowJokerScore(rules)
  const throws = new Map<
    string,
    { dice: readonly SlowDie[]; rolls: Map<number, { to: string; points: number }[]> }
  >()
  const all = allDiceOf(rules)
  for (let some = 2 ** all.length - 1; some > 0; some--) {
    const dice = all.filter((_, i) => (some >> i) % 2 === 1)
    if (throws.has(diceKey(dice))) continue
    const rolls = new Map<number, { to: string; points: number }[]>()
    for (const { faces, number } of orderedRolls(dice)) {
      const moves = movesOf(rules, dice, faces, score).map(({ subset, points }) => {
        const left = dice.filter((_, i) => (subset >> i) % 2 === 0)
        return { to: diceKey(left.length === 0 ? all : left), points }
      })
      rolls.set(number, moves)
    }
    throws.set(diceKey(dice), { dice, rolls })
  }
  return throws
}
