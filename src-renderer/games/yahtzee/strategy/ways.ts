import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { STRATEGIES, type Strategy } from '#shared/games/yahtzee/analysis/strategy-names.ts'
import { formatNumber } from '../../../components/format.ts'

export type Statistics = AnswerOf<BackendRequests, 'yahtzee.statistics'>

/** A way to play with what is known of its games. */
export interface Way {
  readonly strategy: Strategy
  readonly answer: Statistics
}

export function wayTitle(strategy: Strategy): string {
  return yahtzeeTexts.game.strategies.names[strategy]
}

/** All ways to play, the best first, as choices. */
export function wayChoices(): { readonly value: Strategy; readonly title: string }[] {
  return STRATEGIES.map((value) => ({ value, title: wayTitle(value) }))
}

/** A score that every player knows to be high, in points. */
export const HIGH_SCORE = 300

/** Percents: whole ones on an axis, or with what a small share needs, and more digits to read off. */
export const PERCENTS = {
  y: (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1),
  value: (value: number): string => formatNumber(value, value > 0 && value < 1 ? 2 : 1),
} as const
