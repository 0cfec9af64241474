import type { LocationQueryRaw } from 'vue-router'
import type { EntryOf } from '#shared/contract/library.ts'
import type { GameName } from '#shared/games/games.ts'
import type { DrillSource, Speed } from '#shared/study/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import type { LeakOf, OutcomeOf, PastAnswerOf, SessionLineOf } from '../services/ask-drill.ts'
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
  /** Dimensions of the leak report; the first is shown initially. */
  leakDimensions(
    leaks: readonly LeakOf<G>[],
  ): readonly { readonly value: string; readonly title: string }[]
  /** `leakLabel` is read within its dimension, `leakWords` alone. */
  leakLabel(leak: LeakOf<G>): string
  leakWords(leak: LeakOf<G>): string
  /** Query of the drill that trains a leak; null if it cannot be drilled alone. */
  leakQuery(leak: Pick<LeakOf<G>, 'drill'>): LocationQueryRaw | null
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
