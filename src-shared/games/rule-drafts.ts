import type { Result } from '../base/result.ts'
import type { Game } from './game.ts'
import {
  GAMES,
  findGame,
  gameNamed,
  resultWithGame,
  withCurrentGame,
  type AnyGameRules,
  type GameRules,
  type KnownGame,
} from './games.ts'

export type GameDraft = ReturnType<KnownGame['rules']['draft']['make']>

/** Stored data as a draft of its game; null if it is none. */
export function readGameDraft(stored: unknown, games: readonly Game[] = GAMES): GameDraft | null {
  if (typeof stored !== 'object' || stored === null || !('game' in stored)) return null
  const { draft } = findGame(stored.game, games)?.rules ?? {}
  return (draft?.read(withCurrentGame(stored, games)) ?? null) as GameDraft | null
}

export function makeGameDraft({ game, rules }: AnyGameRules, games?: readonly Game[]): GameDraft {
  return gameNamed(game, games).rules.draft.make(rules) as GameDraft
}

export function parseGameDraft(draft: GameDraft, games?: readonly Game[]): Result<GameRules> {
  return resultWithGame(draft.game, gameNamed(draft.game, games).rules.draft.parse(draft))
}
