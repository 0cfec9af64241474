import type { OverReason } from '../../../study/course.ts'
import { makeQuestion } from './make-question.ts'
import { positionCode } from '../analysis/position-code.ts'
import type { Position } from '../analysis/position.ts'
import type { FarkleCourse, Question, RankedOption } from './question.ts'
import type { QuestionSource } from './question-source.ts'
import type { DecisionKind } from './setup.ts'
import {
  foundCourse,
  mixedSearch,
  repeatedCourse,
  searched,
  type Search,
} from '../../../study/single-course.ts'
import type { StudyKit } from './study-kit.ts'
import { rolledEvent, type TableEvents } from './table-event.ts'

/** Most decisions are found soon, but rare ones take a long search. */
const SEARCH: Search = { slice: 40, most: 500_000 }

/** For questions of earlier lessons, which can be replaced by others. */
const MOST_EARLIER = 20_000

export interface AskedBefore {
  readonly kind: DecisionKind
  readonly position: Position
}

const telling =
  (events: TableEvents) =>
  ({ position: { dice } }: Question): void => {
    if ('rolled' in dice) events.add(rolledEvent(dice))
  }

/** For points, the scores do not change what a player sees. */
function lookOf({ goal, position }: Question): string {
  return positionCode(goal === 'wins' ? position : { ...position, own: 0, opponent: 0 })
}

/** null if no turn fits. */
export function searchedTurn(source: QuestionSource): FarkleCourse<Position | null> {
  return searched((decisions) => source.searchTurn(decisions), SEARCH)
}

export function cellCourse(
  events: TableEvents,
  source: QuestionSource,
  questions: number | null,
  earlier: readonly QuestionSource[] = [],
): FarkleCourse<OverReason> {
  const asking = { events, questions, lookOf, tell: telling(events) }
  const [own, ...before] = [source, ...earlier].map(
    (one) =>
      (decisions: number): Question | null =>
        one.search(decisions),
  )
  return foundCourse(asking, mixedSearch(events, own!, before, MOST_EARLIER), SEARCH)
}

export function againCourse(
  events: TableEvents,
  kit: StudyKit,
  again: readonly AskedBefore[],
  { questions, noForced }: { questions: number | null; noForced: boolean },
): FarkleCourse<OverReason> {
  const asking = { events, questions, tell: telling(events) }
  return repeatedCourse<AskedBefore, Question, RankedOption>(
    asking,
    again,
    ({ kind, position }) => {
      const question = makeQuestion(kit, kind, position)
      return question?.forced && noForced ? null : question
    },
  )
}
