import { cellKey, cellOf } from './cells.ts'
import { mistakeRiskFrom, type MistakeRisk } from '../../../study/needs.ts'
import type { Question } from './question.ts'
import type { StudyKit } from './study-kit.ts'

/** Mistake risk of a question; zero if the question is forced. */
export function mistakeRiskOf(kit: StudyKit, question: Question): MistakeRisk {
  const key = cellKey(cellOf(kit, question))
  if (question.forced) return { key, chance: 0, cost: 0 }
  const dice = question.kind === 'set-aside'
  const nameOf = (setAside: readonly number[], then: string | null): string =>
    dice ? setAside.join('') : `${setAside.join('')} ${then}`
  const losses = new Map(question.options.map((o) => [nameOf(o.setAside, o.then), o.loss]))
  const choices = kit.human.chances(question.position).map(({ action, chance }) => ({
    chance,
    loss: losses.get(nameOf(action.setAside, action.then)) ?? 0,
  }))
  return mistakeRiskFrom(key, question.gap, choices)
}
