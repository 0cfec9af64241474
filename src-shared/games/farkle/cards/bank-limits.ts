import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { allDiceOf, isBankable, type TurnReport } from '../analysis/score-report.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import { gainsOf, sameFrom, totalsOf } from './sources.ts'
import type { Limits } from './turn-plays.ts'

/** From which turn total on it is right to bank with so many dice left. */
export interface BankLimit {
  readonly dice: DiceCount
  /** Null where it is right to roll at any total. The minimum to bank: as soon as one may. */
  readonly from: Points | null
  /** Whether every total that may be banked is banked. */
  readonly always: boolean
  /** All numbers that say the same as `from`. */
  readonly span: readonly [least: Points, most: Points]
}

function limitOf(turn: TurnReport, n: DiceCount, grid: Points): BankLimit | null {
  const totals = totalsOf(turn, n, grid)
  if (totals.length === 0) return null
  const { minimumBank } = turn.goal
  const gains = gainsOf(turn, n)
  const row = gains.findIndex((gain, i) => isBankable(turn, n, i * grid) && gain <= POINT_TOLERANCE)
  if (row < 0) return { dice: n, from: null, always: false, span: [0, 0] }
  const bankable = totals.filter((total) => total >= minimumBank)
  const always = bankable.every((total) => total >= row * grid)
  const from = always ? minimumBank : row * grid
  return { dice: n, from, always, span: sameFrom(from, bankable) }
}

/**
 * The limits of a solved turn, by number of dice that can be left. Once any total may be banked, what
 * rolling adds only falls as the total grows, so there is one limit for each.
 */
export function bankLimits(turn: TurnReport, grid: Points): BankLimit[] {
  return diceCounts(allDiceOf(turn)).flatMap((n) => limitOf(turn, n, grid) ?? [])
}

/** The same by number of dice, as somebody plays by them. */
export function limitsOf(turn: TurnReport, grid: Points): Limits {
  const limits = bankLimits(turn, grid)
  const fromOf = (n: DiceCount): Points | null =>
    limits.find(({ dice }) => dice === n)?.from ?? null
  return [null, ...diceCounts(allDiceOf(turn)).map(fromOf)]
}
