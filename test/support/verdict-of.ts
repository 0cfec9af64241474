import { failed, ok, type Result } from '#shared/base/result.ts'
import { placeOf } from '#shared/games/farkle/drill/choices.ts'
import { illegalChoice } from '#shared/games/farkle/drill/illegal-choice.ts'
import type { Choice, Question } from '#shared/games/farkle/drill/question.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { verdictAt, type Verdict } from '#shared/games/farkle/drill/verdict.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'

/** The verdict on a choice outside of a session, or why it is not allowed. */
export function verdictOf(
  kit: StudyKit,
  question: Question,
  choice: Choice,
  thresholds: GradeThresholds,
): Result<Verdict> {
  const chosen = placeOf(question, choice)
  if (chosen < 0) return failed({ field: 'choice', message: illegalChoice(kit, question, choice) })
  return ok(verdictAt(kit, question, chosen, thresholds))
}
