import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

// The rules read a second time, slowly and without a word from the kernel: every ordered roll, every
// subset of its dice, every split of a subset into sets.

/** Some dice as their faces, ascending. */
export type Dice = readonly number[]

/** One legal thing to do after a roll. */
export interface Move {
  readonly taken: number
  readonly points: number
}

/** A roll with its order forgotten, and everything that may be set aside; no move is a farkle. */
export interface SlowRoll {
  readonly dice: Dice
  readonly ways: number
  readonly moves: readonly Move[]
}

/** Counts every one of the 6^n ordered rolls under its faces in ascending order, die by die. */
function orderedRolls(count: number): Map<string, number> {
  let ways = new Map([['', 1]])
  for (let dice = 1; dice <= count; dice++) {
    const more = new Map<string, number>()
    for (const [others, before] of ways) {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const key = [...`${others}${face}`].sort().join('')
        more.set(key, (more.get(key) ?? 0) + before)
      }
    }
    ways = more
  }
  return new Map([...ways].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const ORDERED_ROLLS: Map<string, number>[] = []

/** The best split of all these dice into sets; null if some die would be left over. */
export function asSets(rules: RuleSet, dice: Dice): number | null {
  if (dice.length === 0) return 0
  const face = dice[0]!
  let best: number | null = null
  for (let count = 1; dice[count - 1] === face; count++) {
    const points = rules.sets[face - 1]![count - 1]!
    const rest = points > 0 ? asSets(rules, dice.slice(count)) : null
    if (rest !== null && (best === null || points + rest > best)) best = points + rest
  }
  return best
}

/** The points that six dice score together, 0 if nothing. */
function asCombination(rules: RuleSet, dice: Dice): number {
  const [a, b, c, d, e, f] = dice
  if (new Set(dice).size === 6) return rules.straight
  if (a === b && b !== c && c === d && d !== e && e === f) return rules.threePairs
  if (a === c && c !== d && d === f) return rules.twoTriplets
  if ((a === d && d !== e && e === f) || (a === b && b !== c && c === f)) {
    const asPairs = rules.fourKindAndPairCountsAsThreePairs ? rules.threePairs : 0
    return Math.max(rules.fourKindAndPair, asPairs)
  }
  return 0
}

/** Whether these dice, ascending, are exactly what one of the other combinations asks for. */
function makes(pattern: RuleSet['combinations'][number], dice: Dice): boolean {
  switch (pattern.kind) {
    case 'run':
      return (
        dice.length === pattern.length &&
        dice.every((face, i) => face === dice[0]! + i) &&
        (pattern.from === null || pattern.from === dice[0])
      )
    case 'faces':
      return [...pattern.faces].sort().join('') === dice.join('')
    case 'groups': {
      const counts = [...new Set(dice)].map((face) => dice.filter((one) => one === face).length)
      return counts.sort().join('') === [...pattern.sizes].sort().join('')
    }
  }
}

/** What these dice score as one combination of several faces; 0 if they are none. */
export function asOneOf(rules: RuleSet, dice: Dice): number {
  const others = rules.combinations.map((one) => (makes(one, dice) ? one.points : 0))
  return Math.max(dice.length === 6 ? asCombination(rules, dice) : 0, ...others, 0)
}

/** The most that all these dice score: every way to take some as one combination, and the rest. */
function scoreOfAll(
  rules: RuleSet,
  dice: Dice,
  score: (dice: Dice) => number | null,
): number | null {
  let best = asSets(rules, dice)
  for (let subset = 1; subset < 2 ** dice.length; subset++) {
    const points = asOneOf(
      rules,
      dice.filter((_, i) => (subset >> i) % 2 === 1),
    )
    if (points === 0) continue
    const left = dice.filter((_, i) => (subset >> i) % 2 === 0)
    const rest = left.length === 0 ? 0 : score(left)
    if (rest !== null) best = Math.max(best ?? 0, points + rest)
  }
  return best
}

/** Everything that may be set aside from a roll, each (dice, points) once. */
function movesOf(dice: Dice, rules: RuleSet, score: (dice: Dice) => number | null): Move[] {
  const bonus = dice.length === 1 || !rules.bonusOnlySingleDie ? rules.hotDiceBonus : 0
  const moves = new Map<string, Move>()
  for (let subset = 1; subset < 2 ** dice.length; subset++) {
    const some = dice.filter((_, i) => (subset >> i) % 2 === 1)
    const own = score(some)
    if (own === null) continue
    const points = own + (some.length === dice.length ? bonus : 0)
    moves.set(`${some.length} ${points}`, { taken: some.length, points })
  }
  if (moves.size === 0 && dice.length === rules.dice && rules.nothing > 0) {
    return [{ taken: dice.length, points: rules.nothing + bonus }]
  }
  const all = [...moves.values()]
  if (!rules.mustSetAsideAll || all.length === 0) return all
  const most = Math.max(...all.map(({ taken }) => taken))
  return all.filter(({ taken }) => taken === most)
}

/** Whether each of these dice has one of its own in the roll. */
export function showsDice(faces: readonly number[], dice: readonly number[]): boolean {
  const left = [...dice]
  const all = faces.every((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return faces.length > 0 && all
}

const rollsByRules = new WeakMap<RuleSet, SlowRoll[][]>()

/** All rolls of one die to all dice with their moves, by number of dice; entry 0 is empty. */
export function slowRolls(rules: RuleSet): SlowRoll[][] {
  const rolls = rollsByRules.get(rules) ?? everyRoll(rules)
  rollsByRules.set(rules, rolls)
  return rolls
}

/** Tells the most that all of some dice, ascending, score; null if some die would be left over. */
export function slowScore(rules: RuleSet): (dice: Dice) => number | null {
  const known = new Map<string, number | null>()
  const score = (dice: Dice): number | null => {
    const key = dice.join('')
    if (!known.has(key)) known.set(key, scoreOfAll(rules, dice, score))
    return known.get(key)!
  }
  return score
}

function everyRoll(rules: RuleSet): SlowRoll[][] {
  const score = slowScore(rules)
  return Array.from({ length: rules.dice + 1 }, (_, count) => {
    if (count === 0) return []
    ORDERED_ROLLS[count] ??= orderedRolls(count)
    return [...ORDERED_ROLLS[count]].map(([key, ways]) => {
      const dice = [...key].map(Number)
      const lost = showsDice(rules.losingDice, dice)
      return { dice, ways, moves: lost ? [] : movesOf(dice, rules, score) }
    })
  })
}

/** The dice in hand after taking so many of n. */
export function slowDiceAfter(n: number, taken: number, allDice = 6): number {
  return n - taken || allDice
}
