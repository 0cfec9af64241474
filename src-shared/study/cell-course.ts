import { type Course, type Desk, type OverReason, asked } from './course.ts'
import { makeQuestion } from './make-question.ts'
import type { Position } from '../farkle/analysis/position.ts'
import type { Question } from './question.ts'
import type { QuestionSource } from './question-source.ts'
import type { DecisionKind } from './setup.ts'
import type { StudyKit } from './study-kit.ts'

/** Decisions of play looked at in one slice of work: some milliseconds. */
const SLICE = 40

/** Where so many decisions in a row hold no question that fits, none is looked for any more. */
const MOST_DECISIONS = 500_000

/** A question to be asked once more. */
export interface AskedBefore {
  readonly kind: DecisionKind
  readonly position: Position
}

/** Looks, slice by slice, for what a source has; null if it has nothing that fits. */
export function* searched<T>(search: (decisions: number) => T | null): Course<T | null> {
  for (let looked = 0; looked < MOST_DECISIONS; looked += SLICE) {
    const found = search(SLICE)
    if (found !== null) return found
    yield null
  }
  return null
}

/** Asks independent questions out of play until so many were asked. */
export function* cellCourse(
  desk: Desk,
  source: QuestionSource,
  questions: number | null,
): Course<OverReason> {
  while (questions === null || desk.asked < questions) {
    const question: Question | null = yield* searched((decisions) => source.search(decisions))
    if (question === null) return 'nothing-left'
    if ('rolled' in question.position.dice) {
      desk.tell({ kind: 'rolled', who: 'you', dice: question.position.dice.rolled })
    }
    yield* asked(question)
  }
  return 'questions'
}

/** Asks earlier questions again, in their order. */
export function* againCourse(
  desk: Desk,
  kit: StudyKit,
  again: readonly AskedBefore[],
  { questions, noForced }: { questions: number | null; noForced: boolean },
): Course<OverReason> {
  for (const { kind, position } of again) {
    if (questions !== null && desk.asked >= questions) return 'questions'
    const question = makeQuestion(kit, kind, position)
    if (question === null || (question.forced && noForced)) continue
    if ('rolled' in position.dice) {
      desk.tell({ kind: 'rolled', who: 'you', dice: position.dice.rolled })
    }
    yield* asked(question)
  }
  return 'nothing-left'
}
