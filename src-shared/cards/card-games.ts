import type { GameName } from '../games/games.ts'

/** What cards of a game have besides decks. */
interface CardGame {
  /** Whether there are lessons, and a test that finds the one to begin with. */
  readonly lessons: boolean
  /** By what a deck's worth in points is counted. */
  readonly worthPer: 'turn' | 'game'
}

/** Every game's cards; a new game is a line here, one in GAME_DECKS and one in makeCards. */
export const CARD_GAMES: Readonly<Record<GameName, CardGame>> = {
  farkle: { lessons: true, worthPer: 'turn' },
  yahtzee: { lessons: false, worthPer: 'game' },
}
