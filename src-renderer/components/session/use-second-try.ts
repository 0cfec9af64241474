import { shallowRef } from 'vue'
import { isWrong, type Grade } from '#shared/study/grade.ts'
import type { SessionCore } from './session-core.ts'
import type {
  AskedStep,
  CourseSetup,
  SecondTry,
  SessionGame,
  SessionRequests,
  SessionTable,
} from './session-types.ts'

interface SecondTryOptions<
  Entry,
  Setup extends CourseSetup,
  Asked extends AskedStep,
  Choice,
  Verdict,
> {
  readonly core: Pick<
    SessionCore<{
      session: SessionTable<Entry, Setup>
      question: Asked['question']
      verdict: Verdict
      ending: unknown
    }>,
    'phase' | 'question' | 'verdict' | 'problem' | 'attempt' | 'ask'
  >
  readonly secondTry: SessionGame<Entry, Setup, Asked, unknown, Choice, Verdict>['secondTry']
  readonly retry: SessionRequests<Entry, Setup, Asked, unknown, Choice, Verdict>['retry']
}

/** Asks the wrong part of an answer once more, with a hint. The second try does not count. */
export function useSecondTry<
  Entry,
  Setup extends CourseSetup,
  Asked extends AskedStep,
  Choice,
  Verdict extends { readonly grade: Grade | null },
>({ core, secondTry, retry }: SecondTryOptions<Entry, Setup, Asked, Choice, Verdict>) {
  type Table = SessionTable<Entry, Setup>
  type Question = Asked['question']
  const { phase, question, verdict, problem, attempt } = core
  /** The original question; `whole` completes a choice of the second try to one of it. */
  let tried: { readonly asked: Question; readonly whole: (choice: Choice) => Choice } | null = null
  /** Null without a second try in progress. */
  const hint = shallowRef<string | null>(null)

  /** The second try at a wrong answer; null if there is none. */
  const secondOf = (table: Table, asked: Question, found: Verdict) =>
    retry && isWrong(found.grade) ? (secondTry?.(table.setup, asked, found) ?? null) : null

  /** Asks again. `shown` runs once the new question is there. */
  async function begin(
    table: Table,
    asked: Question,
    second: SecondTry<Question, Choice>,
    shown: () => void,
  ): Promise<void> {
    await attempt(
      () => retry!(table, asked, null),
      ({ hint: text }) => {
        core.ask(second.question)
        tried = { asked, whole: second.whole }
        hint.value = text
        shown()
      },
    )
  }

  async function answer(table: Table, choice: Choice): Promise<void> {
    const { asked, whole } = tried!
    phase.value = 'grading'
    const hasFailed = await attempt(
      () => retry!(table, asked, whole(choice)),
      ({ verdict: found, problem: why }) => {
        if (found === null) {
          problem.value = why ?? ''
          phase.value = 'asking'
          return
        }
        question.value = asked
        verdict.value = found
        phase.value = 'verdict'
      },
    )
    if (hasFailed) phase.value = 'asking'
  }

  return {
    hint,
    isBegun: (): boolean => tried !== null,
    secondOf,
    begin,
    answer,
    forget: (): void => {
      tried = null
      hint.value = null
    },
  }
}
