import type { Result } from '../base/result.ts'
import type { NamedRules, RuleHash } from '../base/rules.ts'
import { farkle } from './farkle/game.ts'
import type { Game } from './game.ts'
import { yahtzee } from './yahtzee/game.ts'

/**
 * Every game of the app; a new one is a folder beside theirs and a line here. What names no game is
 * about the first.
 */
export const GAMES = [farkle, yahtzee] as const

export type KnownGame = (typeof GAMES)[number]
export type GameName = KnownGame['name']

/** The rules of each game that the app knows. */
export type RulesOfGame = {
  readonly [G in KnownGame as G['name']]: G extends Game<string, infer Rules> ? Rules : never
}

/** Rules with the name of the game that they are rules of. */
export type GameRules = {
  [G in GameName]: { readonly game: G; readonly rules: RulesOfGame[G] }
}[GameName]

/** The same of any list of games. */
export interface AnyGameRules {
  readonly game: string
  readonly rules: NamedRules
}

export const GAME_NAMES: readonly GameName[] = GAMES.map(({ name }) => name)

/** The game of this name; undefined if the list has none. */
export function findGame(name: unknown, games: readonly Game[] = GAMES): Game | undefined {
  return games.find((game) => game.name === name)
}

/** The game of this name, which must be in the list. */
export function gameNamed(name: string, games: readonly Game[] = GAMES): Game {
  const game = findGame(name, games)
  if (!game) throw new Error(`there is no game called ${name}`)
  return game
}

/** The content hash of rules of any game. */
export function hashOf({ game, rules }: AnyGameRules, games?: readonly Game[]): RuleHash {
  return gameNamed(game, games).rules.hash(rules)
}

/** Reads rules of a game from anything, with the name of the game. */
export function parseGameRules({ name, rules }: Game, input: unknown): Result<GameRules> {
  const parsed = rules.parse(input)
  return parsed.ok ? { ok: true, value: withGame(name, parsed.value) } : parsed
}

/** Rules with the name of the game that has read or made them. */
export function withGame(game: string, rules: NamedRules): GameRules {
  return { game, rules } as GameRules
}

/** The presets of some games, by their ids. */
export function presetsOf(games: readonly Game[]): ReadonlyMap<string, GameRules> {
  return new Map(
    games.flatMap(({ name, rules }) =>
      Object.entries(rules.presets).map(([id, preset]) => [id, withGame(name, preset)] as const),
    ),
  )
}

/** Every preset of every game, by its id. */
export const ALL_PRESETS: ReadonlyMap<string, GameRules> = presetsOf(GAMES)

/** The decks of some games. */
export function deckNamesOf(games: readonly Game[]): readonly string[] {
  return games.flatMap(({ cards }) => cards.decks)
}

/** The decks of every game. */
export const DECKS = deckNamesOf(GAMES)

/** Decks of earlier versions, and what holds their numbers now. */
export const FORMER_DECKS: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  GAMES.flatMap(({ cards }: Game) => Object.entries(cards.formerDecks ?? {})),
)

/** The cheat sheets of some games. */
export function sheetKindsOf(games: readonly Game[]): readonly string[] {
  return games.flatMap(({ sheets }) => sheets.kinds)
}

/** The cheat sheets of every game. */
export const SHEET_KINDS = sheetKindsOf(GAMES)

/** Kinds of sheets, where one of an earlier version reads as the one that has its numbers now. */
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

/** The game that has a kind of sheet. */
export function gameOfSheet(kind: string, games: readonly Game[] = GAMES): Game | undefined {
  return games.find(({ sheets }) => sheets.kinds.includes(kind))
}
