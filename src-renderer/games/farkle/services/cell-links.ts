import type { RouteLocationRaw } from 'vue-router'
import type { DiceCount, Points } from '#shared/base/units.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import { FIRST_POSITION, type Position } from '#shared/games/farkle/analysis/position.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { bandOf, situationOf } from '#shared/games/farkle/drill/cells.ts'
import { diceFilter } from '#shared/games/farkle/drill/setup.ts'
import { drillQuery, type PartialSetup } from './drill-address.ts'

export interface CellLinks {
  readonly analyse: RouteLocationRaw
  readonly drill: RouteLocationRaw
}

export function analyseLink({ id }: { readonly id: string }, position: Position): RouteLocationRaw {
  return { name: 'analyse', params: { code: positionCode(position) }, query: { rules: id } }
}

/** Roll-or-bank decisions like this one. */
function drillLink(
  turnTotal: Points,
  dice: DiceCount,
  filters: PartialSetup['filters'] = {},
): RouteLocationRaw {
  return {
    name: 'drill',
    query: drillQuery({
      scope: 'cell',
      kind: 'roll-or-bank',
      filters: { dice: diceFilter(dice), turnTotal: bandOf(turnTotal), ...filters },
    }),
  }
}

/** Links of a turn total in play for points, where the scores do not count. */
export function turnTotalLinks(
  entry: { readonly id: string },
  turnTotal: Points,
  dice: DiceCount,
): CellLinks {
  return {
    analyse: analyseLink(entry, { ...FIRST_POSITION, turnTotal, dice: { left: dice } }),
    drill: drillLink(turnTotal, dice),
  }
}

type Standing = Pick<Position, 'own' | 'opponent' | 'ownFarkles' | 'opponentFarkles' | 'second'>

/** Points that most players would consider banking. */
const TEMPTING: Points = 1000

/**
 * Turn total to show: the bank limit or, if play never banks before the goal, a tempting total
 * short of it.
 */
export function totalToLookAt({ model, rules }: WinGame, own: Points, from: Points | null): Points {
  if (from !== null) return from
  const short = Math.ceil((rules.goal - own) / model.grid) - 1
  return Math.max(1, Math.min(Math.round(TEMPTING / model.grid), short)) * model.grid
}

export function positionBefore(standing: Standing, turnTotal: Points, dice: DiceCount): Position {
  const { own, opponent, ownFarkles, opponentFarkles, second } = standing
  return {
    own,
    opponent,
    turnTotal,
    dice: { left: dice },
    ownFarkles,
    opponentFarkles,
    ...(second && { second }),
  }
}

export function linksOf(
  entry: EntryOf<'farkle'>,
  game: WinGame,
  position: Position,
): CellLinks | null {
  if (!('left' in position.dice) || positionProblems(game, position).length > 0) return null
  const situations = [situationOf(entry.rules, 'wins', position)]
  return {
    analyse: analyseLink(entry, position),
    drill: drillLink(position.turnTotal, position.dice.left, { situations }),
  }
}

/** Links of a turn's start; the drill covers all decisions in its situation. */
export function turnLinksOf(
  entry: EntryOf<'farkle'>,
  game: WinGame,
  position: Position,
): CellLinks | null {
  if (positionProblems(game, position).length > 0) return null
  const situations = [situationOf(entry.rules, 'wins', position)]
  return {
    analyse: analyseLink(entry, position),
    drill: { name: 'drill', query: drillQuery({ scope: 'cell', filters: { situations } }) },
  }
}
