import type { TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import type { Series } from '#shared/pictures/chart.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber } from '../../../components/format.ts'

/** The ways to play a turn that can be looked at side by side, in their order. */
export const PLAYER_KINDS = ['best', 'table', 'hold'] as const
export type PlayerKind = (typeof PLAYER_KINDS)[number]

/** Somebody who plays turns, and what is known of it. */
export interface Played<T> {
  readonly player: TurnPlayer
  readonly answer: T
}

/** Name of a player in a heading or a legend. */
export function playerTitle(player: TurnPlayer): string {
  const { title, holdAt } = farklePageTexts.strategy.players
  return player.kind === 'hold' ? holdAt(formatNumber(player.at)) : title[player.kind]
}

/** The same within a sentence. */
export function playerWords(player: TurnPlayer): string {
  const { words } = farklePageTexts.strategy.players
  return player.kind === 'hold' ? words.holdAt(formatNumber(player.at)) : words[player.kind]
}

/** How the line of a player is drawn; told apart in print and without colour. */
export const PLAYER_LINES: Readonly<
  Record<PlayerKind, Required<Pick<Series, 'token' | 'dash' | 'width' | 'shape'>>>
> = {
  best: { token: 'ink', dash: [], width: 2, shape: 'circle' },
  table: { token: 'ink', dash: [7, 4], width: 1.75, shape: 'square' },
  hold: { token: 'ink', dash: [2, 3], width: 2, shape: 'triangle' },
}

/** Percents: whole ones on the axis, or with what a small share needs, and more digits to read off. */
export const PERCENTS = {
  y: (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1),
  value: (value: number): string => formatNumber(value, value > 0 && value < 1 ? 2 : 1),
} as const
