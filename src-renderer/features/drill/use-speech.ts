import { watch } from 'vue'
import { pageTexts } from '#shared/texts/page-texts.ts'
import type { EventOf, QuestionOf } from '../../services/ask-drill.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { errorRateWords } from '../../components/goal-format.ts'
import { gradeLook } from '../../components/grade-look.ts'
import { useSaid } from '../../components/use-said.ts'
import type { DrillMachine, DrillPart } from '../../games/drill-part.ts'

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ')

/** Announces questions, verdicts and the end. `repeat` repeats the current state. */
export function useSpeech(drill: DrillMachine, { speech }: Pick<DrillPart, 'speech'>) {
  const { said, say } = useSaid()

  /** Verdict that does not stop the session, announced with the next question. */
  let marked = ''

  /** Previous verdict, consumed by the call; a sprint leaves time for the grade only. */
  function answerWords(): string {
    const { passedVerdict } = drill
    const words = passedVerdict ? `${gradeLook(passedVerdict.grade).word}.` : marked
    marked = ''
    return words
  }

  function clockWords(question: QuestionOf): string {
    if (drill.endsAt === null || question.number !== 1) return ''
    return pageTexts.drillPage.spoken.clock(formatNumber(drill.session?.setup.seconds ?? 0))
  }

  const questionWords = (question: QuestionOf): string =>
    formatText(speech.question(question, drill.told.slice(drill.fresh), drill.session))

  function endWords(): string {
    const { ending } = drill
    if (!ending) return ''
    const { over, right } = pageTexts.drillPage.spoken
    const { goal, score, error } = ending.summary
    const told = speech.ending?.(ending) ?? []
    const counted = score === null ? [] : [right(formatNumber(score))]
    return formatText([...told, over, ...counted, errorRateWords(goal, error)].join(' '))
  }

  function eventWords(events: readonly EventOf[]): string {
    const { session } = drill
    return formatText((session && speech.events?.(events, session)) ?? '')
  }

  watch(
    () => drill.waits,
    (waits) => {
      if (!waits) return
      say(joined([answerWords(), eventWords(drill.told.slice(drill.fresh))]))
    },
    { immediate: true },
  )

  watch(
    () => drill.phase,
    (phase, before) => {
      const { question, verdict, session } = drill
      if (phase === 'setup') say('')
      else if (phase === 'mark' && verdict && question && session?.setup.pause === 'mistakes') {
        marked = formatText(speech.verdict(verdict, question, drill.session))
      } else if (phase === 'verdict' && verdict && question) {
        say(formatText(speech.verdict(verdict, question, drill.session)))
      } else if (phase === 'over') {
        say(endWords())
      } else if (phase === 'asking' && before !== 'grading' && question) {
        say(joined([answerWords(), clockWords(question), questionWords(question)]))
      }
    },
    { immediate: true },
  )

  function repeat(): void {
    const { question, chosen, told, fresh, waits } = drill
    const words = question
      ? joined([questionWords(question), formatText(speech.chosen(question, chosen))])
      : eventWords(told.slice(waits ? fresh : -1))
    if (words !== '') say(words)
  }

  return { said, repeat }
}
