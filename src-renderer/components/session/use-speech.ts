import { shallowRef, watch, type ShallowRef } from 'vue'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../format.ts'
import type { Phase, QuestionOf, Session, SessionKind } from './session-kind.ts'

/** What is said to screen readers, with a count that tells one saying from the next. */
export interface Said {
  readonly text: string
  readonly count: number
}

/** A session as it is listened to. */
interface Heard<K extends SessionKind> {
  readonly phase: Phase
  readonly session: Session<K> | null
  readonly question: QuestionOf<K> | null
  readonly verdict: K['verdict'] | null
  readonly ending: K['ending'] | null
  readonly endsAt: number | null
}

/** How a game says things. */
interface Sayings<K extends SessionKind> {
  readonly question: (question: QuestionOf<K>) => string
  readonly verdict: (verdict: K['verdict'], question: QuestionOf<K>) => string
  readonly ending: (ending: K['ending']) => string
  /** What is said again while there is no question. */
  readonly meanwhile?: () => string
}

const joined = (sentences: readonly string[]): string =>
  sentences.filter((sentence) => sentence !== '').join(' ')

/**
 * Says each question with what led to it, each verdict and the end, once, in a sentence or two.
 * `repeat` says the table again.
 */
export function useSpeech<K extends SessionKind>(
  drill: Heard<K>,
  sayings: Sayings<K>,
): { readonly said: ShallowRef<Said>; readonly repeat: () => void } {
  const said = shallowRef<Said>({ text: '', count: 0 })

  function say(text: string): void {
    said.value = { text, count: said.value.count + 1 }
  }

  /** A verdict that waits for nobody is heard with the question after it. */
  let marked = ''

  /** Of a clock that has just begun to run. */
  function clockWords(question: QuestionOf<K>): string {
    if (drill.endsAt === null || question.number !== 1) return ''
    return texts.drillPage.spoken.clock(formatNumber(drill.session?.setup.seconds ?? 0))
  }

  watch(
    () => drill.phase,
    (phase, before) => {
      const { question, verdict, session, ending } = drill
      if (phase === 'setup') say('')
      else if (phase === 'mark' && verdict && question && session?.setup.pause === 'mistakes') {
        marked = sayings.verdict(verdict, question)
      } else if (phase === 'verdict' && verdict && question) {
        say(sayings.verdict(verdict, question))
      } else if (phase === 'over' && ending) {
        say(sayings.ending(ending))
      } else if (phase === 'asking' && before !== 'grading' && question) {
        say(joined([marked, clockWords(question), sayings.question(question)]))
        marked = ''
      }
    },
    { immediate: true },
  )

  return {
    said,
    repeat() {
      const words = drill.question
        ? sayings.question(drill.question)
        : (sayings.meanwhile?.() ?? '')
      if (words !== '') say(words)
    },
  }
}
