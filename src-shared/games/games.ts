import { ok, type Result } from '../base/result.ts'
import type { NamedRules, RuleHash } from '../base/rules.ts'
import { farkle } from './farkle/game.ts'
import type { Game } from './game.ts'
import { scorecard } from './scorecard/game.ts'

/** A new game is a folder and an entry here. The first game is the default where none is named. */
export const GAMES = [farkle, scorecard] as const

export type KnownGame = (typeof GAMES)[number]
export type GameName = KnownGame['name']

export type RulesOfGame = {
  readonly [G in KnownGame as G['name']]: G extends Game<string, infer Rules> ? Rules : never
}

export type GameRules = {
  [G in GameName]: { readonly game: G; readonly rules: RulesOfGame[G] }
}[GameName]

export interface AnyGameRules {
  readonly game: string
  readonly rules: NamedRules
}

export function findGame(name: unknown, games: readonly Game[] = GAMES): Game | undefined {
  return games.find((game) => game.name === name || game.formerName === name)
}

/** Data with the current name of its game in the field `game`; other data as they are. */
export function withCurrentGame<T extends object>(data: T, games?: readonly Game[]): T {
  const game = 'game' in data ? findGame(data.game, games) : undefined
  return game ? { ...data, game: game.name } : data
}

export function gameNamed(name: string, games: readonly Game[] = GAMES): Game {
  const game = findGame(name, games)
  if (!game) throw new Error(`there is no game called ${name}`)
  return game
}

export function hashOf({ game, rules }: AnyGameRules, games?: readonly Game[]): RuleHash {
  return gameNamed(game, games).rules.hash(rules)
}

export function withGame(game: string, rules: NamedRules): GameRules {
  return { game, rules } as GameRules
}

/** Rules that were read, with the name of their game. */
export function resultWithGame(game: string, parsed: Result<NamedRules>): Result<GameRules> {
  return parsed.ok ? ok(withGame(game, parsed.value)) : parsed
}

export function parseGameRules({ name, rules }: Game, input: unknown): Result<GameRules> {
  return resultWithGame(name, rules.parse(input))
}

export function presetsOf(games: readonly Game[]): ReadonlyMap<string, GameRules> {
  return new Map(
    games.flatMap(({ name, rules }) =>
      Object.entries(rules.presets).map(([id, preset]) => [id, withGame(name, preset)] as const),
    ),
  )
}

export const ALL_PRESETS: ReadonlyMap<string, GameRules> = presetsOf(GAMES)

export function deckNamesOf(games: readonly Game[]): readonly string[] {
  return games.flatMap(({ cards }) => cards.decks)
}

export const DECKS = deckNamesOf(GAMES)

export const FORMER_DECKS: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  GAMES.flatMap(({ cards }: Game) => Object.entries(cards.formerDecks ?? {})),
)

export function sheetKindsOf(games: readonly Game[]): readonly string[] {
  return games.flatMap(({ sheets }) => sheets.kinds)
}

export const SHEET_KINDS = sheetKindsOf(GAMES)

/**
 * Replaces former kinds by their current ones, and drops those whose current kind is listed too.
 */
export function currentSheetKinds(
  kinds: readonly string[],
  games: readonly Game[] = GAMES,
): string[] {
  const former = new Map(games.flatMap(({ sheets }) => Object.entries(sheets.formerKinds ?? {})))
  return kinds.flatMap((kind) => {
    const now = former.get(kind) ?? kind
    return now !== kind && kinds.includes(now) ? [] : [now]
  })
}

export function gameOfSheet(kind: string, games: readonly Game[] = GAMES): Game | undefined {
  return games.find(({ sheets }) => sheets.kinds.includes(kind))
}
