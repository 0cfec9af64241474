import type { Probability } from '../../../../base/units.ts'
import { topRow } from '../match/planned-player.ts'
import type { SolvedGame } from '../match/turn-guide.ts'
import type { TurnMass } from '../match/turn-mass.ts'
import { endRow, goalRow, stateIndex } from '../win/win-states.ts'
import { eachPair } from '../match/match-order.ts'
import type { ThumbRule } from './thumb-rule.ts'
import { ThumbTurns } from './thumb-turns.ts'

/** Chances within a turn below this are left out of a guess. */
const HARDLY_EVER = 1e-7

/** How much more often than others states are drawn in which somebody needs at most this part. */
const END_PART = 0.2
const END_WEIGHT = 6

/** A state that stands for many. */
interface Sample {
  readonly own: number
  readonly opponent: number
  /** How many visits per game it stands for. */
  readonly visits: number
}

/**
 * Draws states by their visits, evenly along the diagonals of equal sums: a line on which neighbours
 * are alike. Those near the end are drawn more often and count for less, for single ones lose more.
 */
export function drawStates(solved: SolvedGame, visits: Float64Array, count: number): Sample[] {
  const { game } = solved
  const end = game.goal * (1 - END_PART)
  const all: (Sample & { readonly weight: number })[] = []
  let total = 0
  eachPair(game, 'descending', (own, opponent) => {
    const seen = visits[stateIndex(game, own, opponent)]!
    if (seen <= 0) return
    const weight = own >= end || opponent >= end ? END_WEIGHT : 1
    all.push({ own, opponent, visits: seen, weight })
    total += seen * weight
  })
  const step = total / count
  const samples: Sample[] = []
  let passed = 0
  let next = step / 2
  for (const { own, opponent, visits: seen, weight } of all) {
    passed += seen * weight
    let times = 0
    for (; next < passed; next += step) times++
    if (times > 0) samples.push({ own, opponent, visits: (times * step) / weight })
  }
  return samples
}

/**
 * The chance to win by a turn that was played, and then the best play, times the chance of what was
 * followed of the turn; for games without a penalty in which the first to reach the goal wins.
 */
export function turnWorth(
  { game, values }: SolvedGame,
  { banked, last, farkle, won }: TurnMass,
  own: number,
  opponent: number,
): { readonly worth: Probability; readonly chance: Probability } {
  const goal = goalRow(game, own)
  const base = stateIndex(game, opponent, own)
  let worth = won
  let chance = won
  for (let row = 1; row <= last; row++) {
    const one = banked[row]!
    if (one === 0) continue
    chance += one
    worth += one * (row >= goal ? 1 : 1 - values[base + row * game.perRow]!)
  }
  return { worth: worth + farkle * (1 - values[base]!), chance: chance + farkle }
}

/**
 * Guesses how far behind the best player a rule is, for games without a penalty in which the first to
 * reach the goal wins. With the visits of the rule's own games and all states, twice the sum of visits
 * times what a turn loses is exact, for what a policy loses is what its turns lose (the performance
 * difference lemma); states that are drawn, and visits of a rule like it, make it a guess.
 */
export function guessBehind(
  solved: SolvedGame,
  samples: readonly Sample[],
  rule: ThumbRule,
): Probability {
  const { game, endings, values } = solved
  const turns = new ThumbTurns(game, rule, topRow(game, endings), HARDLY_EVER)
  let sum = 0
  for (const { own, opponent, visits } of samples) {
    turns.run({ own, opponent, take: endRow(game, own), last: null })
    const { worth, chance } = turnWorth(solved, turns.mass, own, opponent)
    // What was left out is taken to end as the rest.
    sum += visits * (values[stateIndex(game, own, opponent)]! - worth / chance)
  }
  return 2 * sum
}
