import type { Goal } from '#shared/base/goal.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { eventWords, questionWords, verdictWords } from '#shared/games/farkle/drill/table-words.ts'
import { shownLoss } from '../../../components/goal-format.ts'
import type { SpeechPart } from '../../drill-part.ts'
import { boardOrder } from './watching.ts'

const happened = (events: readonly TableEvent[], goal: Goal): string[] =>
  events.map((event) => eventWords(boardOrder(event), goal))

/** How a drill of Farkle is said to screen readers. */
export const speechPart: SpeechPart<'farkle'> = {
  /** The events, then the dice (once), then the question. */
  question(question, events) {
    const { goal, position } = question
    const told = happened(events, goal)
    const last = events.at(-1)
    const isRollTold = last?.kind === 'rolled' && last.who === 'you'
    if ('rolled' in position.dice && !isRollTold) {
      told.push(eventWords({ kind: 'rolled', who: 'you', dice: position.dice.rolled }, goal))
    }
    return [...told, questionWords(question)].join(' ')
  },
  verdict: (verdict, { goal }) =>
    verdictWords(goal, { ...verdict, loss: shownLoss(goal, verdict.options, verdict.chosen) }),
  ending: ({ summary, events }) => happened(events, summary.goal),
  events: (events, { setup }) => happened(events, setup.goal).join(' '),
}
