import type { GameName } from '../games/games.ts'

/** How what cards of a game teach is told. */
interface CardGame {
  /** By what the worth of decks and lessons in points is counted. */
  readonly worthPer: 'turn' | 'game'
}

/** Every game's cards; a new game is a line here, in GAME_DECKS, in makeCards and in courseOf. */
export const CARD_GAMES: Readonly<Record<GameName, CardGame>> = {
  farkle: { worthPer: 'turn' },
  yahtzee: { worthPer: 'game' },
}
