import { beatPlace } from '../solve/leftover/beat-solver.ts'
import {
  leastRow,
  leftoverValue,
  mayBuild,
  sureRow,
  type LeftoverGame,
  type LeftoverTable,
} from '../solve/leftover/leftover-game.ts'
import { PairTurns } from '../solve/leftover/pair-turns.ts'
import { roundsValue, type RoundsGame, type RoundsState } from '../solve/rounds/rounds-solver.ts'
import { mayBank } from '../solve/turn/banking.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { isLastTurn } from './position-rules.ts'
import type { Position } from './position.ts'
import { plainOutlook } from './plain-outlook.ts'
import type { BankOutcome } from './outcome-names.ts'
import type { TurnOutlook } from './turn-outlook.ts'

export type FurtherSolved =
  | { readonly kind: 'rounds'; readonly rounds: RoundsGame; readonly values: Float64Array }
  | { readonly kind: 'beat'; readonly game: WinGame; readonly values: Float64Array }
  | {
      readonly kind: 'leftovers'
      readonly laidOut: LeftoverGame
      readonly table: Pick<LeftoverTable, 'fresh' | 'offered'>
    }

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
  table: Pick<LeftoverTable, 'fresh' | 'offered'>,
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
