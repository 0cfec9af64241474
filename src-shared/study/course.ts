export const OVER_REASONS = [
  'questions',
  'game',
  'mistake',
  'time',
  'stopped',
  'nothing-left',
] as const
export type OverReason = (typeof OVER_REASONS)[number]

/** Yields a question and receives the chosen option; yields null between slices of work. */
export type QuestionCourse<Return, Question, Option> = Generator<
  Question | null,
  Return,
  Option | null
>

export function* asked<Question, Option>(
  question: Question,
): QuestionCourse<Option, Question, Option> {
  const option = yield question
  if (option === null) throw new Error('a course went on without the answer to its question')
  return option
}

/** Limit of EventBuffer.earlier; more than any turn has. */
export const MAX_TOLD = 80

export class EventBuffer<Event> {
  asked = 0
  /** From 1; null where there are no turns. */
  turn: number | null = null
  #events: Event[] = []
  #taken: readonly Event[] = []
  #earlier: readonly Event[] = []

  add(event: Event): void {
    this.#events.push(event)
  }

  /** Events taken before the last take(), oldest first. */
  get earlier(): readonly Event[] {
    return this.#earlier
  }

  /** Events since the last take(). */
  take(): Event[] {
    const events = this.#events
    this.#events = []
    this.#earlier = [...this.#earlier, ...this.#taken].slice(-MAX_TOLD)
    this.#taken = events
    return events
  }
}
