import {
  actionWords,
  diceWords,
  differenceWords,
  optionReason as winReason,
  PLAIN_WRITING,
  pointsWords,
  percentWords,
  type Writing,
} from '../farkle/analysis/analysis-words.ts'
import type { Goal } from '../base/goal.ts'
import type { Value } from './judge.ts'
import type { Question, RankedOption } from './question.ts'

/** What a loss is called: "12.3 points" or "1.20 percentage points". */
export function lossWords(goal: Goal, loss: Value, writing: Writing = PLAIN_WRITING): string {
  return goal === 'points' ? pointsWords(loss, writing) : differenceWords(loss, writing)
}

/** What an option is called: "set aside 1 1 and bank 350", "roll 4 dice"; "set aside 1 1". */
export function optionWords(
  option: Pick<RankedOption, 'setAside' | 'points' | 'then' | 'diceLeft' | 'turnTotal'>,
  writing: Writing = PLAIN_WRITING,
): string {
  const { then, setAside } = option
  return then === null
    ? `set aside ${setAside.join(' ')}`
    : actionWords({ ...option, then }, writing)
}

/** "Farkles 44.4 % of the time, otherwise makes 612." */
function pointsReason(option: RankedOption, writing: Writing): string {
  const { farkleProbability, afterFarkle, otherwise, turnTotal } = option
  if (option.best === 'bank') return `Banks ${writing.points(turnTotal)}.`
  const more = afterFarkle !== null && afterFarkle < 0
  const costs = more ? `costs ${writing.decimal(-afterFarkle, 1)} besides` : ''
  if (otherwise === null) return more ? `Always farkles, and ${costs}.` : 'Always farkles.'
  const makes = `makes ${writing.decimal(otherwise, 1)} on average`
  if (farkleProbability === 0) return `Cannot farkle: ${makes}.`
  const farkles = `Farkles ${percentWords(farkleProbability, writing)} of the time`
  return `${farkles}${more ? ` (which ${costs})` : ''}, otherwise ${makes}.`
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
  const { turnTotal, diceLeft } = option
  const then =
    option.best === 'bank'
      ? `bank ${writing.points(turnTotal)}`
      : `roll ${diceWords(diceLeft)} at ${writing.points(turnTotal)}`
  return `Best then is to ${then}. ${reason}`
}
