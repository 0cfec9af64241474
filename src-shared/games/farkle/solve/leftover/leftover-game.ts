import { asProbability, type Points, type Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { winGame, type WinGame } from '../win/win-game.ts'

/** The most values that a table of leftovers may hold: 1.6 GB, so that a solve stays below 2 GB. */
export const MAX_LEFTOVERS = 200_000_000

/** The most values of a table that are kept for positions: 480 MB on disk, and as much in memory. */
export const MAX_KEPT_LEFTOVERS = 60_000_000

/** A game in which a turn leaves something behind, laid out. */
export interface LeftoverGame {
  readonly game: WinGame
  readonly rules: RuleSet
  /** Where the values of a state's offers begin, by place of the state; one more entry at the end. */
  readonly offers: Float64Array
}

/** Dice and a turn total that a turn may begin with. */
export interface Offer {
  readonly node: TurnNode
  readonly row: number
}

/** The place of a pair of banked scores, in rows: the mover's first. */
export function placeOf({ game }: LeftoverGame, own: number, other: number): number {
  return own * game.goal + other
}

/** Whether a player with so many rows banked may take up what was left. */
export function mayBuild({ minimumRow, minimumFirstRow }: WinGame, own: number): boolean {
  return own > 0 || minimumFirstRow <= minimumRow
}

/** The least row that a player may bank. */
export function leastRow(game: WinGame, own: number): number {
  const least = own > 0 ? game.minimumRow : game.minimumFirstRow
  return own >= game.finishFrom ? Math.max(least, game.goal - own) : least
}

/** The row from which every turn total is worth the same: it may be banked, and wins. */
export function sureRow(game: WinGame, own: number): number {
  return Math.max(game.goal - own, leastRow(game, own))
}

/**
 * The least row from which all offers are worth the same to a player: a score wins, and if the other one
 * may take up what is lost, with any score, too.
 */
function sureOffer({ game, rules }: LeftoverGame, own: number, other: number): number {
  const sure = sureRow(game, own)
  return rules.steal === 'nothing' ? sure : Math.max(sure, sureRow(game, other))
}

/** How many turn totals can have been left by a player who has now banked `other` rows. */
function offeredRows(laidOut: LeftoverGame, own: number, other: number): number {
  if (!laidOut.rules.buildOnBank || !mayBuild(laidOut.game, own)) return 0
  return Math.min(other, sureOffer(laidOut, own, other))
}

/** Lays out a game that parseRuleSet has accepted. */
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

/** About how many values a game has, and never fewer; told without laying them all out. */
export function leftoverBound(rules: RuleSet): number {
  const { goal, model } = winGame(rules)
  if (rules.beatLastTurn) return Math.ceil((goal ** 2 * (goal + 1)) / 2)
  const part = rules.steal === 'nothing' ? 3 : 2
  const offers = rules.buildOnBank ? model.nodes.length * Math.ceil((goal + 1) / part) : 0
  return goal ** 2 * (1 + offers)
}

/** How many values are solved: one for each start of a turn, and one for each offer that can be made. */
export function leftoverStates({ game, offers }: LeftoverGame): number {
  return game.goal ** 2 + offers.at(-1)!
}

/** A solved game. */
export interface LeftoverTable {
  /** The mover's chance if a turn begins with all dice and nothing, by place. */
  readonly fresh: Float64Array
  /** The mover's chance if an offer may be taken up: see leftoverValue. */
  readonly offered: Float64Array
  /** The largest difference between a value and its equation over all states. */
  readonly residual: number
  /** How many turns were evaluated. */
  readonly evaluations: number
}

/** Where the value of an offer lies; a turn total that wins with any score counts as the least such. */
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

/** The mover's chance at the start of a turn: with nothing to take up, or with an offer. */
export function leftoverValue(
  laidOut: LeftoverGame,
  { fresh, offered }: Pick<LeftoverTable, 'fresh' | 'offered'>,
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

/** Points of one row. */
export const leftoverGrid = ({ game }: LeftoverGame): Points => game.model.grid
