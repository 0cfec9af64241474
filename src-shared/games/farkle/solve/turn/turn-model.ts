import {
  diceCounts,
  type DiceCount,
  type Points,
  type Probability,
} from '../../../../base/units.ts'
import { sizeOf, subsetsOf, type Multiset } from '../../../../dice/multiset.ts'
import { chanceOf, rollsOf } from '../../../../dice/rolls.ts'
import {
  NO_SCORE,
  rollOptions,
  scoreOfSetAside,
  scoringOf,
  type Scoring,
} from '../../rules/scoring.ts'
import { mayBankWith, type RuleSet } from '../../rules/rule-set.ts'
import type { BankableDice } from './banking.ts'

/**
 * A place within a turn, as the number of its node: what is left to be rolled and all else that counts
 * within the turn, but for the turn total. Where nothing else counts it is the number of dice to roll.
 */
export type TurnNode = number

/**
 * All rolls at a node, grouped by what can be done with them: rolls with equal options are one
 * group with a summed probability. Farkles are no group; their chance stands apart.
 *
 * Group g owns the options `optionStart[g]` up to, but not including, `optionStart[g + 1]`.
 */
export interface DiceModel {
  readonly node: TurnNode
  /** Dice that are rolled. */
  readonly dice: DiceCount
  readonly groupCount: number
  readonly farkleProbability: Probability
  /** Chance of each group, by group. */
  readonly probability: Float64Array
  /** By group, and one more entry at the end. */
  readonly optionStart: Int32Array
  /** Dice set aside, by option; ascending within a group. */
  readonly optionDice: Uint8Array
  /** Node that the turn comes to, by option; that of all dice after hot dice. */
  readonly optionLeft: Uint8Array
  /** Points gained, in steps of the model's grid, by option. */
  readonly optionSteps: Int32Array
  /** One roll of the group, to show, by group. */
  readonly example: readonly Multiset[]
}

/** Possible rolls and options of a turn under a rule set, the same for every solver. */
export interface TurnModel {
  /** The greatest common divisor of all points: every turn total is a multiple of it. */
  readonly grid: Points
  /** Dice of a full roll. */
  readonly allDice: DiceCount
  /** Every number of dice that can be rolled, ascending. */
  readonly counts: readonly DiceCount[]
  /** Every node, ascending from 1. */
  readonly nodes: readonly TurnNode[]
  /** Node of a turn's first roll. */
  readonly start: TurnNode
  /** By node; entry 0 is unused. */
  readonly byDice: readonly DiceModel[]
  /** Where the rules allow a bank, if the turn total is enough. */
  readonly bankable: BankableDice
  /** The largest gain of one roll, in steps of the grid. */
  readonly largestSteps: number
}

interface Group {
  ways: number
  readonly options: readonly RollOption[]
  readonly example: Multiset
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** Something to set aside from a roll: so many dice for so many points. */
interface RollOption {
  readonly taken: number
  readonly points: Points
}

/** By number of dice the most points that can be scored with them. */
function bestOptions(scoring: Scoring, roll: Multiset): RollOption[] {
  return rollOptions(scoring, roll).flatMap((points, taken) =>
    points === NO_SCORE ? [] : [{ taken, points }],
  )
}

/** Everything that can be set aside, poorer choices of as many dice included. */
function allOptions(scoring: Scoring, roll: Multiset): RollOption[] {
  const options = bestOptions(scoring, roll)
  if (scoring.rules.mustSetAsideAll) return options
  const rolled = sizeOf(roll)
  for (const dice of subsetsOf(roll)) {
    const taken = sizeOf(dice)
    const points = scoreOfSetAside(scoring, dice, rolled)
    const known = options.some((option) => option.taken === taken && option.points === points)
    if (points !== NO_SCORE && !known) options.push({ taken, points })
  }
  return options.sort((a, b) => a.taken - b.taken || b.points - a.points)
}

function groupRolls(
  scoring: Scoring,
  dice: DiceCount,
  isCounted: (roll: Multiset) => boolean,
  everyOption: boolean,
): { groups: Group[]; farkles: number } {
  const optionsOf = everyOption ? allOptions : bestOptions
  const groups = new Map<string, Group>()
  let farkles = 0
  for (const roll of rollsOf(dice)) {
    if (!isCounted(roll.dice)) continue
    const options = optionsOf(scoring, roll.dice)
    if (options.length === 0) {
      farkles += roll.ways
      continue
    }
    const key = options.map(({ taken, points }) => `${taken} ${points}`).join()
    const group = groups.get(key)
    if (group) group.ways += roll.ways
    else groups.set(key, { ways: roll.ways, options, example: roll.dice })
  }
  return { groups: [...groups.values()], farkles }
}

function diceModel(
  dice: DiceCount,
  allDice: DiceCount,
  groups: Group[],
  farkles: number,
  grid: Points,
): DiceModel {
  const flat = groups.map(({ options }) => options)
  const optionStart = new Int32Array(groups.length + 1)
  flat.forEach((options, g) => (optionStart[g + 1] = optionStart[g]! + options.length))
  return {
    node: dice,
    dice,
    groupCount: groups.length,
    farkleProbability: chanceOf(farkles, dice),
    probability: Float64Array.from(groups, ({ ways }) => chanceOf(ways, dice)),
    optionStart,
    optionDice: Uint8Array.from(flat.flat(), ({ taken }) => taken),
    optionLeft: Uint8Array.from(flat.flat(), ({ taken }) => diceAfter(dice, taken, allDice)),
    optionSteps: Int32Array.from(flat.flat(), ({ points }) => points / grid),
    example: groups.map(({ example }) => example),
  }
}

/**
 * The turn model of a rule set (section 2 of the mathematics): for every number of dice the rolls grouped by
 * options, on the grid of the points that can be scored. Works for every well-formed rule set, also
 * for one in which nothing scores (grid 1 then). Rolls for which `isCounted` says no are left out, and
 * their chance with them. With `everyOption` the poorer choices of as many dice are options, too: for
 * games in which more points can be worse, as they can where reaching the goal gives the other one a
 * last turn.
 */
export function turnModel(
  rules: RuleSet,
  isCounted: (roll: Multiset) => boolean = () => true,
  everyOption = false,
): TurnModel {
  const scoring = scoringOf(rules)
  const allDice = rules.dice
  const counts = diceCounts(allDice)
  const grouped = counts.map((dice) => groupRolls(scoring, dice, isCounted, everyOption))
  const points = grouped.flatMap(({ groups }) =>
    groups.flatMap(({ options }) => options.map((option) => option.points)),
  )
  const grid = points.reduce(greatestCommonDivisor, 0) || 1
  const byDice = grouped.map(({ groups, farkles }, i) =>
    diceModel(counts[i]!, allDice, groups, farkles, grid),
  )
  return {
    grid,
    allDice,
    counts,
    nodes: counts,
    start: allDice,
    byDice: [diceModel(0, allDice, [], 0, grid), ...byDice],
    bankable: Array.from({ length: allDice + 1 }, (_, n) => mayBankWith(rules, n)),
    largestSteps: Math.max(0, ...points) / grid,
  }
}

/** The dice to roll next after setting aside `taken` of `dice`: hot dice bring all of them back. */
export function diceAfter(dice: DiceCount, taken: number, allDice: DiceCount): DiceCount {
  return dice === taken ? allDice : dice - taken
}
