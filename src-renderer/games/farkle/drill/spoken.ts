import type { DrillQuestion, DrillVerdict } from '#shared/games/farkle/requests/drill.ts'
import type { Goal } from '#shared/base/goal.ts'
import { eventWords, questionWords, verdictWords } from '#shared/games/farkle/drill/table-words.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { formatText } from '../../../components/format.ts'
import { endSpeech } from '../../../components/session/spoken.ts'
import { useSpeech } from '../../../components/session/use-speech.ts'
import type { DrillKind, Ending } from './drill-kind.ts'
import { useDrill } from './use-drill.ts'
import { boardOrder } from './watching.ts'

const happened = (events: readonly TableEvent[], goal: Goal): string[] =>
  events.map((event) => eventWords(boardOrder(event), goal))

/** What a screen reader hears when a question is shown: what has happened, the dice once, the question. */
function questionSpeech(question: DrillQuestion, events: readonly TableEvent[]): string {
  const { goal, position } = question
  const told = happened(events, goal)
  const last = events.at(-1)
  const isRollTold = last?.kind === 'rolled' && last.who === 'you'
  if ('rolled' in position.dice && !isRollTold) {
    told.push(eventWords({ kind: 'rolled', who: 'you', dice: position.dice.rolled }, goal))
  }
  return formatText([...told, questionWords(question)].join(' '))
}

const verdictSpeech = (verdict: DrillVerdict, { goal }: DrillQuestion): string =>
  formatText(verdictWords(goal, verdict))

const endingSpeech = ({ summary, events }: Ending): string =>
  endSpeech(summary.goal, summary, happened(events, summary.goal))

/** Says what goes on in the drill. */
export function useDrillSpeech() {
  const drill = useDrill()
  return useSpeech<DrillKind>(drill, {
    // The newest events are all told when a question is shown.
    question: (question) => questionSpeech(question, drill.told.slice(drill.fresh)),
    verdict: verdictSpeech,
    ending: endingSpeech,
    meanwhile: () => formatText(happened(drill.told.slice(-1), 'wins').join(' ')),
  })
}
