import { asProbability, type Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { winGame, type WinGame } from '../win/win-game.ts'

/** Values of the largest table: 1.6 GB, so that a solve stays below 2 GB. */
export const MAX_LEFTOVERS = 200_000_000

export const MAX_STORED_LEFTOVERS = 60_000_000

export interface LeftoverGame {
  readonly game: WinGame
  readonly rules: RuleSet
  /** First index of a state's offers in LeftoverTable.offered, by placeOf; one extra at the end. */
  readonly offers: Float64Array
}

/** Dice and turn total that a turn may begin with. */
interface Offer {
  readonly node: TurnNode
  readonly row: number
}

/** Index of a pair of banked scores in rows, the mover's first. */
export function placeOf({ game }: LeftoverGame, own: number, other: number): number {
  return own * game.goal + other
}

/** Visits the pairs of scores with a sum, the lower first; none depends on another one. */
export function forPairs(
  { goal }: WinGame,
  sum: number,
  visit: (first: number, second: number) => void,
): void {
  for (let first = Math.max(0, sum - goal + 1); 2 * first <= sum; first++) visit(first, sum - first)
}

export function mayBuild({ minimumRow, minimumFirstRow }: WinGame, own: number): boolean {
  return own > 0 || minimumFirstRow <= minimumRow
}

export function leastRow(game: WinGame, own: number): number {
  const least = own > 0 ? game.minimumRow : game.minimumFirstRow
  return own >= game.finishFrom ? Math.max(least, game.goal - own) : least
}

/** From this row on every turn total has the same value: it may be banked, and wins. */
export function sureRow(game: WinGame, own: number): number {
  return Math.max(game.goal - own, leastRow(game, own))
}

/** From this row on all offers have the same value: any score wins, with steals for both. */
function sureOffer({ game, rules }: LeftoverGame, own: number, other: number): number {
  const sure = sureRow(game, own)
  return rules.steal === 'nothing' ? sure : Math.max(sure, sureRow(game, other))
}

function offeredRows(laidOut: LeftoverGame, own: number, other: number): number {
  if (!laidOut.rules.buildOnBank || !mayBuild(laidOut.game, own)) return 0
  return Math.min(other, sureOffer(laidOut, own, other))
}

export function leftoverGame(rules: RuleSet): LeftoverGame {
  const game = winGame(rules)
  const laidOut = { game, rules, offers: new Float64Array(game.goal ** 2 + 1) }
  const { length } = game.model.nodes
  for (let own = 0, at = 0; own < game.goal; own++) {
    for (let other = 0; other < game.goal; other++) {
      at += offeredRows(laidOut, own, other) * length
      laidOut.offers[own * game.goal + other + 1] = at
    }
  }
  return laidOut
}

/** Upper bound of the number of values, found without laying them out. */
export function leftoverBound(rules: RuleSet): number {
  const { goal, model } = winGame(rules)
  if (rules.beatLastTurn) return Math.ceil((goal ** 2 * (goal + 1)) / 2)
  const part = rules.steal === 'nothing' ? 3 : 2
  const offers = rules.buildOnBank ? model.nodes.length * Math.ceil((goal + 1) / part) : 0
  return goal ** 2 * (1 + offers)
}

/** Number of values: one per start of a turn and one per possible offer. */
export function leftoverStates({ game, offers }: LeftoverGame): number {
  return game.goal ** 2 + offers.at(-1)!
}

export interface LeftoverValues {
  /** Win probability of the mover for a turn with all dice and no total, by placeOf. */
  readonly fresh: Float64Array
  /** Win probability of the mover if an offer may be taken up, by offerPlace. */
  readonly offered: Float64Array
}

export interface LeftoverTable extends LeftoverValues {
  readonly residual: number
  readonly evaluations: number
}

/** Index of an offer's value; all totals that win with any score share one row. */
export function offerPlace(
  laidOut: LeftoverGame,
  own: number,
  other: number,
  { node, row }: Offer,
): number {
  const { game, offers } = laidOut
  const rows = Math.min(row, sureOffer(laidOut, own, other))
  return offers[placeOf(laidOut, own, other)]! + (rows - 1) * game.model.nodes.length + node - 1
}

/** Win probability of the mover at the start of a turn, with an offer or null for none. */
export function leftoverValue(
  laidOut: LeftoverGame,
  { fresh, offered }: LeftoverValues,
  own: number,
  other: number,
  offer: Offer | null,
): Probability {
  const canBuild = offer && laidOut.rules.buildOnBank && mayBuild(laidOut.game, own)
  return asProbability(
    canBuild
      ? offered[offerPlace(laidOut, own, other, offer)]!
      : fresh[placeOf(laidOut, own, other)]!,
  )
}
