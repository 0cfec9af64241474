import { Check, CircleCheck, CircleMinus, CircleX, Equal, OctagonX } from '@lucide/vue'
import type { Component } from 'vue'
import type { Goal } from '#shared/base/goal.ts'
import type { DrillVerdict, ThresholdsData } from '#shared/contract/drill.ts'
import type { Grade } from '#shared/study/grade.ts'
import { formatLoss, formatValue, LOSS_UNITS } from '../../components/goal-format.ts'

/** A grade as it is shown: icon and word; colour comes last. */
export interface GradeLook {
  readonly word: string
  readonly icon: Component
}

const LOOKS: Readonly<Record<Grade | 'forced', GradeLook>> = {
  best: { word: 'Best', icon: CircleCheck },
  fine: { word: 'Fine', icon: Check },
  inaccuracy: { word: 'Inaccuracy', icon: CircleMinus },
  mistake: { word: 'Mistake', icon: CircleX },
  blunder: { word: 'Blunder', icon: OctagonX },
  forced: { word: 'Nothing to lose', icon: Equal },
}

export const gradeLook = (grade: Grade | null): GradeLook => LOOKS[grade ?? 'forced']

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
