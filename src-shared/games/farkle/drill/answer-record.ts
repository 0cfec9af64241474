import type { Goal, Value } from '../../../base/goal.ts'
import type { DiceCount, Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import { positionCode } from '../analysis/position-code.ts'
import { cellOf } from './cells.ts'
import type { Grade } from '../../../study/grade.ts'
import type { Question } from './question.ts'
import type { DecisionKind, Situation } from './setup.ts'
import { slipOf, type Slip } from './slips.ts'
import type { StudyKit } from './study-kit.ts'
import type { Verdict } from './verdict.ts'

/** An option as it is kept. */
export interface KeptOption {
  setAside: Face[]
  then: 'bank' | 'roll' | null
  value: Value
  loss: Value
}

/** All that is kept of a graded answer, but for when and how fast it was given. */
export interface AnswerRecord {
  goal: Goal
  kind: DecisionKind
  /** The position as a short text: see positionCode. */
  code: string
  /** What it belongs to: see Cell. `turnTotalBand` is where the band begins. */
  dice: DiceCount
  turnTotalBand: Points
  situation: Situation
  forced: boolean
  /** Best first. */
  options: KeptOption[]
  /** The place of the choice among them. */
  chosen: number
  chosenWords: string
  bestWords: string
  loss: Value
  /** Null if forced. */
  grade: Grade | null
  /** Null if nothing was lost. */
  slip: Slip | null
}

/** What is kept of the answer to a question. */
export function answerRecord(
  kit: StudyKit,
  question: Question,
  { chosen, options, loss, grade }: Verdict,
): AnswerRecord {
  const { dice, band, situation } = cellOf(kit, question)
  return {
    goal: question.goal,
    kind: question.kind,
    code: positionCode(question.position),
    dice,
    turnTotalBand: band.from,
    situation,
    forced: question.forced,
    options: options.map(({ setAside, then, value, loss }) => ({ setAside, then, value, loss })),
    chosen,
    chosenWords: options[chosen]!.words,
    bestWords: options[0]!.words,
    loss,
    grade,
    slip: slipOf(question, chosen),
  }
}
