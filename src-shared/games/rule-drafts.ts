import type { Result } from '../base/result.ts'
import type { Game } from './game.ts'
import {
  findGame,
  GAMES,
  gameNamed,
  withGame,
  type AnyGameRules,
  type GameRules,
  type KnownGame,
} from './games.ts'

/** Rules of any game while they are being typed, with the game's name in them. */
export type GameDraft = ReturnType<KnownGame['rules']['draft']['make']>

/** Whether something that was kept is a draft of this version, whatever stands in its fields. */
export function isGameDraft(kept: unknown, games: readonly Game[] = GAMES): kept is GameDraft {
  if (typeof kept !== 'object' || kept === null || !('game' in kept)) return false
  return findGame(kept.game, games)?.rules.draft.is(kept) ?? false
}

/** The draft that stands for rules. */
export function makeGameDraft({ game, rules }: AnyGameRules, games?: readonly Game[]): GameDraft {
  return gameNamed(game, games).rules.draft.make(rules) as GameDraft
}

/** Reads the rules out of a draft, or one problem for each wrong field, by the field's path. */
export function parseGameDraft(draft: GameDraft, games?: readonly Game[]): Result<GameRules> {
  const parsed = gameNamed(draft.game, games).rules.draft.parse(draft)
  return parsed.ok ? { ok: true, value: withGame(draft.game, parsed.value) } : parsed
}
