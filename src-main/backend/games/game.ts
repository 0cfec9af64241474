import type { NamedRules } from '#shared/base/rules.ts'
import type { Card, DeckId } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import type { LearntRule } from '#shared/cards/learnt-rule.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Game } from '#shared/games/game.ts'
import type { SheetKind, UndatedSheet } from '#shared/sheets/sheet.ts'
import type { CardKit } from '../cards/card-kits.ts'
import type { GameCourse } from '../cards/game-course.ts'
import type { DrillKits } from '../drills/grading.ts'
import type { Jobs } from '../solve/jobs.ts'
import type { SolverPool } from '../solve/solver-pool.ts'
import type { FileStoreOptions } from '../solve/team/file-store.ts'
import type { TeamServices } from '../solve/team/team-solve.ts'

/** The cards made for rules; a game adds what else came out of making them. */
export interface MadeCards {
  readonly decks: readonly Deck[]
}

/** How the cards of rules are made. */
export interface CardPlan<Made extends MadeCards = MadeCards> {
  /** Everything besides the rules and the language that the cards depend on. */
  readonly variant: string
  /** Solves what the cards need and makes them in a worker, as a job of this variant. */
  make(variant: string): Promise<Made>
  /**
   * Finds what decks are worth that are made without it, because it takes long; resolves once there
   * is another plan. Left out where nothing more is to be found.
   */
  findWorth?(): Promise<unknown>
}

/** Cards and lessons of a game. Promises reject with RequestError. */
interface GameCards<Rules extends NamedRules, Made extends MadeCards> {
  /** Decks that rules have only once something was found that nothing else needs. */
  readonly foundLater: readonly DeckId[]
  /** `learnt` is the rule of thumb whose numbers are learnt; null for none. */
  plan(rules: Rules, learnt: LearntRule | null): Promise<CardPlan<Made>>
  /**
   * Why a rule of thumb cannot be learnt under these rules, as a sentence; null if it can. Left out
   * where a game has no rules of thumb.
   */
  whyNotLearnt?(rules: Rules, learnt: LearntRule): string | null
  /** The cards in the order in which they are learnt; that of the decks without it. */
  inOrder?(made: Made): Card[]
  /** Solves what the lessons need. */
  course(rules: Rules, kit: CardKit<Made>): Promise<GameCourse>
}

/** Whether a sheet can be made now, and why not. */
export type SheetState = Pick<
  AnswerOf<BackendRequests, 'sheets.list'>['sheets'][number],
  'state' | 'reason'
>

/** Results from which sheets are made. */
export interface SheetPlan {
  /** As much of them as tells sheets of the same rules apart, as a text. */
  readonly state: string
  /** Makes sheets in a worker, as a job of this variant. */
  make(kinds: readonly SheetKind[], variant: string): Promise<readonly UndatedSheet[]>
}

/** Cheat sheets of a game. Promises reject with RequestError. */
interface GameSheets<Rules extends NamedRules> {
  /** Why rules have no sheet of a kind at all; null if they have one. */
  whyNone(kind: SheetKind, rules: Rules): string | null
  /** Tells of the sheets that rules have whether they can be made, without solving anything. */
  states(rules: Rules): Promise<(kind: SheetKind) => Promise<SheetState>>
  /** Solves what these sheets cannot do without; of the rest they tell what is known. */
  plan(rules: Rules, kinds: readonly SheetKind[]): Promise<SheetPlan>
}

/** A game's part of the backend. Methods, so that a game with its own types fits; see Game. */
export interface GameBackend<
  Rules extends NamedRules = NamedRules,
  Made extends MadeCards = MadeCards,
> {
  readonly drills: DrillKits
  readonly cards: GameCards<Rules, Made>
  readonly sheets: GameSheets<Rules>
}

/** What the part of a game is made with: what it solves with, and where results are kept. */
export type GameServices = FileStoreOptions &
  TeamServices & {
    /** Of every game that there is. */
    readonly games: readonly Game[]
    readonly jobs: Jobs
    readonly pool: SolverPool
  }

/** A game with how its part of the backend is made; nothing is solved until it is asked for. */
export interface AddedGame {
  readonly game: Game
  open(services: GameServices): GameBackend
}

/** The parts of all games by the games' names. */
export type GameBackends = Readonly<Record<string, GameBackend>>

/** The part of the game of this name, which must be there. */
export function backendOf(games: GameBackends, name: string): GameBackend {
  const game = games[name]
  if (!game) throw new Error(`the backend has no part for the game ${name}`)
  return game
}
