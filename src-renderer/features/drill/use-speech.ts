import { watch, type ShallowRef } from 'vue'
import { pageTexts } from '#shared/texts/page-texts.ts'
import type { EventOf, QuestionOf } from '../../app/services/ask-drill.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { errorRateWords } from '../../components/goal-format.ts'
import { gradeLook } from '../../components/grade-look.ts'
import { useSaid, type Said } from '../../components/use-said.ts'
import type { Drill, DrillPart } from '../../games/drill-part.ts'

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ')

/**
 * Says each question with what led to it, each verdict and the end, once, in a sentence or two.
 * `repeat` says the table again.
 */
export function useSpeech(
  drill: Drill,
  { speech }: Pick<DrillPart, 'speech'>,
): { readonly said: Readonly<ShallowRef<Said>>; readonly repeat: () => void } {
  const { said, say } = useSaid()

  /** A verdict that waits for nobody is heard with the question after it. */
  let marked = ''

  /** Of the answer before, once; a sprint has no time for more than the word. */
  function answerWords(): string {
    const { passedVerdict } = drill
    const words = passedVerdict ? `${gradeLook(passedVerdict.grade).word}.` : marked
    marked = ''
    return words
  }

  /** Of a clock that has just begun to run. */
  function clockWords(question: QuestionOf): string {
    if (drill.endsAt === null || question.number !== 1) return ''
    return pageTexts.drillPage.spoken.clock(formatNumber(drill.session?.setup.seconds ?? 0))
  }

  /** The newest events are all told when a question is shown. */
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

  /** Something that happened at the table, while no question is asked. */
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
        marked = formatText(speech.verdict(verdict, question))
      } else if (phase === 'verdict' && verdict && question) {
        say(formatText(speech.verdict(verdict, question)))
      } else if (phase === 'over') {
        say(endWords())
      } else if (phase === 'asking' && before !== 'grading' && question) {
        say(joined([answerWords(), clockWords(question), questionWords(question)]))
      }
    },
    { immediate: true },
  )

  return {
    said,
    repeat() {
      const { question, told, fresh, waits } = drill
      const words = question ? questionWords(question) : eventWords(told.slice(waits ? fresh : -1))
      if (words !== '') say(words)
    },
  }
}
