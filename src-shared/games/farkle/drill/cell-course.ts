import type { Course, Desk, OverReason } from '../../../study/course.ts'
import { makeQuestion } from './make-question.ts'
import type { Position } from '../analysis/position.ts'
import type { Question, RankedOption } from './question.ts'
import type { QuestionSource } from './question-source.ts'
import type { DecisionKind } from '../../../study/setup.ts'
import { foundCourse, repeatedCourse, searched, type Search } from '../../../study/single-course.ts'
import type { StudyKit } from './study-kit.ts'

/** How far play is looked through: a decision is soon found, and a rare one may be far away. */
const SEARCH: Search = { slice: 40, most: 500_000 }

/** A question to be asked once more. */
export interface AskedBefore {
  readonly kind: DecisionKind
  readonly position: Position
}

/** Has the dice of a question told as a roll. */
const telling =
  (desk: Desk) =>
  ({ position: { dice } }: Question): void => {
    if ('rolled' in dice) desk.tell({ kind: 'rolled', who: 'you', dice: dice.rolled })
  }

/** Looks for the start of a turn in play; null if there is none that fits. */
export function searchedTurn(source: QuestionSource): Course<Position | null> {
  return searched((decisions) => source.searchTurn(decisions), SEARCH)
}

/** Asks independent questions out of play until so many were asked. */
export function cellCourse(
  desk: Desk,
  source: QuestionSource,
  questions: number | null,
): Course<OverReason> {
  const asking = { desk, questions, tell: telling(desk) }
  return foundCourse(asking, (decisions) => source.search(decisions), SEARCH)
}

/** Asks earlier questions again, in their order. */
export function againCourse(
  desk: Desk,
  kit: StudyKit,
  again: readonly AskedBefore[],
  { questions, noForced }: { questions: number | null; noForced: boolean },
): Course<OverReason> {
  const asking = { desk, questions, tell: telling(desk) }
  return repeatedCourse<AskedBefore, Question, RankedOption>(
    asking,
    again,
    ({ kind, position }) => {
      const question = makeQuestion(kit, kind, position)
      return question?.forced && noForced ? null : question
    },
  )
}
