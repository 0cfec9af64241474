import { localDay, type Clock } from '../base/clock.ts'
import type { Points } from '../base/units.ts'
import type { DeckId } from './card.ts'

/** Positions that a lesson begins with. */
export const LESSON_POSITIONS = 5
/** Questions of a lesson's check, and how many of them must be right. */
export const CHECK_QUESTIONS = 10
export const CHECK_RIGHT = 8

/** Days after which a check that was passed is to be taken again. */
const CHECK_DAYS = 30

/** One idea of a step of knowledge: what it says, and the drill whose positions show it. */
export interface LessonTopic<Drill = unknown> {
  readonly id: string
  /** The step of knowledge that it belongs to. */
  readonly step: string
  readonly title: string
  /** Two sentences, in which every term is explained that comes up for the first time. */
  readonly idea: string
  readonly decks: readonly DeckId[]
  /**
   * What it adds for who knows all else of its step, exactly, points a turn or a game; missing where
   * no play says it.
   */
  readonly adds?: Points
  readonly drill: Drill
}

/** What somebody has done of a lesson. */
export interface TopicRecord {
  /** Positions that were answered. */
  readonly positions: number
  /** The latest check that was answered to its end; null if there is none. */
  readonly check: { readonly at: number; readonly right: number; readonly asked: number } | null
  /** Whether a check was begun. */
  readonly tried: boolean
}

export const TOPIC_STATES = ['open', 'begun', 'due', 'known'] as const
export type TopicState = (typeof TOPIC_STATES)[number]

/** Whether a check is passed. */
export function isPassed(check: TopicRecord['check']): boolean {
  return check !== null && check.right >= CHECK_RIGHT
}

/** How far a lesson is. It is begun by what is done in it alone, and by no card of another one. */
export function topicState({ positions, check, tried }: TopicRecord, clock: Clock): TopicState {
  if (isPassed(check)) {
    const ago = localDay(clock, clock.now) - localDay(clock, check!.at)
    // A check that lies ahead was made by another clock, and says nothing of when it was.
    return ago > CHECK_DAYS || ago < -1 ? 'due' : 'known'
  }
  return positions > 0 || tried ? 'begun' : 'open'
}

/** Every topic with the first step, from its own on, that there is; none without a step. */
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
