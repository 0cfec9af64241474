import { farkleTexts } from '../texts/texts.ts'
import {
  actionWords,
  differenceWords,
  optionReason as winReason,
  PLAIN_WRITING,
  pointsWords,
  percentWords,
  type Writing,
} from '../analysis/analysis-words.ts'
import type { Goal, Value } from '../../../base/goal.ts'
import type { Question, RankedOption } from './question.ts'

/** A loss with its unit: "12.3 points" or "1.20 percentage points". */
export function lossWords(goal: Goal, loss: Value, writing: Writing = PLAIN_WRITING): string {
  return goal === 'points' ? pointsWords(loss, writing) : differenceWords(loss, writing)
}

/** Text of an option: "set aside 1 1 and bank 350", "roll 4 dice"; "set aside 1 1". */
export function optionWords(
  option: Pick<RankedOption, 'setAside' | 'points' | 'then' | 'diceLeft' | 'turnTotal'>,
  writing: Writing = PLAIN_WRITING,
): string {
  const { then, setAside } = option
  return then === null
    ? farkleTexts.analysis.setAside(setAside.join(' '))
    : actionWords({ ...option, then }, writing)
}

/** "Farkles 44.4 % of the time, otherwise makes 612 on average." */
function pointsReason(option: RankedOption, writing: Writing): string {
  const { reasons } = farkleTexts.study
  const { farkleProbability, afterFarkle, otherwise, turnTotal } = option
  if (option.best === 'bank') return reasons.banks(writing.points(turnTotal))
  const pays = afterFarkle !== null && afterFarkle < 0
  const cost = writing.decimal(-(afterFarkle ?? 0), 1)
  if (otherwise === null) return pays ? reasons.alwaysFarklesAndPays(cost) : reasons.alwaysFarkles
  const makes = writing.decimal(otherwise, 1)
  if (farkleProbability === 0) return reasons.cannotFarkle(makes)
  const farkles = percentWords(farkleProbability, writing)
  return pays ? reasons.farklesAndPays(farkles, cost, makes) : reasons.farkles(farkles, makes)
}

/** Why an option of a question is worth what it is for the question's goal, in the solver's terms. */
export function optionReason(
  { goal, position, finalTurn }: Pick<Question, 'goal' | 'position' | 'finalTurn'>,
  option: RankedOption,
  writing: Writing = PLAIN_WRITING,
): string {
  const reason =
    goal === 'points'
      ? pointsReason(option, writing)
      : winReason(
          {
            ...option,
            then: option.best,
            winProbability: option.value,
            winAfterFarkle: option.afterFarkle,
            winOtherwise: option.otherwise,
          },
          position,
          finalTurn,
          writing,
        )
  if (option.then !== null) return reason
  const { bestIsToBank, bestIsToRoll } = farkleTexts.study.reasons
  const total = writing.points(option.turnTotal)
  const then = option.best === 'bank' ? bestIsToBank(total) : bestIsToRoll(option.diceLeft, total)
  return `${then} ${reason}`
}
