import type { DiceCount, Points } from '../../../base/units.ts'
import type { BreakpointRow, BreakpointTable } from '../solve/turn/breakpoints.ts'
import { allDiceOf, type TurnReport } from '../analysis/score-report.ts'
import { tablePolicy } from '../solve/turn/table-play.ts'
import { turnModel, type TurnModel } from '../solve/turn/turn-model.ts'
import { evaluatePolicy, type PolicyFigures, type TurnPolicy } from '../solve/turn/turn-policy.ts'
import { limitsOf } from './bank-limits.ts'
import { turnTypes, type DeckSources } from './sources.ts'
import { averagePoints, banksBy, bestHold, limitsPolicy, type Limits } from './turn-plays.ts'

/** With more turn totals, evaluating single cards would take minutes. */
const MAX_ROWS = 1_500

/** A number may help only together with others; alone it counts as 0, not as a loss. */
const atLeastNothing = (points: Points): Points => Math.max(0, points)

function withoutBreakpoint(
  table: BreakpointTable,
  dice: DiceCount,
  value: Points,
): BreakpointTable | null {
  const shorter = ({ breakpoints, ...row }: BreakpointRow): BreakpointRow => {
    const left = breakpoints.filter((b) => b.value !== value)
    // The last breakpoint must hold from 0.
    return { ...row, breakpoints: left.with(-1, { ...left.at(-1)!, from: 0 }) }
  }
  const row = table.rows.find((one) => one.dice === dice)
  if (!row || row.breakpoints.length < 2) return null
  return { ...table, rows: table.rows.map((one) => (one === row ? shorter(one) : one)) }
}

/** Keeps one value per number of dice: the one for small turn totals. */
export function startValues(table: BreakpointTable): BreakpointTable {
  const rows = table.rows.map((row) => ({ ...row, breakpoints: row.breakpoints.slice(-1) }))
  return { ...table, rows }
}

/** Points a turn of the best play; under a farkle penalty the average of a long game. */
export function bestPoints({ rules, report }: Pick<DeckSources, 'rules' | 'report'>): Points {
  const results = turnTypes(report).map(({ figures }) => ({
    points: figures.correctedExpectedPoints,
    farkleProbability: figures.farkleProbability,
  }))
  return averagePoints(results, rules.farklePenalty)
}

/**
 * Points per turn of players with growing knowledge of a rule set, by exact evaluation of their
 * policies. Under a farkle penalty the average of a long game. Ignores the minimum of the first
 * bank, which concerns few turns.
 */
export class DeckWorth {
  readonly model: TurnModel
  readonly #rows: number
  readonly #sources: DeckSources
  readonly #types: readonly TurnReport[]
  readonly #limits: readonly Limits[]
  #hold: ReturnType<typeof bestHold> | null = null
  readonly #known = new Map<string, Points>()

  constructor(sources: DeckSources) {
    this.#sources = sources
    this.model = turnModel(sources.rules)
    this.#types = turnTypes(sources.report)
    const { grid } = this.model
    this.#rows = Math.max(...this.#types.map((turn) => turn.gains.length / allDiceOf(turn)))
    this.#limits = this.#types.map((turn) => limitsOf(turn, grid))
  }

  #average(...results: PolicyFigures[]): Points {
    return averagePoints(results, this.#sources.rules.farklePenalty)
  }

  #evaluate(policy: TurnPolicy): PolicyFigures {
    return evaluatePolicy(this.model, policy)
  }

  /** Takes all points; banks from the best single turn total. */
  get hold(): ReturnType<typeof bestHold> {
    this.#hold ??= bestHold(this.model, this.#sources.rules)
    return this.#hold
  }

  /** Takes all points and banks as soon as allowed. */
  get once(): Points {
    return this.hold.once
  }

  #cached(name: string, make: () => Points): Points {
    const points = this.#known.get(name) ?? make()
    this.#known.set(name, points)
    return points
  }

  /** Limits by turn type; the last ones stand for all later types. */
  #withLimits(...limits: readonly Limits[]): Points {
    return this.#average(
      ...limits.map((one) => this.#evaluate(limitsPolicy(this.model, one, this.#rows))),
    )
  }

  /** Takes all points; banks by the limit of each number of dice. */
  get limits(): Points {
    return this.#cached('limits', () => this.#withLimits(this.#limits[0]!))
  }

  /** Same, with the limits of each turn type. */
  get typeLimits(): Points {
    return this.#cached('type-limits', () => this.#withLimits(...this.#limits))
  }

  /** Follows the breakpoint table of the usual turn. */
  get table(): Points {
    return this.#cached('table', () =>
      this.#average(this.#evaluate(tablePolicy(this.model, this.#table, this.#rows))),
    )
  }

  get #table(): BreakpointTable {
    return this.#types[0]!.play.table
  }

  #tableWith(limits: Limits, table = this.#table): PolicyFigures {
    const policy = tablePolicy(this.model, table, this.#rows)
    return this.#evaluate({ ...policy, banks: banksBy(this.model, limits) })
  }

  #withValues(table: BreakpointTable): Points {
    return this.#average(this.#tableWith(this.#limits[0]!, table))
  }

  /** Banks by limits; sets dice aside by the first value of each number of dice in the table. */
  get values(): Points {
    return this.#cached('values', () => this.#withValues(startValues(this.#table)))
  }

  /** Sets dice aside by the table; banks by the limits of each turn type. */
  get turnTypes(): Points {
    return this.#cached('turn-types', () =>
      this.#average(...this.#limits.map((limits) => this.#tableWith(limits))),
    )
  }

  get tables(): Points {
    return this.#average(
      ...this.#types.map(({ goal, play }) => ({
        points: play.expectedPoints + goal.farklePenalty * play.farkleProbability,
        farkleProbability: play.farkleProbability,
      })),
    )
  }

  get best(): Points {
    return bestPoints(this.#sources)
  }

  /** Fraction of turns of each type, under the best policy. */
  get shares(): readonly number[] {
    const reach = this.#types.map((_, i) =>
      this.#types.slice(0, i).reduce((part, { figures }) => part * figures.farkleProbability, 1),
    )
    const all = reach.reduce((sum, part) => sum + part, 0)
    return reach.map((part) => part / all)
  }

  get #affordable(): boolean {
    return this.#rows <= MAX_ROWS
  }

  /** Points that the limits of these numbers of dice add, compared with the single total. */
  ofLimits(dice: readonly DiceCount[]): Points | null {
    if (!this.#affordable) return null
    const others = this.#limits[0]!.map((from, n) =>
      dice.some((one) => one === n) ? this.hold.at : from,
    )
    return atLeastNothing(this.limits - this.#withLimits(others))
  }

  /** Points that the first value for n dice adds, compared with the value for n - 1 dice. */
  ofValue(n: DiceCount): Points | null {
    const table = startValues(this.#table)
    const less = table.rows.find(({ dice }) => dice === n - 1)?.breakpoints.at(-1)
    if (!this.#affordable || !less) return null
    const rows = table.rows.map((row) => (row.dice === n ? { ...row, breakpoints: [less] } : row))
    return atLeastNothing(this.values - this.#withValues({ ...table, rows }))
  }

  get #tableAndLimits(): Points {
    return this.#cached('limits and table', () => this.#withValues(this.#table))
  }

  /** Points that one breakpoint adds to the limits and the rest of the table. */
  ofBreakpoint(n: DiceCount, value: Points): Points | null {
    if (!this.#affordable) return null
    const less = withoutBreakpoint(this.#table, n, value)
    return less && atLeastNothing(this.#tableAndLimits - this.#withValues(less))
  }

  /** Points that a limit after farkles adds, compared with the usual limit. */
  ofTypeLimit(farkles: number, n: DiceCount): Points | null {
    if (!this.#affordable) return null
    const results = this.#limits.map((limits, i) =>
      this.#tableWith(i === farkles ? limits.with(n, this.#limits[0]![n] ?? null) : limits),
    )
    return atLeastNothing(this.turnTypes - this.#average(...results))
  }
}
