import type { CheckedAnswer, RecordChecks } from '../../../study/drill.ts'
import { makePaperCode, parsePaperCode } from '../analysis/paper-card.ts'
import { numberOf } from '../rules/categories.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { mostScore } from '../solve/target/target-bounds.ts'
import type { KeptYahtzeeAnswer } from './kept-answer.ts'
import { yahtzeeCell } from './needs.ts'
import { parseYahtzeeCode, type YahtzeePosition } from './position.ts'
import { readChoice } from './question.ts'
import type { YahtzeeReview } from './track.ts'
import { traitsOf } from './traits.ts'

function canChoose({ card, dice, rerolls }: YahtzeePosition, choice: string): boolean {
  const { keep, category } = readChoice(choice)
  if (category !== null) return rerolls === 0 && card.points[numberOf(category)] === null
  const left = [...dice]
  return (
    rerolls > 0 &&
    keep.every((face) => {
      const place = left.indexOf(face)
      if (place !== -1) left.splice(place, 1)
      return place !== -1
    })
  )
}

export function recordChecks(rules: RuleSet): RecordChecks {
  const largest = mostScore(rules)
  return {
    positionProblem(code) {
      const position = parseYahtzeeCode(rules, code)
      return position.ok ? null : position.problems[0]!.message
    },
    answerFault({ kind, code, cell, error, loss, own }: CheckedAnswer) {
      const { choice, best } = own as KeptYahtzeeAnswer
      const position = parseYahtzeeCode(rules, code)
      if (!position.ok) return 'choice'
      const decision = position.value.rerolls > 0 ? 'keeps' : 'boxes'
      const fits = cell === yahtzeeCell(decision, traitsOf(rules, position.value))
      if (kind !== decision || !fits || error !== null) return 'cell'
      if (![choice, best].every((one) => canChoose(position.value, one))) return 'choice'
      return loss !== null && loss > largest ? 'range' : null
    },
    reviewProblem(review) {
      const { card } = review as YahtzeeReview
      const read = parsePaperCode(rules, makePaperCode(card))
      return read.ok ? null : read.problems[0]!.message
    },
  }
}
