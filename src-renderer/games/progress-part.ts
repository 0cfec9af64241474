import type { LocationQueryRaw } from 'vue-router'
import type { EntryOf } from '#shared/contract/library.ts'
import type { GameName } from '#shared/games/games.ts'
import type { DrillSource, Speed } from '#shared/study/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import type { OutcomeOf, PastAnswerOf, SessionLineOf } from '../services/ask-drill.ts'
import type { Goal } from '#shared/base/units.ts'
import type { AnswerRow, PositionRow } from '../components/answer-row.ts'

/** Short description of a drill: "Single decisions, what to keep, sprint". */
export function drillLine(scope: string, kind: string, speed: Speed): string {
  const timed = speed === 'none' ? '' : texts.parts.drill.speeds[speed]
  return [scope, kind, timed].filter((words) => words !== '').join(', ')
}

export interface ProgressPart<G extends GameName = GameName> {
  drillWords(drill: Pick<SessionLineOf<G>, 'scope' | 'kind' | 'speed'>): string
  outcomeWords(outcome: OutcomeOf<G>): string
  /** "On the first roll you take every scoring die"; empty for an unknown id. */
  habitWords(id: string): string
  habitQuery(id: string): LocationQueryRaw
  /** The lesson of the step that a habit breaks, among those in order; null without lessons. */
  habitLesson(id: string, lessons: readonly string[], rules: EntryOf<G>['rules']): string | null
  /** Query of a drill of some decisions. */
  drillQuery(drill: object): LocationQueryRaw
  sourceQuery(source: DrillSource): LocationQueryRaw
  firstQuery(): LocationQueryRaw
  positionRows(
    entry: EntryOf<G>,
    goal: Goal,
    cards: readonly { readonly id: number; readonly code: string }[],
  ): PositionRow[]
  answerRows(
    entry: EntryOf<G>,
    answers: readonly PastAnswerOf<G>[],
    note?: (answer: PastAnswerOf<G>) => string,
  ): AnswerRow[]
}
