import { cellKey, cellOf } from './cells.ts'
import { diceKey } from './choices.ts'
import { mistakeRiskFrom, type MistakeRisk } from '../../../study/needs.ts'
import type { Choice, Question } from './question.ts'
import type { StudyKit } from './study-kit.ts'

/** Mistake risk of a question; zero if the question is forced. */
export function mistakeRiskOf(kit: StudyKit, question: Question): MistakeRisk {
  const key = cellKey(cellOf(kit, question))
  if (question.forced) return { key, chance: 0, cost: 0 }
  const dice = question.kind === 'set-aside'
  const nameOf = (one: Choice): string => (dice ? diceKey(one) : `${diceKey(one)} ${one.then}`)
  const losses = new Map(question.options.map((option) => [nameOf(option), option.loss]))
  const choices = kit.human.chances(question.position).map(({ action, chance }) => ({
    chance,
    loss: losses.get(nameOf(action)) ?? 0,
  }))
  return mistakeRiskFrom(key, question.gap, choices)
}
