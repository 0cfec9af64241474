import type { DrillQuestion, DrillSummary, DrillVerdict } from '#shared/contract/drill.ts'
import type { Goal } from '#shared/base/goal.ts'
import { eventWords, questionWords, verdictWords } from '#shared/study/table-words.ts'
import type { TableEvent } from '#shared/study/table-event.ts'
import { formatText } from '../../components/format.ts'
import { errorRateWords } from '../../components/goal-format.ts'
import { boardOrder } from './watching.ts'

/** What a screen reader hears when a question is shown: what has happened, the dice once, the question. */
export function questionSpeech(question: DrillQuestion, events: readonly TableEvent[]): string {
  const { dice } = question.position
  const told = events.map((event) => eventWords(boardOrder(event), question.goal))
  const last = events.at(-1)
  const rollTold = last?.kind === 'rolled' && last.who === 'you'
  if ('rolled' in dice && !rollTold) told.push(`You rolled ${dice.rolled.join(', ')}.`)
  return formatText([...told, questionWords(question)].join(' '))
}

export function verdictSpeech(goal: Goal, verdict: DrillVerdict): string {
  return formatText(verdictWords(goal, verdict))
}

/** What is heard in the end. */
export function endSpeech(summary: DrillSummary, events: readonly TableEvent[]): string {
  const told = events.map((event) => eventWords(boardOrder(event), summary.goal))
  const score = summary.score === null ? [] : [`${summary.score} right.`]
  return formatText(
    [...told, 'The drill is over.', ...score, errorRateWords(summary.goal, summary.error)].join(
      ' ',
    ),
  )
}
