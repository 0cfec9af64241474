import {
  diceCounts,
  greatestCommonDivisor,
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
import { keeping } from '../keeping.ts'
import { diceNodes } from './dice-nodes.ts'
import { mayBankIn, setAsidesOf, turnStates } from './turn-states.ts'

/** Index of a turn state without the total; the dice left where nothing else matters. */
export type TurnNode = number

/**
 * All rolls at a node, grouped by equal options with summed probability. Farkles are in no group.
 * Group g has the options `optionStart[g]` to `optionStart[g + 1] - 1`.
 */
export interface DiceModel {
  readonly node: TurnNode
  readonly dice: DiceCount
  readonly groupCount: number
  readonly farkleProbability: Probability
  readonly probability: Float64Array
  /** By group, and one more entry at the end. */
  readonly optionStart: Int32Array
  /** Dice set aside, by option; ascending within a group. */
  readonly optionDice: Uint8Array
  /** Next node, by option; that of all dice after hot dice. */
  readonly optionLeft: Uint8Array
  /** Points gained, in grid steps, by option. */
  readonly optionSteps: Int32Array
  /** One roll of each group, for display; of each kind of dice, as in diceKinds. */
  readonly example: readonly (readonly Multiset[])[]
}

/** Rolls and options of a turn under a rule set, shared by all solvers. */
export interface TurnModel {
  /** Greatest common divisor of all points; every turn total is a multiple. */
  readonly grid: Points
  readonly allDice: DiceCount
  readonly counts: readonly DiceCount[]
  /** Ascending from 1. */
  readonly nodes: readonly TurnNode[]
  readonly start: TurnNode
  readonly byDice: readonly DiceModel[]
  /** Whether the rules allow a bank, by node (entry 0 unused); the total must suffice, too. */
  readonly bankable: readonly boolean[]
  /** Largest gain of one roll, in grid steps. */
  readonly largestSteps: number
}

interface Group {
  ways: number
  readonly options: readonly RollOption[]
  readonly example: readonly Multiset[]
}

export interface RollOption {
  readonly taken: number
  readonly points: Points
  readonly next: TurnNode
}

/** A roll at a node; `ways` is its number of ordered rolls, or their weight. */
interface NodeRoll {
  readonly dice: Multiset
  readonly byKind: readonly Multiset[]
  readonly ways: number
  readonly options: () => RollOption[]
}

export interface NodeLayout {
  readonly dice: DiceCount
  readonly isBankable: boolean
  readonly ways: number
  readonly rolls: () => NodeRoll[]
}

function nodeOf(
  dice: DiceCount,
  isBankable: boolean,
  optionsOf: (roll: Multiset) => RollOption[],
): NodeLayout {
  const withOptions = (roll: Roll): NodeRoll => ({
    ...roll,
    byKind: [roll.dice],
    options: () => optionsOf(roll.dice),
  })
  return { dice, isBankable, ways: 6 ** dice, rolls: () => rollsOf(dice).map(withOptions) }
}

/** Most points by number of dice. */
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

function plainNodes(scoring: Scoring, everyOption: boolean): NodeLayout[] {
  const optionsOf = everyOption ? allOptions : bestOptions
  return diceCounts(scoring.rules.dice).map((dice) =>
    nodeOf(dice, mayBankWith(scoring.rules, dice), (roll) => optionsOf(scoring, roll)),
  )
}

function placeNodes(scoring: Scoring, everyOption: boolean): NodeLayout[] {
  const { states, after } = turnStates(scoring)
  const setAsides = keeping((roll: Multiset) => setAsidesOf(scoring, roll))
  const optionsAt = (node: TurnNode, roll: Multiset): RollOption[] => {
    const options = new Map<string, RollOption>()
    for (const [, one] of setAsides(roll)) {
      const { taken } = one
      const { points, next } = after(node, one)
      // Of two options that lead to the same node, fewer points never help for points.
      const key = everyOption ? `${taken} ${points} ${next}` : String(next)
      if (points > (options.get(key)?.points ?? NO_SCORE)) options.set(key, { taken, points, next })
    }
    return [...options.values()].sort(
      (a, b) => a.taken - b.taken || b.points - a.points || a.next - b.next,
    )
  }
  return states
    .slice(1)
    .map((state, i) =>
      nodeOf(state.dice, mayBankIn(scoring.rules, state), (roll) => optionsAt(i + 1, roll)),
    )
}

function groupRolls(
  { rolls }: NodeLayout,
  isCounted: (roll: Multiset) => boolean,
  isApart: (roll: Multiset) => boolean,
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
    const taking = options.map(({ taken, points, next }) => `${taken} ${points} ${next}`)
    const key = `${isApart(roll.dice)} ${taking.join()}`
    const group = groups.get(key)
    if (group) group.ways += roll.ways
    else groups.set(key, { ways: roll.ways, options, example: roll.byKind })
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
  // A last die may be rolled again if it did not score: sums the probabilities of its tries.
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
 * Turn model of a rule set (section 2 of the mathematics): the rolls of every node grouped by
 * options, on the grid of the points. Also works if nothing scores (grid 1). Rolls without
 * `isCounted` are left out with their probability. `everyOption` includes poorer choices of as many
 * dice, for games in which more points can be worse, such as those with a last turn after the goal.
 * Rolls with `isApart` are in groups of their own, for players who tell them from the others.
 */
export function turnModel(
  rules: RuleSet,
  isCounted: (roll: Multiset) => boolean = () => true,
  everyOption = false,
  isApart: (roll: Multiset) => boolean = () => false,
): TurnModel {
  const scoring = scoringOf(rules)
  const allDice = rules.dice
  const hasOwn = hasOwnDice(rules)
  const isPlain = !hasOwn && !remembersMore(rules)
  const layout = (isPlain ? plainNodes : hasOwn ? diceNodes : placeNodes)(scoring, everyOption)
  const grouped = layout.map((node) => groupRolls(node, isCounted, isApart))
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
    // A spread into Math.max could exceed the limit of arguments.
    largestSteps: points.reduce((most, one) => Math.max(most, one), 0) / grid,
  }
}

export function isPlainModel({ nodes, byDice }: TurnModel): boolean {
  return nodes.every((node) => byDice[node]!.dice === node)
}

export function optionCount({ byDice }: TurnModel): number {
  return byDice.reduce((sum, { optionLeft }) => sum + optionLeft.length, 0)
}

/** The dice to roll next; all of them after hot dice. */
export function diceAfter(dice: DiceCount, taken: number, allDice: DiceCount): DiceCount {
  return dice === taken ? allDice : dice - taken
}
