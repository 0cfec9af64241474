import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { showsDice, slowDiceAfter, slowRolls, type SlowRoll } from './slow-rules.ts'

/** Possible action after a roll: the dice in hand then, and the points gained. */
export interface SlowMove {
  readonly dice: number
  readonly points: number
}

/** Rolls with the same moves, taken together. */
export interface SlowOutcome {
  readonly chance: number
  readonly moves: readonly SlowMove[]
}

/** All that can come of rolling some number of dice; the chances add up to 1. */
export interface SlowOdds {
  /** Chance to win the game at once, and of the losing dice. */
  readonly wins: number
  readonly loses: number
  readonly farkles: number
  readonly outcomes: readonly SlowOutcome[]
}

/** Whether as many dice are alike as win at once: six, or all five of a game of five. */
export const sixAlike = (dice: readonly number[], { dice: all }: RuleSet): boolean =>
  dice.some((face) => dice.filter((other) => other === face).length >= Math.min(6, all))

/** Each of a roll's moves once, as they are preferred where they are as good: fewest dice, most points. */
function movesOf(rules: RuleSet, n: number, roll: SlowRoll): SlowMove[] {
  const moves = roll.moves
    .toSorted((a, b) => a.taken - b.taken || b.points - a.points)
    .map(({ taken, points }) => ({ dice: slowDiceAfter(n, taken, rules.dice), points }))
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()]
}

function oddsOf(rules: RuleSet, n: number, rolls: readonly SlowRoll[]): SlowOdds {
  const outcomes = new Map<string, { ways: number; moves: SlowMove[] }>()
  let wins = 0
  let loses = 0
  let farkles = 0
  for (const roll of rolls) {
    if (
      (rules.sixOfAKindWins && sixAlike(roll.dice, rules)) ||
      showsDice(rules.winningDice, roll.dice)
    ) {
      wins += roll.ways
    } else if (showsDice(rules.losingDice, roll.dice)) {
      loses += roll.ways
    } else if (roll.moves.length === 0) {
      farkles += roll.ways
    } else {
      const moves = movesOf(rules, n, roll)
      const key = JSON.stringify(moves)
      const ways = (outcomes.get(key)?.ways ?? 0) + roll.ways
      outcomes.set(key, { ways, moves })
    }
  }
  return {
    wins: wins / 6 ** n,
    loses: loses / 6 ** n,
    farkles: farkles / 6 ** n,
    outcomes: [...outcomes.values()].map(({ ways, moves }) => ({ chance: ways / 6 ** n, moves })),
  }
}

/** The odds of rolling one die to all dice, by number of dice; poor moves are left in. Entry 0 is unused. */
export function slowOdds(rules: RuleSet): SlowOdds[] {
  return slowRolls(rules).map((rolls, n) => oddsOf(rules, n, rolls))
}

/**
 * The chance to win by rolling, if a farkle is worth `farkle` and `after` what a move leads to: eq. 1
 * and 2 of the 2017 paper for one roll.
 */
export function slowRoll(
  { wins, loses, farkles, outcomes }: SlowOdds,
  farkle: number,
  after: (dice: number, points: number) => number,
  losing = 0,
): number {
  let sum = wins + farkles * farkle + loses * losing
  for (const { chance, moves } of outcomes) {
    let best = 0
    for (const { dice, points } of moves) best = Math.max(best, after(dice, points))
    sum += chance * best
  }
  return sum
}

/** The greatest common divisor. */
export function divisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : divisor(b, a % b)
}

/**
 * The outcomes of a roll laid out flat, for recursions that spend nearly all their time on them. The
 * moves of outcome i are at `starts[i]` to before `starts[i + 1]`.
 */
export interface FlatOutcomes {
  readonly chances: Float64Array
  readonly starts: Int32Array
  /** How far each move leads in an array with an entry for each number of dice in each row. */
  readonly jumps: Int32Array
}

/** Lays them out for rows of `step` points, with an entry for each of up to so many dice. */
export function flatOutcomes(
  outcomes: readonly SlowOutcome[],
  dice: number,
  step: number,
): FlatOutcomes {
  const starts = [0]
  for (const { moves } of outcomes) starts.push(starts.at(-1)! + moves.length)
  return {
    chances: Float64Array.from(outcomes, ({ chance }) => chance),
    starts: Int32Array.from(starts),
    jumps: Int32Array.from(
      outcomes.flatMap(({ moves }) =>
        moves.map((move) => (dice * move.points) / step + move.dice - 1),
      ),
    ),
  }
}

/** What the rolls that score add to slowRoll, if `best` holds what moves from this place lead to. */
export function scoredRoll(
  { chances, starts, jumps }: FlatOutcomes,
  best: Float64Array,
  place: number,
): number {
  let sum = 0
  for (let i = 0, move = 0; i < chances.length; i++) {
    let most = 0
    for (const end = starts[i + 1]!; move < end; move++) {
      const value = best[place + jumps[move]!]!
      if (value > most) most = value
    }
    sum += chances[i]! * most
  }
  return sum
}

/**
 * Value of n dice, by n, where points no longer matter: a bank is worth `bank` at every total, a
 * farkle `farkle`, and dice for which `rolls` says no are not rolled; those for which
 * `mustRoll` says yes are not banked. Iterated until nothing moves.
 */
export function slowEndless(
  odds: readonly SlowOdds[],
  bank: number,
  farkle: number,
  rolls: (dice: number) => boolean = () => true,
  mustRoll: (dice: number) => boolean = () => false,
  losing = 0,
): number[] {
  // Without dice that must be rolled the sums only rise, so they come to a stand.
  const still = odds.some((_, n) => mustRoll(n)) ? 1e-17 : 0
  let values = odds.map(() => bank)
  for (;;) {
    const before = values
    values = odds.map((some, n) => {
      if (n === 0 || !rolls(n)) return bank
      const rolled = slowRoll(some, farkle, (dice) => before[dice]!, losing)
      return mustRoll(n) ? rolled : Math.max(bank, rolled)
    })
    if (values.every((value, n) => Math.abs(value - before[n]!) <= still)) return values
  }
}
