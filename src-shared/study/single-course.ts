import type { Random } from '../dice/random.ts'
import { asked, type QuestionCourse, type OverReason } from './course.ts'

export interface Search {
  /** Decisions per slice of work, a few milliseconds. */
  readonly slice: number
  /** Decisions after which the search gives up. */
  readonly most: number
}

export interface Asking<Question> {
  readonly events: { readonly asked: number }
  /** Null for no limit. */
  readonly questions: number | null
  readonly tell?: (question: Question) => void
}

interface AskingNew<Question> extends Asking<Question> {
  /** Visible content of a question: equal texts look the same to the player. */
  readonly lookOf: (question: Question) => string
}

/** Share of the search limit to spend on avoiding a question that looks like the one before. */
const REPEAT_PART = 0.1

/** First result within `count` steps; null if there is none. */
export function firstOf<Found>(steps: Iterator<Found | null>, count: number): Found | null {
  for (let i = 0; i < count; i++) {
    const { value } = steps.next() as { value: Found | null }
    if (value !== null) return value
  }
  return null
}

/** Share of questions that are sought for a habit, and the steps after which that is given up. */
const SOUGHT_PART = 0.65
const MOST_SOUGHT = 100_000

/** Each result from one of two searches that end never; null between results. */
export function* mixed<Found>(
  plain: Iterator<Found | null, never>,
  sought: Iterator<Found | null, never>,
  random: Random,
): Generator<Found | null, never> {
  for (;;) {
    const isSought = random.next() < SOUGHT_PART
    let found: Found | null = null
    for (let looked = 0; found === null; looked++) {
      const search = isSought && looked < MOST_SOUGHT ? sought : plain
      found = search.next().value
      yield found
    }
  }
}

/** Searches slice by slice; null if nothing is found within the limit. */
export function* searched<Found, Question, Option>(
  search: (decisions: number) => Found | null,
  { slice, most }: Search,
): QuestionCourse<Found | null, Question, Option> {
  for (let looked = 0; looked < most; looked += slice) {
    const found = search(slice)
    if (found !== null) return found
    yield null
  }
  return null
}

/**
 * Answers never influence what is asked. Avoids questions that look like the one before, unless
 * little else fits.
 */
export function* foundCourse<Question, Option>(
  { events, questions, tell, lookOf }: AskingNew<Question>,
  search: (decisions: number) => Question | null,
  limits: Search,
): QuestionCourse<OverReason, Question, Option> {
  const { slice, most } = limits
  const further = most * REPEAT_PART
  let before: string | null = null
  while (questions === null || events.asked < questions) {
    let question: Question | null = yield* searched<Question, Question, Option>(search, limits)
    if (question === null) return 'nothing-left'
    for (let looked = 0; lookOf(question) === before && looked < further; looked += slice) {
      question = search(slice) ?? question
      yield null
    }
    before = lookOf(question)
    tell?.(question)
    yield* asked<Question, Option>(question)
  }
  return 'questions'
}

/** Asks earlier questions again, in order. `make`: null for a question that no longer exists. */
export function* repeatedCourse<Before, Question, Option>(
  { events, questions, tell }: Asking<Question>,
  again: readonly Before[],
  make: (before: Before) => Question | null,
): QuestionCourse<OverReason, Question, Option> {
  for (const before of again) {
    if (questions !== null && events.asked >= questions) return 'questions'
    const question = make(before)
    if (question !== null) {
      tell?.(question)
      yield* asked<Question, Option>(question)
    }
    yield null
  }
  return 'nothing-left'
}
