import { localDay, type Clock } from '../base/clock.ts'
import type { Face } from '../dice/multiset.ts'
import type { DeckId } from './card.ts'

export const LESSON_POSITIONS = 6
export const CHECK_QUESTIONS = 10
export const CHECK_RIGHT = 8

const CHECK_DAYS = 30

/** An example in words around its dice: a worked one, or one for the learner to complete. */
export interface LessonExample {
  /** The situation: "At 100 you roll". */
  readonly before: string
  readonly dice: readonly Face[]
  /** By die, whether it is set aside or kept. */
  readonly taken: readonly boolean[]
  /** What to do: "Set aside 50 and roll 4 dice." */
  readonly then: string
  /**
   * For the learner, who chooses between what to do and this other answer; `isBegun`: the dice taken
   * are given. null for a worked example.
   */
  readonly asks: { readonly instead: string; readonly isBegun: boolean } | null
}

/** By die of a roll, whether it is among those taken. */
export function takenDice(dice: readonly Face[], taken: readonly Face[]): boolean[] {
  const left = [...taken]
  return dice.map((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** One step of the curriculum: a sentence to play by, beside those of the lessons before it. */
export interface Lesson<Drill = unknown> {
  readonly id: string
  /** Lessons of earlier versions that taught the same. */
  readonly former: readonly string[]
  readonly title: string
  /** Can be followed literally. */
  readonly sentence: string
  readonly examples: readonly LessonExample[]
  /** What it adds to the lessons before it; null for the first one, or if unknown. */
  readonly adds: number | null
  /** Of a player who knows the lessons up to this one, and nothing else; null if unknown. */
  readonly makes: number | null
  /** What one plays by who knows the lessons up to this one. */
  readonly level: 'steps' | 'card' | 'table' | 'best'
  readonly decks: readonly DeckId[]
  readonly drill: Drill
}

/** All lessons of some rules and goal, in learning order. */
export interface Curriculum<Drill = unknown> {
  readonly lessons: readonly Lesson<Drill>[]
  /** What lessons add and make: points a turn or a game, or games won of 100. */
  readonly unit: 'turn' | 'game' | 'wins'
  /** Of the best play; null if unknown. */
  readonly best: number | null
  /**
   * Lessons of the goal that are not among these: they can be found, which takes long, or a sentence
   * says why there are none. null if nothing is missing.
   */
  readonly missing: 'findable' | { readonly why: string } | null
}

export interface LessonRecord {
  readonly positions: number
  /** Latest finished check. */
  readonly check: { readonly at: number; readonly right: number; readonly asked: number } | null
  readonly tried: boolean
}

type LessonState = 'open' | 'begun' | 'due' | 'known'

export function isPassed(check: LessonRecord['check']): boolean {
  return check !== null && check.right >= CHECK_RIGHT
}

export function lessonState({ positions, check, tried }: LessonRecord, clock: Clock): LessonState {
  if (isPassed(check)) {
    const ago = localDay(clock, clock.now) - localDay(clock, check!.at)
    // A check dated in the future was made by another clock, so its age is unknown.
    return ago > CHECK_DAYS || ago < -1 ? 'due' : 'known'
  }
  return positions > 0 || tried ? 'begun' : 'open'
}

/** The records of a lesson and of those of earlier versions, as one: the latest passed check counts. */
export function joinedRecord(records: readonly LessonRecord[]): LessonRecord {
  const checks = records.flatMap(({ check }) => check ?? []).sort((a, b) => b.at - a.at)
  return {
    positions: records.reduce((sum, { positions }) => sum + positions, 0),
    check: checks.find(isPassed) ?? checks[0] ?? null,
    tried: records.some(({ tried }) => tried),
  }
}
