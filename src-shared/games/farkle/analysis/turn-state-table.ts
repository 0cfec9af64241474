import type { DiceCount, Points, Probability } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { reachableRows } from '../solve/turn/reachability.ts'
import { gainOfRolling, type TurnStrategy } from '../solve/turn/score-solver.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { bestPolicy, rollsPerTurn } from '../solve/turn/turn-policy.ts'
import type { TurnPart } from './position.ts'
import { turnWalk } from './turn-walk.ts'

interface TotalGain {
  readonly total: Points
  readonly gain: Points
}

/** Limit of a turn state without its total, where the state is more than the dice left. */
export interface StateLimit {
  /** One node for each ending of the turn total, if the rules depend on it; else one. */
  readonly nodes: readonly TurnNode[]
  readonly part: TurnPart
  readonly dice: DiceCount
  /** null if rolling is right at any total. */
  readonly from: Points | null
  /** True if banking is right at every bankable total. */
  readonly always: boolean
  /** Range of answers equivalent to `from`. */
  readonly span: readonly [least: Points, most: Points]
  /** Last total to roll and first total to bank; null if there is none. */
  readonly below: TotalGain | null
  readonly at: TotalGain | null
  readonly risk: Probability
  /** Expected visits per turn under the best policy. */
  readonly perTurn: number
}

/** Row of a table of limits: dice left, or several choices of as many dice that say the same. */
export interface StateRow {
  readonly dice: readonly StateLimit['part']['dice'][]
  /** Whether these are all choices of so many dice. */
  readonly isAll: boolean
  /** By column, of the first choice; null if unreachable, or nothing may be banked there. */
  readonly limits: readonly (StateLimit | null)[]
  /** All limits that the row tells. */
  readonly told: readonly StateLimit[]
}

/** Limits as a table: rows by dice left, columns by the other turn state. */
export interface StateTable {
  /** A single empty entry if the turn has no other state. */
  readonly columns: readonly Omit<TurnPart, 'dice'>[]
  readonly rows: readonly StateRow[]
  readonly left: number
}

const MAX_TABLE_ROWS = 64
const MAX_TABLE_COLUMNS = 10

/** Expected visits per turn, by node, under the best policy. */
function arrivals(strategy: TurnStrategy): Float64Array {
  const { model } = strategy
  const policy = bestPolicy(strategy)
  const found = new Float64Array(model.nodes.length + 1)
  rollsPerTurn(model, policy).forEach((column, node) => {
    const dice = model.byDice[node]!
    column.forEach((rolls, row) => {
      for (let group = 0; rolls > 0 && group < dice.groupCount; group++) {
        const option = policy.option(dice, group, row)
        found[dice.optionLeft[option]!]! += rolls * dice.probability[group]!
      }
    })
  })
  return found
}

const columnKey = ({ rollsLeft, bonuses }: Omit<TurnPart, 'dice'>): string =>
  `${rollsLeft ?? ''} ${bonuses ?? 0}`

const rowKey = ({ dice }: TurnPart): string =>
  'left' in dice ? `${dice.left} ${dice.kinds?.join('') ?? ''}` : ''

function limitOf(
  strategy: TurnStrategy,
  part: TurnPart,
  nodes: readonly TurnNode[],
  reachable: readonly Uint8Array[],
  perTurn: number,
): StateLimit | null {
  const { model, goal, tail, rows } = strategy
  const { grid } = model
  const least = Math.ceil(goal.minimumBank / grid)
  const totals: TotalGain[] = []
  for (let row = 1; row <= rows; row++) {
    const node = nodes.find((n) => reachable[n]![row] === 1 && mayBank(model, least, n, row))
    if (node === undefined) continue
    totals.push({ total: row * grid, gain: gainOfRolling(strategy, row * grid, node) })
  }
  if (totals.length === 0) return null
  const lastRolled = totals.findLastIndex(({ gain }) => gain > POINT_TOLERANCE)
  const first = nodes[0]!
  const isNever = tail.rolls[first]! || lastRolled === totals.length - 1
  const at = isNever ? null : totals[lastRolled + 1]!
  const below = totals[lastRolled] ?? null
  const always = lastRolled < 0
  const from = at && (always ? Math.max(goal.minimumBank, 0) : at.total)
  return {
    nodes,
    part,
    from,
    always,
    below,
    at,
    perTurn,
    dice: 'left' in part.dice ? part.dice.left : 0,
    span: at === null ? [0, 0] : [below === null ? 0 : below.total + 1, at.total],
    risk: model.byDice[first]!.farkleProbability,
  }
}

/** Limits of all turn states, most dice first, then most rolls left. */
export function stateLimits(rules: RuleSet, strategy: TurnStrategy): StateLimit[] {
  const { model, rows } = strategy
  const { partAt } = turnWalk(rules)
  const reachable = reachableRows(rules, model, rows + 1)
  const met = arrivals(strategy)
  // After the last roll there is no choice, and unconfirmed points cannot be banked.
  const open = model.nodes.filter((node) => partAt(node).dice.left > 0 && model.bankable[node])
  const states = Map.groupBy(open, (node) => `${rowKey(partAt(node))} ${columnKey(partAt(node))}`)
  const limits = [...states.values()].flatMap((nodes) => {
    const part = partAt(nodes[0]!)
    const perTurn = nodes.reduce((sum, node) => sum + met[node]!, 0)
    return limitOf(strategy, part, nodes, reachable, perTurn) ?? []
  })
  return limits.sort(
    (a, b) =>
      b.dice - a.dice ||
      (b.part.rollsLeft ?? 0) - (a.part.rollsLeft ?? 0) ||
      (a.part.bonuses ?? 0) - (b.part.bonuses ?? 0),
  )
}

/** Whether and from where to bank: equal for limits that say the same up to the goal. */
function advice({ goal }: RuleSet, limit: StateLimit | null): string {
  if (limit === null) return 'none'
  if (limit.from === null || limit.from >= goal) return 'roll'
  return limit.always ? 'bank' : String(limit.from)
}

/** Lays limits out as a table. If too large, keeps the fewest bonuses and the most visited rows. */
export function stateTable(rules: RuleSet, limits: readonly StateLimit[]): StateTable {
  const all = new Map(limits.map(({ part }) => [columnKey(part), part]))
  const columns = [...all.values()]
    .sort((a, b) => (a.bonuses ?? 0) - (b.bonuses ?? 0) || (b.rollsLeft ?? 0) - (a.rollsLeft ?? 0))
    .slice(0, MAX_TABLE_COLUMNS)
  const byDice = [...Map.groupBy(limits, ({ part }) => rowKey(part)).values()].map((row) =>
    columns.map((column) => row.find(({ part }) => columnKey(part) === columnKey(column)) ?? null),
  )
  const told = (row: readonly (StateLimit | null)[]): StateLimit[] =>
    row.filter((limit) => limit !== null)
  const shown = byDice.filter((row) => told(row).length > 0)
  const diceOf = (row: readonly (StateLimit | null)[]): DiceCount => told(row)[0]!.dice
  const alike = Map.groupBy(
    shown,
    (row) => `${diceOf(row)} ${row.map((limit) => advice(rules, limit)).join(' ')}`,
  )
  const rows = [...alike.values()].map((some): StateRow => ({
    dice: some.map((row) => told(row)[0]!.part.dice),
    isAll: shown.every((row) => diceOf(row) !== diceOf(some[0]!) || some.includes(row)),
    limits: some[0]!,
    told: some.flatMap(told),
  }))
  // Of as many dice, those that are rolled longest come first.
  const from = ({ told }: StateRow): Points => told[0]!.from ?? Number.MAX_VALUE
  rows.sort((a, b) => b.told[0]!.dice - a.told[0]!.dice || from(b) - from(a))
  const perTurn = (row: StateRow): number => row.told.reduce((sum, one) => sum + one.perTurn, 0)
  const most = rows.toSorted((a, b) => perTurn(b) - perTurn(a)).slice(0, MAX_TABLE_ROWS)
  const kept = rows.filter((row) => most.includes(row))
  return { columns, rows: kept, left: limits.length - kept.flatMap((row) => row.told).length }
}
