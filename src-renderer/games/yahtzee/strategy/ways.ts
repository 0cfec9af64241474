import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { STRATEGIES, type Strategy } from '#shared/games/yahtzee/analysis/strategy-names.ts'

export type Statistics = AnswerOf<BackendRequests, 'yahtzee.statistics'>

export interface Way {
  readonly strategy: Strategy
  readonly answer: Statistics
}

export function wayTitle(strategy: Strategy): string {
  return yahtzeeTexts.game.strategies.names[strategy]
}

export function wayChoices(): { readonly value: Strategy; readonly title: string }[] {
  return STRATEGIES.map((value) => ({ value, title: wayTitle(value) }))
}

/** In points; known to players as a high score. */
export const HIGH_SCORE = 300
