import { asked, type Course, type OverReason } from './course.ts'

/** How much of play is looked at for a question. */
export interface Search {
  /** Decisions in one slice of work: some milliseconds. */
  readonly slice: number
  /** Where so many in a row hold none that fits, none is looked for any more. */
  readonly most: number
}

/** How single questions are asked. */
export interface Asking<Question> {
  /** Knows how many were asked so far. */
  readonly events: { readonly asked: number }
  /** How many are asked; null for as many as there are. */
  readonly questions: number | null
  /** Tells what there is to tell before a question. */
  readonly tell?: (question: Question) => void
}

/** How new questions are asked. */
export interface AskingNew<Question> extends Asking<Question> {
  /** What a player sees of a question, as a text: questions with the same text look the same. */
  readonly lookOf: (question: Question) => string
}

/** As much of a search, at most, goes on only because what it found looks like the question before. */
const REPEAT_PART = 0.1

/** The first that comes up in so many steps of a search; null if none does. */
export function firstOf<Found>(steps: Iterator<Found | null>, count: number): Found | null {
  for (let i = 0; i < count; i++) {
    const { value } = steps.next() as { value: Found | null }
    if (value !== null) return value
  }
  return null
}

/** Of so many lessons before its own a check asks, too, for what is mixed is remembered better. */
export const EARLIER_LESSONS = 2
/** One in so many questions of a check is of a lesson before. */
const OWN_TO_EARLIER = 3

type LooksFor<Question> = (decisions: number) => Question | null

/**
 * Looks for the questions of a check: its own and, in turn, those of the lessons before. Where those
 * have none within so many decisions, another one of its own is asked.
 */
export function mixedSearch<Question>(
  events: Asking<Question>['events'],
  own: LooksFor<Question>,
  earlier: readonly LooksFor<Question>[],
  most: number,
): LooksFor<Question> {
  let [looked, number] = [0, -1]
  return (decisions) => {
    const { asked: before } = events
    looked = (before === number ? looked : 0) + decisions
    number = before
    const turn = Math.floor(before / OWN_TO_EARLIER)
    const isEarlier = before % OWN_TO_EARLIER === OWN_TO_EARLIER - 1 && looked <= most
    return ((isEarlier && earlier[turn % earlier.length]) || own)(decisions)
  }
}

/** Looks, slice by slice, for what a source has; null if it has nothing that fits. */
export function* searched<Found, Question, Option>(
  search: (decisions: number) => Found | null,
  { slice, most }: Search,
): Course<Found | null, Question, Option> {
  for (let looked = 0; looked < most; looked += slice) {
    const found = search(slice)
    if (found !== null) return found
    yield null
  }
  return null
}

/**
 * Asks independent questions out of play, as they are found, until so many were asked: what is right
 * never decides what is asked. None looks like the one before it, unless play has hardly anything else
 * that fits.
 */
export function* foundCourse<Question, Option>(
  { events, questions, tell, lookOf }: AskingNew<Question>,
  search: (decisions: number) => Question | null,
  limits: Search,
): Course<OverReason, Question, Option> {
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

/** Asks earlier questions again, in their order; `make` has null for what asks nothing any more. */
export function* repeatedCourse<Before, Question, Option>(
  { events, questions, tell }: Asking<Question>,
  again: readonly Before[],
  make: (before: Before) => Question | null,
): Course<OverReason, Question, Option> {
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
