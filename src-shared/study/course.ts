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
 * The course of a session, from question to question: it yields a question and is given the option
 * that was chosen, or yields null after a slice of work so that the caller stays responsive.
 */
export type Course<Return, Question, Option> = Generator<Question | null, Return, Option | null>

/** Asks a question within a course and returns the option that was chosen. */
export function* asked<Question, Option>(question: Question): Course<Option, Question, Option> {
  const option = yield question
  if (option === null) throw new Error('a course went on without the answer to its question')
  return option
}

/** Most events that are kept after they were told: more than any turn has. */
export const MAX_TOLD = 80

/** Events of a course between two questions, and the progress of the course. */
export class EventBuffer<Event> {
  /** How many questions were asked. */
  asked = 0
  /** The number of the turn, from 1; null where there are no turns. */
  turn: number | null = null
  #events: Event[] = []
  #taken: readonly Event[] = []
  #earlier: readonly Event[] = []

  add(event: Event): void {
    this.#events.push(event)
  }

  /** What was taken before the last time, in its order. */
  get earlier(): readonly Event[] {
    return this.#earlier
  }

  /** The events since the last time, in their order. */
  take(): Event[] {
    const events = this.#events
    this.#events = []
    this.#earlier = [...this.#earlier, ...this.#taken].slice(-MAX_TOLD)
    this.#taken = events
    return events
  }
}
