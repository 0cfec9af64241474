import type { LocationQueryRaw } from 'vue-router'
import type { EntryOf } from '#shared/contract/library.ts'
import type { GameName } from '#shared/games/games.ts'
import type { DrillSource } from '#shared/study/setup.ts'
import type { LeakOf, OutcomeOf, PastAnswerOf, SessionLineOf } from '../app/services/ask-drill.ts'
import type { Goal } from '#shared/base/goal.ts'
import type { AnswerRow, PositionRow } from '../components/answer-row.ts'

/** Drills of a game and their results in words, for Home and the screen of progress. */
export interface ProgressPart<G extends GameName = GameName> {
  /** Description of a drill in few words. */
  drillWords(drill: Pick<SessionLineOf<G>, 'scope' | 'kind' | 'speed'>): string
  /** How a whole game ended. */
  outcomeWords(outcome: OutcomeOf<G>): string
  /** By what the lines of the leak report are shown, the first one to begin with. */
  leakDimensions(
    leaks: readonly LeakOf<G>[],
  ): readonly { readonly value: string; readonly title: string }[]
  /** A line of the leak report among those of its dimension, and in words that stand alone. */
  leakLabel(leak: LeakOf<G>): string
  leakWords(leak: LeakOf<G>): string
  /** The query of the drill that mends a leak; null where it cannot be asked for on its own. */
  leakQuery(leak: LeakOf<G>): LocationQueryRaw | null
  /** The same of the drill of a square in the game's own map of what is known. */
  readonly masteryQuery?: (drill: NonNullable<LeakOf<G>['drill']>) => LocationQueryRaw
  /** The query of a drill on decisions from a source, which begins at once. */
  sourceQuery(source: DrillSource): LocationQueryRaw
  /** The query of the drill with which a new user begins. */
  firstQuery(): LocationQueryRaw
  /** Positions that cards were made of for a goal. */
  positionRows(
    entry: EntryOf<G>,
    goal: Goal,
    cards: readonly { readonly id: number; readonly code: string }[],
  ): PositionRow[]
  /** Answers that were given, as they are listed. */
  answerRows(
    entry: EntryOf<G>,
    answers: readonly PastAnswerOf<G>[],
    note?: (answer: PastAnswerOf<G>) => string,
  ): AnswerRow[]
}
