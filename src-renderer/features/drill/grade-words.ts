import type { Goal } from '#shared/base/goal.ts'
import type { DrillVerdict, ThresholdsData } from '#shared/contract/drill.ts'
import { formatLoss, formatValue, LOSS_UNITS } from '../../components/goal-format.ts'

/** What an answer cost, and its place: "You lost 34.2 points; third of 8." */
export function lossWords(goal: Goal, { grade, loss, options, chosen }: DrillVerdict): string {
  if (grade === null) return 'Every choice is worth the same here, so it is not graded.'
  const equals = options.filter(({ rank }) => rank === 1).length
  if (loss === 0) return equals > 1 ? `One of ${equals} that are equally right.` : ''
  return `You lost ${formatLoss(goal, loss)}: rank ${options[chosen]!.rank} of ${options.length}.`
}

/** From which loss on an answer has each grade, in a line. */
export function thresholdWords(goal: Goal, thresholds: ThresholdsData): string {
  const { inaccuracy, mistake, blunder } = thresholds
  const from = (value: number): string => formatValue(goal, value)
  return `An inaccuracy loses ${from(inaccuracy)} or more, a mistake ${from(mistake)}, a blunder ${from(blunder)} ${LOSS_UNITS[goal]}.`
}
