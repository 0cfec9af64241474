import type { Question, RankedOption } from '../games/farkle/drill/question.ts'
import type { TableEvent } from '../games/farkle/drill/table-event.ts'

/** Why a session is over. */
export const OVER_REASONS = [
  'questions',
  'game',
  'mistake',
  'time',
  'stopped',
  'nothing-left',
] as const
export type OverReason = (typeof OVER_REASONS)[number]

/**
 * The course of a session, from question to question: it yields a question and is given the answer
 * back, or yields null after a slice of work so that the caller stays responsive.
 */
export type Course<Return, Asked = Question, Answer = RankedOption> = Generator<
  Asked | null,
  Return,
  Answer | null
>

/** Asks a question within a course and returns the answer. */
export function* asked<Asked = Question, Answer = RankedOption>(
  question: Asked,
): Course<Answer, Asked, Answer> {
  const option = yield question
  if (option === null) throw new Error('a course went on without the answer to its question')
  return option
}

/** What a course tells besides its questions. */
export class Desk<Event = TableEvent> {
  /** How many questions were asked. */
  asked = 0
  /** The number of the turn, from 1; null where there are no turns. */
  turn: number | null = null
  #events: Event[] = []

  tell(event: Event): void {
    this.#events.push(event)
  }

  /** What was told since the last time, in its order. */
  takeEvents(): Event[] {
    const events = this.#events
    this.#events = []
    return events
  }
}
