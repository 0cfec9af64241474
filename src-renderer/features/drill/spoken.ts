import type { DrillQuestion, DrillSummary, DrillVerdict } from '#shared/contract/drill.ts'
import type { Goal } from '#shared/base/goal.ts'
import { eventWords, questionWords, verdictWords } from '#shared/study/table-words.ts'
import type { TableEvent } from '#shared/study/table-event.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { errorRateWords } from '../../components/goal-format.ts'
import { boardOrder } from './watching.ts'

/** What a screen reader hears when a question is shown: what has happened, the dice once, the question. */
export function questionSpeech(question: DrillQuestion, events: readonly TableEvent[]): string {
  const { goal, position } = question
  const told = events.map((event) => eventWords(boardOrder(event), goal))
  const last = events.at(-1)
  const rollTold = last?.kind === 'rolled' && last.who === 'you'
  if ('rolled' in position.dice && !rollTold) {
    told.push(eventWords({ kind: 'rolled', who: 'you', dice: position.dice.rolled }, goal))
  }
  return formatText([...told, questionWords(question)].join(' '))
}

export function verdictSpeech(goal: Goal, verdict: DrillVerdict): string {
  return formatText(verdictWords(goal, verdict))
}

/** What is heard in the end. */
export function endSpeech(summary: DrillSummary, events: readonly TableEvent[]): string {
  const { over, right } = texts.drillPage.spoken
  const told = events.map((event) => eventWords(boardOrder(event), summary.goal))
  const score = summary.score === null ? [] : [right(formatNumber(summary.score))]
  return formatText(
    [...told, over, ...score, errorRateWords(summary.goal, summary.error)].join(' '),
  )
}
