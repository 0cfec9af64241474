import { failed, ok, type Result } from '../base/result.ts'
import type { Face } from '../dice/multiset.ts'
import { placeOf } from './choices.ts'
import { gradeOf, type Grade, type GradeThresholds } from './grade.ts'
import { illegalChoice } from './illegal-choice.ts'
import type { Value } from './judge.ts'
import type { StudyKit } from './study-kit.ts'
import { optionReason, optionWords } from './option-words.ts'
import type { Choice, Question, RankedOption } from './question.ts'
import { thumbOf } from './thumb.ts'

/** An option with what it is called, and why it is worth what it is. */
export interface VerdictOption extends Omit<RankedOption, 'setAside'> {
  setAside: Face[]
  reason: string
  words: string
}

/** What there is to say of an answer. */
export interface Verdict {
  /** Null for a forced decision, which is not graded. */
  grade: Grade | null
  loss: Value
  /** Its place in `options`, which are the question's, best first. */
  chosen: number
  options: VerdictOption[]
  bestReason: string
  chosenReason: string
  /** The rule that would have got it right; null if there is none so short. */
  thumb: string | null
  thresholds: GradeThresholds
}

/**
 * Grades an answer to a question. failed: why the rules do not allow it, in a sentence. Takes some
 * milliseconds, for the rule of thumb.
 */
export function verdictOf(
  kit: StudyKit,
  question: Question,
  choice: Choice,
  thresholds: GradeThresholds,
): Result<Verdict> {
  const chosen = placeOf(question, choice)
  if (chosen < 0) {
    return failed({ field: 'choice', message: illegalChoice(kit, question, choice) })
  }
  const options = question.options.map((option) => ({
    ...option,
    setAside: [...option.setAside],
    reason: optionReason(question, option),
    words: optionWords(option),
  }))
  const { loss, reason } = options[chosen]!
  return ok({
    grade: question.forced ? null : gradeOf(loss, thresholds),
    loss,
    chosen,
    options,
    bestReason: options[0]!.reason,
    chosenReason: reason,
    thumb: thumbOf(kit, question, chosen)?.text ?? null,
    thresholds,
  })
}
