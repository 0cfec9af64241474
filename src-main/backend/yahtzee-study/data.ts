import type {
  YahtzeeDrillQuestion,
  YahtzeeDrillReview,
  YahtzeeDrillSummary,
  YahtzeeDrillVerdict,
  YahtzeePastAnswer,
} from '#shared/contract/yahtzee-drill.ts'
import { errorRate } from '#shared/study/error-rate.ts'
import { isWrong, type Grade } from '#shared/study/grade.ts'
import type { Speed } from '#shared/study/setup.ts'
import { yahtzeeCode } from '#shared/study/yahtzee/position.ts'
import { readChoice, type YahtzeeOption } from '#shared/study/yahtzee/question.ts'
import type { YahtzeeStep } from '#shared/study/yahtzee/session.ts'
import type { YahtzeeReview } from '#shared/study/yahtzee/track.ts'
import type { YahtzeeVerdict } from '#shared/study/yahtzee/verdict.ts'
import { numberOf } from '#shared/yahtzee/categories.ts'
import type { StudyDatabase } from '../study/study-database.ts'
import {
  yahtzeeAnswers,
  yahtzeeBestBefore,
  type KeptYahtzeeAnswer,
  type KeptYahtzeeSession,
} from './records.ts'

type QuestionStep = Extract<YahtzeeStep, { kind: 'question' }>

/** A question as a window gets it, without anything that gives the answer away. */
export function questionData({ number, question, turn }: QuestionStep): YahtzeeDrillQuestion {
  const { kind, position, options, traits } = question
  const { card, dice, rerolls } = position
  const boxes = options
    .flatMap(({ category, points }) => (category === null ? [] : [{ category, points: points! }]))
    .sort((a, b) => numberOf(a.category) - numberOf(b.category))
  return {
    ...{ number, kind, rerolls, turn, boxes },
    code: yahtzeeCode(position),
    card: { points: [...card.points], bonuses: card.bonuses },
    dice: [...dice],
    stage: traits.stage,
  }
}

const optionData = (option: YahtzeeOption) => ({ ...option, keep: option.keep && [...option.keep] })

/** A verdict as a window gets it. */
export function verdictData(verdict: YahtzeeVerdict, milliseconds: number): YahtzeeDrillVerdict {
  return {
    ...verdict,
    options: verdict.options.map(optionData),
    thresholds: { ...verdict.thresholds },
    milliseconds,
  }
}

/** How a game went, as a window gets it. */
export function reviewData(review: YahtzeeReview): YahtzeeDrillReview {
  const { luckiest, unluckiest, line, card } = review
  return {
    ...review,
    luckiest: luckiest && { ...luckiest },
    unluckiest: unluckiest && { ...unluckiest },
    line: line.map((point) => ({ ...point })),
    card: { points: [...card.points], bonuses: card.bonuses },
  }
}

/** A kept answer as lists of mistakes show it; null for one that was not graded. */
export function pastAnswer(answer: KeptYahtzeeAnswer): YahtzeePastAnswer | null {
  const { grade, choice, best, number: _number, ...rest } = answer
  if (grade === null) return null
  const read = (code: string) => {
    const { keep, category } = readChoice(code)
    return { keep: keep && [...keep], category }
  }
  return { ...rest, grade, chosen: read(choice), best: read(best) }
}

/** What a sprint or streak counts: graded decisions that are not wrong. Null for neither. */
export function scoreOf(speed: Speed, answers: readonly KeptYahtzeeAnswer[]): number | null {
  if (speed === 'none') return null
  return answers.filter(({ grade }) => grade !== null && !isWrong(grade)).length
}

/** How long answers took, in seconds. */
export function secondsOf(answers: readonly KeptYahtzeeAnswer[]): number {
  return answers.reduce((total, { milliseconds }) => total + milliseconds, 0) / 1000
}

/** How many answers have each grade. */
export function gradeCounts(
  sums: Iterable<{ grade: Grade | null; count: number }>,
): Record<Grade, number> {
  const counts = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { grade, count } of sums) if (grade !== null) counts[grade] += count
  return counts
}

/** What there is to say of a session that was kept, with its mistakes. */
export function summaryOf(
  database: StudyDatabase,
  { id, setup, end }: KeptYahtzeeSession,
): YahtzeeDrillSummary {
  const answers = yahtzeeAnswers(database, id)
  const graded = answers.filter(({ grade }) => grade !== null)
  const sum = (value: (loss: number) => number): number =>
    graded.reduce((total, { loss }) => total + value(loss), 0)
  return {
    session: id,
    ...{ scope: setup.scope, speed: setup.speed, answers: answers.length },
    error: errorRate({
      count: graded.length,
      sum: sum((loss) => loss),
      sumSquares: sum((loss) => loss * loss),
    }),
    grades: gradeCounts(graded.map(({ grade }) => ({ grade, count: 1 }))),
    score: end?.score ?? null,
    bestBefore: setup.speed === 'none' ? null : yahtzeeBestBefore(database, id),
    seconds: secondsOf(answers),
    mistakes: graded
      .filter(({ grade }) => isWrong(grade))
      .sort((a, b) => b.loss - a.loss)
      .flatMap((answer) => pastAnswer(answer) ?? []),
    game: end?.review ? reviewData(end.review) : null,
  }
}
