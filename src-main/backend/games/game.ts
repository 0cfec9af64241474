import type { Goal } from '#shared/base/units.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import type { Card, DeckId } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import type { LearntRule } from '#shared/cards/session-setup.ts'
import type { Game } from '#shared/games/game.ts'
import type { SheetKind, UndatedSheet } from '#shared/sheets/sheet.ts'
import type { TableGameData } from '#shared/study/table-game.ts'
import type { LeadChances } from '#shared/study/written-game.ts'
import type { CardKit } from '../cards/card-kits.ts'
import type { GameCourse } from '../cards/game-course.ts'
import type { DrillKits } from '../drills/grading.ts'
import type { Jobs } from '../solve/jobs.ts'
import type { SolverPool } from '../solve/solver-pool.ts'
import type { Solving } from '../solve/solving.ts'
import type { FileStoreOptions } from '../solve/team/file-store.ts'
import type { TeamServices } from '../solve/team/team-solve.ts'

export interface MadeCards {
  readonly decks: readonly Deck[]
}

export interface CardPlan<Made extends MadeCards = MadeCards> {
  /** Identifies everything that the cards depend on besides rules and language. */
  readonly variant: string
  make(variant: string): Promise<Made>
}

/** Promises reject with RequestError. */
interface GameCards<Rules extends NamedRules, Made extends MadeCards> {
  /** Decks that exist only after an optional result was computed. */
  readonly foundLater: readonly DeckId[]
  plan(rules: Rules, learnt: LearntRule | null): Promise<CardPlan<Made>>
  /** Why the rule cannot be learnt, as a sentence, or null. Absent in games without such rules. */
  whyNotLearnt?(rules: Rules, learnt: LearntRule): string | null
  /** Cards in learning order; absent for the order of the decks. */
  inOrder?(made: Made): Card[]
  /** Finds the lessons that a course says are missing; absent if none ever are. */
  findLessons?(rules: Rules): Promise<unknown>
  course(rules: Rules, goal: Goal, kit: CardKit<Made>): Promise<GameCourse>
}

export interface SheetState {
  /** `none`: these rules have no such sheet; `unsolved`: a solve is needed first. */
  readonly state: 'ready' | 'unsolved' | 'none'
  /** Why there is none, or the solve that is needed and its duration; null if ready. */
  readonly reason: string | null
}

export interface SheetPlan {
  /** Differs whenever sheets of the same rules would differ. */
  readonly state: string
  make(kinds: readonly SheetKind[], variant: string): Promise<readonly UndatedSheet[]>
}

/** Promises reject with RequestError. */
interface GameSheets<Rules extends NamedRules> {
  /** Why these rules have no sheet of this kind, as a sentence; null if they have one. */
  whyNone(kind: SheetKind, rules: Rules): string | null
  /** False for sheets that these rules do not list at all; absent if all are listed. */
  isListed?(kind: SheetKind, rules: Rules): boolean
  /** State of each sheet of these rules. Solves nothing. */
  states(rules: Rules): Promise<(kind: SheetKind) => Promise<SheetState>>
  /**
   * Solves what these sheets require; optional figures are included only if they are known. `card`:
   * the rule of thumb to print, as text; by default the usual one.
   */
  plan(rules: Rules, kinds: readonly SheetKind[], card?: string): Promise<SheetPlan>
}

/** A game's part of the backend. Methods, so that a game with its own types fits; see Game. */
export interface GameBackend<
  Rules extends NamedRules = NamedRules,
  Made extends MadeCards = MadeCards,
> {
  readonly drills: DrillKits
  readonly cards: GameCards<Rules, Made>
  readonly sheets: GameSheets<Rules>
  /** Of a written game; absent in games without. */
  leadOf?(game: TableGameData): Promise<LeadChances>
}

export type GameServices = FileStoreOptions &
  TeamServices & { readonly games: readonly Game[]; readonly jobs: Jobs; readonly pool: SolverPool }

/** What the solves of one game are made with. */
export type SolveServices = GameServices & { readonly solving: Solving }

export interface AddedGame {
  readonly game: Game
  open(services: GameServices): GameBackend
}

export type GameBackends = Readonly<Record<string, GameBackend>>

export function backendOf(games: GameBackends, name: string): GameBackend {
  const game = games[name]
  if (!game) throw new Error(`the backend has no part for the game ${name}`)
  return game
}
