import { shallowRef, watch, type ShallowRef } from 'vue'
import { endSpeech, questionSpeech, verdictSpeech } from './spoken.ts'
import { useYahtzeeDrill } from './use-yahtzee-drill.ts'

/** What is said to screen readers, with a count that tells one saying from the next. */
interface Said {
  readonly text: string
  readonly count: number
}

/** Says each question, each verdict and the end, once. `repeat` says the table again. */
export function useSpeech(): { readonly said: ShallowRef<Said>; readonly repeat: () => void } {
  const drill = useYahtzeeDrill()
  const said = shallowRef<Said>({ text: '', count: 0 })

  function say(text: string): void {
    said.value = { text, count: said.value.count + 1 }
  }

  /** A verdict that waits for nobody is heard with the question after it. */
  let marked = ''
  watch(
    () => drill.phase,
    (phase, before) => {
      const { question, verdict, ending } = drill
      if (phase === 'setup') say('')
      else if (phase === 'mark' && verdict) marked = verdictSpeech(verdict)
      else if (phase === 'verdict' && verdict) say(verdictSpeech(verdict))
      else if (phase === 'over' && ending) say(endSpeech(ending))
      else if (phase === 'asking' && before !== 'grading' && question) {
        say([marked, questionSpeech(question)].filter((words) => words !== '').join(' '))
        marked = ''
      }
    },
    { immediate: true },
  )

  return {
    said,
    repeat: () => {
      if (drill.question) say(questionSpeech(drill.question))
    },
  }
}
