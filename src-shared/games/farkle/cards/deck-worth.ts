import type { DiceCount, Points } from '../../../base/units.ts'
import type { BreakpointRow, BreakpointTable } from '../solve/turn/breakpoints.ts'
import { allDiceOf, type TurnReport } from '../analysis/score-report.ts'
import { tablePolicy } from '../solve/turn/table-play.ts'
import { turnModel, type TurnModel } from '../solve/turn/turn-model.ts'
import { evaluatePolicy, type PolicyFigures, type TurnPolicy } from '../solve/turn/turn-policy.ts'
import { limitsOf } from './bank-limits.ts'
import { turnTypes, type DeckSources } from './sources.ts'
import { averagePoints, banksBy, bestHold, limitsPolicy, type Limits } from './turn-plays.ts'

/** Beyond so many turn totals, single cards are not evaluated: it would take minutes. */
const MAX_ROWS = 1_500

/** A number that is worth something only together with others is worth nothing by itself. */
const atLeastNothing = (points: Points): Points => Math.max(0, points)

/** A table without one of its breakpoints: what the next larger total would say holds instead. */
function withoutBreakpoint(
  table: BreakpointTable,
  dice: DiceCount,
  value: Points,
): BreakpointTable | null {
  const shorter = ({ breakpoints, ...row }: BreakpointRow): BreakpointRow => {
    const left = breakpoints.filter((b) => b.value !== value)
    // The last one holds from 0, so another one has to.
    return { ...row, breakpoints: left.with(-1, { ...left.at(-1)!, from: 0 }) }
  }
  const row = table.rows.find((one) => one.dice === dice)
  if (!row || row.breakpoints.length < 2) return null
  return { ...table, rows: table.rows.map((one) => (one === row ? shorter(one) : one)) }
}

/** A table with one value for each number of dice, the one that holds from 0 on. */
export function startValues(table: BreakpointTable): BreakpointTable {
  const rows = table.rows.map((row) => ({ ...row, breakpoints: row.breakpoints.slice(-1) }))
  return { ...table, rows }
}

/**
 * Points a turn of players who know more and more of a rule set: exactly, by evaluating the way
 * each of them plays. Under a farkle penalty it is the average of a long game; the minimum for the
 * first bank is ignored, as it concerns few turns.
 */
export class DeckWorth {
  readonly model: TurnModel
  /** Turn totals from which on all of them bank, or roll where no farkle can be; in steps. */
  readonly #rows: number
  readonly #sources: DeckSources
  readonly #types: readonly TurnReport[]
  /** By turn type. */
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

  #holds(): ReturnType<typeof bestHold> {
    this.#hold ??= bestHold(this.model, this.#sources.rules)
    return this.#hold
  }

  /** Of who takes all points that a roll scores and banks as soon as it is allowed. */
  get once(): Points {
    return this.#holds().once
  }

  /** The best single turn total to bank from, with all points taken. */
  get hold(): { readonly at: Points; readonly points: Points } {
    return this.#holds()
  }

  #kept(name: string, make: () => Points): Points {
    const points = this.#known.get(name) ?? make()
    this.#known.set(name, points)
    return points
  }

  #withLimits(limits: Limits): Points {
    return this.#average(this.#evaluate(limitsPolicy(this.model, limits, this.#rows)))
  }

  /** Of who takes all points of a roll and knows the limit of each number of dice. */
  get limits(): Points {
    return this.#kept('limits', () => this.#withLimits(this.#limits[0]!))
  }

  /** The same with the limits of each turn type. */
  get typeLimits(): Points {
    return this.#kept('type-limits', () =>
      this.#average(
        ...this.#limits.map((limits) =>
          this.#evaluate(limitsPolicy(this.model, limits, this.#rows)),
        ),
      ),
    )
  }

  #withTable(table: BreakpointTable): PolicyFigures {
    return this.#evaluate(tablePolicy(this.model, table, this.#rows))
  }

  /** Of who follows the breakpoint table of the usual turn, always. */
  get table(): Points {
    return this.#kept('table', () => this.#average(this.#withTable(this.#types[0]!.play.table)))
  }

  /** By a table for what to set aside, by these limits for when to bank. */
  #tableWith(limits: Limits, table = this.#types[0]!.play.table): PolicyFigures {
    const policy = tablePolicy(this.model, table, this.#rows)
    return this.#evaluate({ ...policy, banks: banksBy(this.model, limits) })
  }

  /** By the usual limits for when to bank, and by a table for what to set aside. */
  #withValues(table: BreakpointTable): Points {
    return this.#average(this.#tableWith(this.#limits[0]!, table))
  }

  /**
   * Of who knows the limits, and for what to set aside one value of rolling for each number of dice:
   * the one that the table begins with at small turn totals.
   */
  get values(): Points {
    return this.#kept('values', () => this.#withValues(startValues(this.#types[0]!.play.table)))
  }

  /** By the table for what to set aside, by the limits of each turn type for when to bank. */
  get turnTypes(): Points {
    return this.#kept('turn-types', () =>
      this.#average(...this.#limits.map((limits) => this.#tableWith(limits))),
    )
  }

  /** Of who follows the table of each turn type. */
  get tables(): Points {
    return this.#average(
      ...this.#types.map(({ goal, play }) => ({
        points: play.expectedPoints + goal.farklePenalty * play.farkleProbability,
        farkleProbability: play.farkleProbability,
      })),
    )
  }

  /** Of the best play. */
  get best(): Points {
    return this.#average(
      ...this.#types.map(({ figures }) => ({
        points: figures.correctedExpectedPoints,
        farkleProbability: figures.farkleProbability,
      })),
    )
  }

  /** How often a turn is of each type, under the best play. */
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

  /**
   * Points that the limits of some numbers of dice add to those of the others, compared with the
   * single total.
   */
  ofLimits(dice: readonly DiceCount[]): Points | null {
    if (!this.#affordable) return null
    const others = this.#limits[0]!.map((from, n) =>
      dice.some((one) => one === n) ? this.hold.at : from,
    )
    return atLeastNothing(this.limits - this.#withLimits(others))
  }

  /**
   * Points that the first value of a number of dice adds, compared with using that of a die less.
   */
  ofValue(n: DiceCount): Points | null {
    const table = startValues(this.#types[0]!.play.table)
    const less = table.rows.find(({ dice }) => dice === n - 1)?.breakpoints.at(-1)
    if (!this.#affordable || !less) return null
    const rows = table.rows.map((row) => (row.dice === n ? { ...row, breakpoints: [less] } : row))
    return atLeastNothing(this.values - this.#withValues({ ...table, rows }))
  }

  /** By the usual limits and table; the same as by the table alone, but for its column "bank". */
  get #tableAndLimits(): Points {
    return this.#kept('limits and table', () => this.#withValues(this.#types[0]!.play.table))
  }

  /**
   * Points that one breakpoint of the usual turn's table adds to the limits and the rest of the
   * table.
   */
  ofBreakpoint(n: DiceCount, value: Points): Points | null {
    if (!this.#affordable) return null
    const less = withoutBreakpoint(this.#types[0]!.play.table, n, value)
    return less && atLeastNothing(this.#tableAndLimits - this.#withValues(less))
  }

  /**
   * Points that the limit of a number of dice after so many farkles adds, compared with the usual
   * one.
   */
  ofTypeLimit(farkles: number, n: DiceCount): Points | null {
    if (!this.#affordable) return null
    const results = this.#limits.map((limits, i) =>
      this.#tableWith(i === farkles ? limits.with(n, this.#limits[0]![n] ?? null) : limits),
    )
    return atLeastNothing(this.turnTypes - this.#average(...results))
  }
}
