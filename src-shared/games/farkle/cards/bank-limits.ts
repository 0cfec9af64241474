import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { allDiceOf, isBankable, type TurnReport } from '../analysis/score-report.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import { gainsOf, sameFrom, totalsOf } from './sources.ts'
import type { Limits } from './turn-plays.ts'

export interface BankLimit {
  readonly dice: DiceCount
  /** null if rolling is right at any total; the minimum if every bankable total is banked. */
  readonly from: Points | null
  /** True if banking is right at every bankable total. */
  readonly always: boolean
  /** Range of answers equivalent to `from`. */
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

/** Above the minimum, the gain of rolling only falls with the total. */
export function bankLimits(turn: TurnReport, grid: Points): BankLimit[] {
  return diceCounts(allDiceOf(turn)).flatMap((n) => limitOf(turn, n, grid) ?? [])
}

export function limitsOf(turn: TurnReport, grid: Points): Limits {
  const limits = bankLimits(turn, grid)
  const fromOf = (n: DiceCount): Points | null =>
    limits.find(({ dice }) => dice === n)?.from ?? null
  return [null, ...diceCounts(allDiceOf(turn)).map(fromOf)]
}
