import type { RouteLocationRaw } from 'vue-router'
import type { DiceCount, Points } from '#shared/base/units.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { bandOf, situationOf } from '#shared/games/farkle/drill/cells.ts'
import { diceFilter } from '#shared/games/farkle/drill/setup.ts'
import { drillQuery } from '../services/drill-address.ts'

/** Where a cell of a picture leads to. */
export interface CellLinks {
  readonly analyse: RouteLocationRaw
  /** Decisions like that of the cell. */
  readonly drill: RouteLocationRaw
}

/** The screen that analyses a position. */
function analysisOf({ id }: EntryOf<'farkle'>, position: Position): RouteLocationRaw {
  return { name: 'analyse', params: { code: positionCode(position) }, query: { rules: id } }
}

/** A drill on bank or roll in positions like one: its dice, its band of turn totals, its situation. */
function drillOf(
  { rules }: EntryOf<'farkle'>,
  position: Position,
  dice: DiceCount,
): RouteLocationRaw {
  return {
    name: 'drill',
    query: drillQuery({
      scope: 'cell',
      kind: 'roll-or-bank',
      filters: {
        dice: diceFilter(dice),
        turnTotal: bandOf(position.turnTotal),
        situations: [situationOf(rules, 'wins', position)],
      },
    }),
  }
}

type Standing = Pick<Position, 'own' | 'opponent' | 'ownFarkles' | 'opponentFarkles' | 'second'>

/** A turn total that most players would think of banking. */
const TEMPTING: Points = 1000

/**
 * A turn total to look at: the one to bank from or, where one never banks short of the goal, a
 * tempting one that is short of it.
 */
export function totalToLookAt({ model, rules }: WinGame, own: Points, from: Points | null): Points {
  if (from !== null) return from
  const short = Math.ceil((rules.goal - own) / model.grid) - 1
  return Math.max(1, Math.min(Math.round(TEMPTING / model.grid), short)) * model.grid
}

/** The position before a roll of some dice, in points. */
export function positionBefore(standing: Standing, turnTotal: Points, dice: DiceCount): Position {
  const { own, opponent, ownFarkles, opponentFarkles, second } = standing
  return {
    ...{ own, opponent, turnTotal, dice: { left: dice }, ownFarkles, opponentFarkles },
    ...(second && { second }),
  }
}

/** The position at the start of a turn. */
export function turnStart(standing: Standing, allDice: DiceCount): Position {
  return positionBefore(standing, 0, allDice)
}

/** The links of a position before a roll; null where it cannot come up. */
export function linksOf(
  entry: EntryOf<'farkle'>,
  game: WinGame,
  position: Position,
): CellLinks | null {
  if (!('left' in position.dice) || positionProblems(game, position).length > 0) return null
  return {
    analyse: analysisOf(entry, position),
    drill: drillOf(entry, position, position.dice.left),
  }
}

/** The links of the start of a turn, with a drill on all decisions in its situation. */
export function turnLinksOf(
  entry: EntryOf<'farkle'>,
  game: WinGame,
  position: Position,
): CellLinks | null {
  if (positionProblems(game, position).length > 0) return null
  const situations = [situationOf(entry.rules, 'wins', position)]
  return {
    analyse: analysisOf(entry, position),
    drill: { name: 'drill', query: drillQuery({ scope: 'cell', filters: { situations } }) },
  }
}
