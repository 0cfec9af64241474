import { beatPlace } from '../solve/leftover/beat-solver.ts'
import {
  leastRow,
  leftoverValue,
  mayBuild,
  sureRow,
  type LeftoverGame,
  type LeftoverValues,
} from '../solve/leftover/leftover-game.ts'
import { PairTurns } from '../solve/leftover/pair-turns.ts'
import { roundsValue, type RoundsGame, type RoundsState } from '../solve/rounds/rounds-solver.ts'
import { mayBank } from '../solve/turn/banking.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { isLastTurn } from './position-rules.ts'
import type { Position } from './position.ts'
import type { BankOutcome } from './kind-names.ts'
import type { TurnOutlook } from './turn-outlook.ts'
import type { Probability } from '../../../base/units.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { rollWithoutFarkle, valueAtGoal } from '../solve/win/turn-values.ts'

/** A turn whose bank and farkle values depend only on the turn total (in rows). */
interface PlainTurn {
  /** Minimum row for a bank. */
  readonly least: number
  /** From this row on a bank is allowed and wins for certain. */
  readonly sure: number
  readonly farkle: Probability
  readonly bank: (row: number) => Probability
  readonly outcome: (row: number) => BankOutcome
}

/** Evaluates the turn backwards from row `sure`; the result accepts any row. */
function plainOutlook(game: WinGame, turn: PlainTurn): TurnOutlook {
  const { nodes, largestSteps, byDice } = game.model
  const { least, sure, farkle } = turn
  const far = byDice.map((_, n) => (n === 0 ? 0 : valueAtGoal(game, n, farkle, 0)))
  const columns = (length: number): Float64Array[] => byDice.map(() => new Float64Array(length))
  const best = columns(sure + largestSteps + 1)
  const roll = columns(sure)
  const rolled = (n: TurnNode, row: number): Probability =>
    rollWithoutFarkle(game, n, (left, steps) => best[left]![row + steps]!) +
    byDice[n]!.farkleProbability * farkle
  for (const n of nodes) best[n]!.fill(far[n]!, sure)
  for (let row = sure - 1; row >= 0; row--) {
    for (const n of nodes) {
      roll[n]![row] = rolled(n, row)
      const bank = mayBank(game.model, least, n, row) ? turn.bank(row) : 0
      best[n]![row] = Math.max(bank, roll[n]![row]!)
    }
  }
  return {
    farkle: () => farkle,
    firstFarkle: farkle,
    losing: 0,
    bank: (n, row) =>
      mayBank(game.model, least, n, row)
        ? { value: row < sure ? turn.bank(row) : 1, outcome: turn.outcome(row) }
        : null,
    roll: (n, row) => (row < sure ? roll[n]![row]! : rolled(n, sure)),
  }
}

export type FurtherSolved =
  | { readonly kind: 'rounds'; readonly rounds: RoundsGame; readonly values: Float64Array }
  | { readonly kind: 'beat'; readonly game: WinGame; readonly values: Float64Array }
  | { readonly kind: 'leftovers'; readonly laidOut: LeftoverGame; readonly table: LeftoverValues }

export function gameOfFurther(solved: FurtherSolved): WinGame {
  if (solved.kind === 'beat') return solved.game
  return solved.kind === 'rounds' ? solved.rounds.game : solved.laidOut.game
}

const outcomeAtEnd = (lead: number): BankOutcome =>
  lead > 0 ? 'wins' : lead < 0 ? 'loses' : 'ties'

export function roundsStateOf(
  { game, rounds }: RoundsGame,
  { own, opponent, round = 1, second = false }: Position,
): RoundsState {
  return {
    left: 2 * (rounds - round) + (second ? 1 : 2),
    lead: (own - opponent) / game.model.grid,
    opened: own > 0,
    otherOpened: opponent > 0,
  }
}

function roundsOutlook(rounds: RoundsGame, values: Float64Array, position: Position): TurnOutlook {
  const { game, within } = rounds
  const isLast = isLastTurn(game, position)
  const { left, lead, opened, otherOpened } = roundsStateOf(rounds, position)
  const after = (made: number, isOpen: boolean): number =>
    1 -
    roundsValue(rounds, values, {
      left: left - 1,
      lead: -(lead + made),
      opened: otherOpened,
      otherOpened: isOpen,
    })
  const least = opened ? game.minimumRow : game.minimumFirstRow
  return plainOutlook(game, {
    least,
    sure: Math.max(least, within(Math.ceil((left - 1) / 2)) + 1 - lead),
    farkle: after(0, opened),
    bank: (row) => after(row, true),
    outcome: (row) => (isLast ? outcomeAtEnd(lead + row) : 'passes'),
  })
}

function beatOutlook(game: WinGame, values: Float64Array, position: Position): TurnOutlook {
  const { grid } = game.model
  const [own, other, last] = [position.own, position.opponent, position.toBeat ?? 0].map(
    (points) => points / grid,
  ) as [number, number, number]
  const isWon = (row: number): boolean => own + row >= game.goal
  const least = Math.max(leastRow(game, own), last + 1)
  return plainOutlook(game, {
    least,
    sure: Math.max(sureRow(game, own), least),
    farkle: 1 - values[beatPlace(game, other, own, 0)]!,
    bank: (row) => (isWon(row) ? 1 : 1 - values[beatPlace(game, other, own + row, row)]!),
    outcome: (row) => (isWon(row) ? 'wins' : 'passes'),
  })
}

function leftoverOutlook(
  laidOut: LeftoverGame,
  table: LeftoverValues,
  position: Position,
): TurnOutlook {
  const { game, rules } = laidOut
  const own = position.own / game.model.grid
  const other = position.opponent / game.model.grid
  const fresh = leftoverValue(laidOut, table, own, other, null)
  const otherFresh = leftoverValue(laidOut, table, other, own, null)
  const turns = new PairTurns(laidOut, table)
  turns.begin(own, other)
  const [first] = turns.evaluate(fresh, otherFresh)
  const least = leastRow(game, own)
  const isOffered = rules.buildOnBank && mayBuild(game, other)
  const outcome = (node: number, row: number): BankOutcome => {
    if (own + row >= game.goal) return 'wins'
    if (!isOffered) return 'passes'
    const afresh = leftoverValue(laidOut, table, other, own + row, null)
    const taken = leftoverValue(laidOut, table, other, own + row, { node, row })
    return taken > afresh ? 'taken-up' : 'left-alone'
  }
  return {
    farkle: () => 1 - otherFresh,
    firstFarkle: 1 - otherFresh,
    losing: 0,
    farkleAt: (node, row) => turns.farkled(0, node, row, otherFresh),
    bank: (node, row) =>
      mayBank(game.model, least, node, row)
        ? { value: turns.banked(0, node, row), outcome: outcome(node, row) }
        : null,
    roll: (node, row) => (row === 0 ? first : turns.rolled(0, node, row)),
  }
}

export function furtherOutlook(solved: FurtherSolved, position: Position): TurnOutlook {
  switch (solved.kind) {
    case 'rounds':
      return roundsOutlook(solved.rounds, solved.values, position)
    case 'beat':
      return beatOutlook(solved.game, solved.values, position)
    case 'leftovers':
      return leftoverOutlook(solved.laidOut, solved.table, position)
  }
}
