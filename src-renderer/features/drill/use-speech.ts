import { shallowRef, watch, type ShallowRef } from 'vue'
import { eventWords } from '#shared/study/table-words.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { endSpeech, questionSpeech, verdictSpeech } from './spoken.ts'
import { useDrill } from './use-drill.ts'

/** What is said to screen readers, with a count that tells one saying from the next. */
interface Said {
  readonly text: string
  readonly count: number
}

/**
 * Says each question with what led to it, each verdict and the end, once, in a sentence or two.
 * `repeat` says the table again.
 */
export function useSpeech(): {
  readonly said: ShallowRef<Said>
  readonly repeat: () => void
} {
  const drill = useDrill()
  const said = shallowRef<Said>({ text: '', count: 0 })

  function say(text: string): void {
    if (text !== '') said.value = { text, count: said.value.count + 1 }
  }

  /** The newest events, which are all told when a question is shown. */
  const events = () => drill.told.slice(drill.fresh)

  function sayTable(): void {
    if (drill.question) say(questionSpeech(drill.question, events()))
  }

  /** A verdict that waits for nobody is heard with the question after it. */
  let marked = ''
  watch(
    () => drill.phase,
    (phase, before) => {
      const { question, verdict, session, ending } = drill
      if (phase === 'setup') said.value = { text: '', count: said.value.count + 1 }
      else if (phase === 'mark' && verdict && question && session?.setup.pause === 'mistakes') {
        marked = verdictSpeech(question.goal, verdict)
      } else if (phase === 'verdict' && verdict && question) {
        say(verdictSpeech(question.goal, verdict))
      } else if (phase === 'over' && ending) {
        say(endSpeech(ending.summary, ending.events))
      } else if (phase === 'asking' && before !== 'grading' && question) {
        const clock = drill.endsAt !== null && question.number === 1
        const seconds = session?.setup.seconds ?? 0
        const start = clock ? texts.drillPage.spoken.clock(formatNumber(seconds)) : ''
        const words = questionSpeech(question, events())
        say([marked, start, words].filter((part) => part !== '').join(' '))
        marked = ''
      }
    },
    { immediate: true },
  )

  return {
    said,
    repeat: () => {
      if (drill.question) sayTable()
      else
        say(
          formatText(
            drill.told
              .slice(-1)
              .map((event) => eventWords(event, 'wins'))
              .join(' '),
          ),
        )
    },
  }
}
