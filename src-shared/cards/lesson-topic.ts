import { localDay, type Clock } from '../base/clock.ts'
import type { Points } from '../base/units.ts'
import type { DeckId } from './card.ts'

export const LESSON_POSITIONS = 5
export const CHECK_QUESTIONS = 10
export const CHECK_RIGHT = 8

const CHECK_DAYS = 30

/** One idea within a step of knowledge, and the drill that shows it. */
export interface LessonTopic<Drill = unknown> {
  readonly id: string
  readonly step: string
  readonly title: string
  /** Two sentences that explain every new term. */
  readonly idea: string
  readonly decks: readonly DeckId[]
  /** Per turn or game, given the rest of the step; undefined if no policy defines it. */
  readonly adds?: Points
  readonly drill: Drill
}

export interface TopicRecord {
  readonly positions: number
  /** Latest finished check. */
  readonly check: { readonly at: number; readonly right: number; readonly asked: number } | null
  readonly tried: boolean
}

type TopicState = 'open' | 'begun' | 'due' | 'known'

export function isPassed(check: TopicRecord['check']): boolean {
  return check !== null && check.right >= CHECK_RIGHT
}

export function topicState({ positions, check, tried }: TopicRecord, clock: Clock): TopicState {
  if (isPassed(check)) {
    const ago = localDay(clock, clock.now) - localDay(clock, check!.at)
    // A check dated in the future was made by another clock, so its age is unknown.
    return ago > CHECK_DAYS || ago < -1 ? 'due' : 'known'
  }
  return positions > 0 || tried ? 'begun' : 'open'
}

/** Moves topics whose step is missing to the next step, or to the last one. Empty without steps. */
export function placedTopics<Topic extends LessonTopic>(
  topics: readonly Topic[],
  order: readonly string[],
  steps: readonly string[],
): Topic[] {
  return topics.flatMap((topic) => {
    const from = order.indexOf(topic.step)
    const step = order.slice(from).find((id) => steps.includes(id)) ?? steps.at(-1)
    return step === undefined ? [] : [{ ...topic, step }]
  })
}
