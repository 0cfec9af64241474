import {
  diceCounts,
  type DiceCount,
  type Points,
  type Probability,
} from '../../../../base/units.ts'
import { sizeOf, subsetsOf, type Multiset } from '../../../../dice/multiset.ts'
import { rollsOf, type Roll } from '../../../../dice/rolls.ts'
import {
  NO_SCORE,
  rollOptions,
  scoreOfSetAside,
  scoringOf,
  type Scoring,
} from '../../rules/scoring.ts'
import { mayBankWith, type RuleSet } from '../../rules/rule-set.ts'
import { hasOwnDice } from '../../rules/own-dice.ts'
import { remembersMore } from '../../rules/turn-rules.ts'
import type { BankableDice } from './banking.ts'
import { diceNodes } from './dice-nodes.ts'
import { mayBankAtPlace, setAsidesOf, turnPlaces, type SetAside } from './turn-places.ts'

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

/** Something to set aside from a roll: so many dice for so many points, and where that leads. */
export interface RollOption {
  readonly taken: number
  readonly points: Points
  readonly next: TurnNode
}

/** A roll of a node, in how many ways it comes up, and what can be done with it. */
interface NodeRoll {
  readonly dice: Multiset
  readonly ways: number
  readonly options: () => RollOption[]
}

/** A node as it is laid out: the dice it rolls, and all their rolls. */
export interface NodeLayout {
  readonly dice: DiceCount
  readonly isBankable: boolean
  /** The ways of all rolls together. */
  readonly ways: number
  readonly rolls: () => NodeRoll[]
}

/** A node of ordinary dice. */
function nodeOf(
  dice: DiceCount,
  isBankable: boolean,
  optionsOf: (roll: Multiset) => RollOption[],
): NodeLayout {
  const withOptions = (roll: Roll): NodeRoll => ({ ...roll, options: () => optionsOf(roll.dice) })
  return { dice, isBankable, ways: 6 ** dice, rolls: () => rollsOf(dice).map(withOptions) }
}

/** By number of dice the most points that can be scored with them. */
function bestOptions(scoring: Scoring, roll: Multiset): RollOption[] {
  const { dice } = scoring.rules
  return rollOptions(scoring, roll).flatMap((points, taken) =>
    points === NO_SCORE ? [] : [{ taken, points, next: diceAfter(sizeOf(roll), taken, dice) }],
  )
}

/** Everything that can be set aside, poorer choices of as many dice included. */
function allOptions(scoring: Scoring, roll: Multiset): RollOption[] {
  const options = bestOptions(scoring, roll)
  if (options.length === 0) return options
  const rolled = sizeOf(roll)
  const { mustSetAsideAll } = scoring.rules
  for (const dice of subsetsOf(roll)) {
    const taken = sizeOf(dice)
    if (mustSetAsideAll && taken !== options[0]!.taken) continue
    const points = scoreOfSetAside(scoring, dice, rolled)
    const known = options.some((option) => option.taken === taken && option.points === points)
    if (points === NO_SCORE || known) continue
    options.push({ taken, points, next: diceAfter(rolled, taken, scoring.rules.dice) })
  }
  return options.sort((a, b) => a.taken - b.taken || b.points - a.points)
}

/** The numbers of dice as nodes, where nothing else counts within a turn. */
function plainNodes(scoring: Scoring, everyOption: boolean): NodeLayout[] {
  const optionsOf = everyOption ? allOptions : bestOptions
  return diceCounts(scoring.rules.dice).map((dice) =>
    nodeOf(dice, mayBankWith(scoring.rules, dice), (roll) => optionsOf(scoring, roll)),
  )
}

/** The places of a turn that remembers more, as nodes. */
function placeNodes(scoring: Scoring, everyOption: boolean): NodeLayout[] {
  const { places, after } = turnPlaces(scoring)
  const known = new Map<Multiset, SetAside[]>()
  const setAsides = (roll: Multiset): SetAside[] => {
    const some = known.get(roll) ?? setAsidesOf(scoring, roll)
    known.set(roll, some)
    return some
  }
  const optionsAt = (node: TurnNode, roll: Multiset): RollOption[] => {
    const options = new Map<string, RollOption>()
    for (const one of setAsides(roll)) {
      const { taken } = one
      const { points, next } = after(node, one)
      // Of two that lead to the same node the one with more points is never worse for points.
      const key = everyOption ? `${taken} ${points} ${next}` : String(next)
      if (points > (options.get(key)?.points ?? NO_SCORE)) options.set(key, { taken, points, next })
    }
    return [...options.values()].sort(
      (a, b) => a.taken - b.taken || b.points - a.points || a.next - b.next,
    )
  }
  return places
    .slice(1)
    .map((place, i) =>
      nodeOf(place.dice, mayBankAtPlace(scoring.rules, place), (roll) => optionsAt(i + 1, roll)),
    )
}

function groupRolls(
  { rolls }: NodeLayout,
  isCounted: (roll: Multiset) => boolean,
): { groups: Group[]; farkles: number } {
  const groups = new Map<string, Group>()
  let farkles = 0
  for (const roll of rolls()) {
    if (!isCounted(roll.dice)) continue
    const options = roll.options()
    if (options.length === 0) {
      farkles += roll.ways
      continue
    }
    const key = options.map(({ taken, points, next }) => `${taken} ${points} ${next}`).join()
    const group = groups.get(key)
    if (group) group.ways += roll.ways
    else groups.set(key, { ways: roll.ways, options, example: roll.dice })
  }
  return { groups: [...groups.values()], farkles }
}

function diceModel(
  node: TurnNode,
  { dice, ways: all }: Pick<NodeLayout, 'dice' | 'ways'>,
  groups: Group[],
  farkles: number,
  grid: Points,
  tries: number,
): DiceModel {
  const risk = farkles / all
  // A die that is rolled again when it has not scored: the chances of its tries, added up.
  const again = tries > 1 ? (1 - risk ** tries) / (1 - risk) : 1
  const flat = groups.map(({ options }) => options)
  const optionStart = new Int32Array(groups.length + 1)
  flat.forEach((options, g) => (optionStart[g + 1] = optionStart[g]! + options.length))
  return {
    node,
    dice,
    groupCount: groups.length,
    farkleProbability: risk ** tries,
    probability: Float64Array.from(groups, ({ ways }) => (ways / all) * again),
    optionStart,
    optionDice: Uint8Array.from(flat.flat(), ({ taken }) => taken),
    optionLeft: Uint8Array.from(flat.flat(), ({ next }) => next),
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
  const hasOwn = hasOwnDice(rules)
  const isPlain = !hasOwn && !remembersMore(rules)
  const layout = (isPlain ? plainNodes : hasOwn ? diceNodes : placeNodes)(scoring, everyOption)
  const grouped = layout.map((node) => groupRolls(node, isCounted))
  const points = grouped.flatMap(({ groups }) =>
    groups.flatMap(({ options }) => options.map((option) => option.points)),
  )
  const grid = points.reduce(greatestCommonDivisor, 0) || 1
  const models = grouped.map(({ groups, farkles }, i) => {
    const node = layout[i]!
    return diceModel(i + 1, node, groups, farkles, grid, node.dice === 1 ? rules.lastDieRolls : 1)
  })
  return {
    grid,
    allDice,
    counts: diceCounts(allDice),
    nodes: models.map(({ node }) => node),
    start: isPlain ? allDice : 1,
    byDice: [diceModel(0, { dice: 0, ways: 1 }, [], 0, grid, 1), ...models],
    bankable: [mayBankWith(rules, 0), ...layout.map(({ isBankable }) => isBankable)],
    // There may be more options than a call can have arguments.
    largestSteps: points.reduce((most, one) => Math.max(most, one), 0) / grid,
  }
}

/** Whether nothing but the dice left counts within a turn: the nodes are the numbers of dice. */
export function isPlainModel({ nodes, byDice }: TurnModel): boolean {
  return nodes.every((node) => byDice[node]!.dice === node)
}

/** The dice to roll next after setting aside `taken` of `dice`: hot dice bring all of them back. */
export function diceAfter(dice: DiceCount, taken: number, allDice: DiceCount): DiceCount {
  return dice === taken ? allDice : dice - taken
}
