import type {
  YahtzeeDrillQuestion,
  YahtzeeDrillReview,
  YahtzeeDrillVerdict,
  YahtzeePastAnswer,
} from '#shared/games/yahtzee/requests/drill.ts'
import { yahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { readChoice, type YahtzeeOption } from '#shared/games/yahtzee/drill/question.ts'
import type { YahtzeeReview } from '#shared/games/yahtzee/drill/track.ts'
import type { YahtzeeVerdict } from '#shared/games/yahtzee/drill/verdict.ts'
import { numberOf } from '#shared/games/yahtzee/rules/categories.ts'
import type { KeptAnswer } from '../../../drills/kept-drills.ts'
import type { StepOf } from '../../../drills/drill-game.ts'
import type { YahtzeeTypes } from './types.ts'

type QuestionStep = Extract<StepOf<YahtzeeTypes>, { kind: 'question' }>

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
export function pastAnswer(answer: KeptAnswer<YahtzeeTypes>): YahtzeePastAnswer | null {
  const { id, at, kind, code, grade, loss, milliseconds, choice, best } = answer
  if (grade === null) return null
  const read = (text: string) => {
    const { keep, category } = readChoice(text)
    return { keep: keep && [...keep], category }
  }
  const done = { chosen: read(choice), best: read(best) }
  return { id, at, kind, code, grade, loss, milliseconds, ...done }
}
