import {
  diceCounts,
  greatestCommonDivisor,
  type DiceCount,
  type Points,
  type Probability,
} from '../../../../base/units.ts'
import { sizeOf, subsetsOf, type Multiset } from '../../../../dice/multiset.ts'
import { rollsOf } from '../../../../dice/rolls.ts'
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
import { OptionList, packOption, RollGroups, unpackOption, type RollOption } from './roll-groups.ts'
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

export interface NodeLayout {
  readonly dice: DiceCount
  readonly isBankable: boolean
  /** Number of ordered rolls, or their weight. */
  readonly ways: number
  readonly addRolls: (
    groups: Pick<RollGroups, 'add'>,
    isCounted: (roll: Multiset) => boolean,
    isApart: (roll: Multiset) => boolean,
  ) => void
}

function nodeOf(
  dice: DiceCount,
  isBankable: boolean,
  optionsOf: (roll: Multiset) => RollOption[],
): NodeLayout {
  return {
    dice,
    isBankable,
    ways: 6 ** dice,
    addRolls(groups, isCounted, isApart) {
      const list = new OptionList()
      for (const { dice: roll, ways } of rollsOf(dice)) {
        if (!isCounted(roll)) continue
        list.count = 0
        for (const option of optionsOf(roll)) list.push(packOption(option))
        groups.add(list, ways, () => [roll], isApart(roll))
      }
    },
  }
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

function diceModel(
  node: TurnNode,
  { dice, ways: all }: Pick<NodeLayout, 'dice' | 'ways'>,
  { ways, options, starts, examples, farkles }: RollGroups,
  grid: Points,
  tries: number,
): DiceModel {
  const risk = farkles / all
  // A last die may be rolled again if it did not score: sums the probabilities of its tries.
  const again = tries > 1 ? (1 - risk ** tries) / (1 - risk) : 1
  const model = {
    node,
    dice,
    groupCount: ways.length,
    farkleProbability: risk ** tries,
    probability: Float64Array.from(ways, (some) => (some / all) * again),
    optionStart: Int32Array.from(starts),
    optionDice: new Uint8Array(options.length),
    optionLeft: new Uint8Array(options.length),
    optionSteps: new Int32Array(options.length),
    example: examples,
  }
  for (const [o, option] of options.entries()) {
    const { taken, points, next } = unpackOption(option)
    model.optionDice[o] = taken
    model.optionLeft[o] = next
    model.optionSteps[o] = points / grid
  }
  return model
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
  isCounted?: (roll: Multiset) => boolean,
  everyOption = false,
  isApart?: (roll: Multiset) => boolean,
): TurnModel {
  const isSlow = hasOwnDice(rules) || remembersMore(rules)
  const make = (): TurnModel =>
    layOut(rules, isCounted ?? (() => true), everyOption, isApart ?? (() => false))
  if (!isSlow || isCounted || isApart) return make()
  // Each request brings its rules anew.
  const key = JSON.stringify([{ ...rules, name: '' }, everyOption])
  const model = slowModels.get(key) ?? make()
  slowModels.delete(key)
  slowModels.set(key, model)
  const [oldest] = slowModels.keys()
  if (slowModels.size > MAX_SLOW_MODELS) slowModels.delete(oldest!)
  return model
}

/** Those of dice that all differ take two megabytes each. */
const MAX_SLOW_MODELS = 6

/** The last models with many nodes, the newest last. */
const slowModels = new Map<string, TurnModel>()

function layoutOf(rules: RuleSet, everyOption: boolean): NodeLayout[] {
  const hasOwn = hasOwnDice(rules)
  const isPlain = !hasOwn && !remembersMore(rules)
  const nodes = isPlain ? plainNodes : hasOwn ? diceNodes : placeNodes
  return nodes(scoringOf(rules), everyOption)
}

/** A roll at a node: the dice of each kind, as in diceKinds, and its group there; -1 for a farkle. */
export interface GroupedRoll {
  readonly dice: readonly Multiset[]
  readonly ways: number
  readonly group: number
}

/** All rolls at each node of turnModel(rules), from node 1 on. */
export function rollsByNode(rules: RuleSet): GroupedRoll[][] {
  return layoutOf(rules, false).map(({ addRolls }) => {
    const groups = new RollGroups()
    const rolls: GroupedRoll[] = []
    const add: RollGroups['add'] = (list, ways, example, isApart) => {
      const group = groups.add(list, ways, example, isApart)
      rolls.push({ dice: example(), ways, group })
      return group
    }
    addRolls(
      { add },
      () => true,
      () => false,
    )
    return rolls
  })
}

function layOut(
  rules: RuleSet,
  isCounted: (roll: Multiset) => boolean,
  everyOption: boolean,
  isApart: (roll: Multiset) => boolean,
): TurnModel {
  const allDice = rules.dice
  const isPlain = !hasOwnDice(rules) && !remembersMore(rules)
  const layout = layoutOf(rules, everyOption)
  const points = new Set<Points>()
  const grouped = layout.map((node) => {
    const groups = new RollGroups()
    node.addRolls(groups, isCounted, isApart)
    for (const option of groups.options) points.add(unpackOption(option).points)
    return groups
  })
  const grid = [...points].reduce(greatestCommonDivisor, 0) || 1
  const models = grouped.map((groups, i) => {
    const node = layout[i]!
    return diceModel(i + 1, node, groups, grid, node.dice === 1 ? rules.lastDieRolls : 1)
  })
  return {
    grid,
    allDice,
    counts: diceCounts(allDice),
    nodes: models.map(({ node }) => node),
    start: isPlain ? allDice : 1,
    byDice: [diceModel(0, { dice: 0, ways: 1 }, new RollGroups(), grid, 1), ...models],
    bankable: [mayBankWith(rules, 0), ...layout.map(({ isBankable }) => isBankable)],
    largestSteps: [...points].reduce((most, one) => Math.max(most, one), 0) / grid,
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
