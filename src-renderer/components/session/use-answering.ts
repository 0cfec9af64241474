import { ref, type Ref } from 'vue'
import { isWrong, type Grade } from '#shared/study/grade.ts'
import { WRONG_SECONDS } from '#shared/study/sprint.ts'
import { MARK_MS, SIGN_MS } from './session-times.ts'
import type { SessionCore } from './session-core.ts'
import type { AskedStep, CourseSetup, EndStep, SessionGame, SessionTable } from './session-types.ts'
import { useBrief } from './use-brief.ts'
import { useSecondTry } from './use-second-try.ts'

interface AnsweringOptions<Entry, Setup, Asked extends AskedStep, End, Choice, Verdict> {
  readonly core: SessionCore<{
    session: SessionTable<Entry, Setup>
    question: Asked['question']
    verdict: Verdict
    ending: End
  }>
  readonly game: Pick<SessionGame<Entry, Setup, Asked, End, Choice, Verdict>, 'ask' | 'secondTry'>
  /** Of the answers so far, in order. */
  readonly grades: Ref<readonly (Grade | null)[]>
  readonly loseSeconds: (seconds: number) => void
  readonly take: (step: Asked | End) => void
  /** A second try is asked. */
  readonly askedAgain: () => void
  readonly resume: (id: number) => Promise<void>
}

/** From an answer over its verdict, and a second try, to the next step. */
export function useAnswering<
  Entry,
  Setup extends CourseSetup,
  Asked extends AskedStep,
  End extends EndStep,
  Choice,
  Verdict extends { readonly grade: Grade | null },
>(options: AnsweringOptions<Entry, Setup, Asked, End, Choice, Verdict>) {
  const { core, game, grades } = options
  const { phase, session, question, verdict, attempt } = core
  const { ask } = game
  const last = ref(false)
  /** Verdict on the previous answer: a sprint does not stop for it. */
  const passed = useBrief<Verdict>(SIGN_MS)
  const second = useSecondTry({ core, secondTry: game.secondTry, retry: ask.retry })
  let nextStep: Promise<Asked | End> | null = null
  let markEnd: ReturnType<typeof setTimeout> | undefined

  async function answer(choice: Choice): Promise<void> {
    const asked = question.value
    const table = session.value
    if (!asked || !table || !core.canAnswer()) return
    const { number } = asked
    if (second.isBegun()) return second.answer(table, choice)
    passed.show(null)
    await core.handIn(
      (milliseconds) => ask.answer({ session: table.id, number, choice, milliseconds }),
      (graded) => {
        // Prefetched. A failure is reported when the step is used.
        nextStep = ask.next({ session: table.id })
        nextStep.catch(() => {})
        last.value = graded.last
        // Of a second try only the first counts.
        grades.value = [...grades.value, graded.verdict.grade]
        const again = second.secondOf(table, asked, graded.verdict)
        if (again) void second.begin(table, asked, again, options.askedAgain)
        else rate(graded.verdict, table.setup)
      },
    )
  }

  function rate(found: Verdict, { pause, speed }: Setup): void {
    const isGood = !isWrong(found.grade)
    verdict.value = found
    if (!isGood && speed === 'sprint') options.loseSeconds(WRONG_SECONDS)
    if (pause === 'always' || (!isGood && (pause === 'mistakes' || last.value))) {
      phase.value = 'verdict'
      return
    }
    phase.value = 'mark'
    if (pause === 'never') {
      if (speed === 'sprint') passed.show(found)
      void next()
    } else markEnd = setTimeout(() => void next(), MARK_MS)
  }

  async function next(): Promise<void> {
    const coming = nextStep
    if (!coming || (phase.value !== 'verdict' && phase.value !== 'mark')) return
    clearTimeout(markEnd)
    phase.value = 'waiting'
    await attempt(() => coming, options.take)
  }

  /** Takes back the answer whose verdict is shown, and asks its question again. */
  async function takeBack(): Promise<void> {
    const asked = question.value
    const table = session.value
    const { slip } = ask
    if (!slip || !asked || !table || phase.value !== 'verdict') return
    phase.value = 'waiting'
    await attempt(
      () => slip({ session: table.id, number: asked.number }),
      () => void options.resume(table.id),
    )
  }

  return {
    last,
    passedVerdict: passed.shown,
    secondTry: second.hint,
    answer,
    next,
    takeBack,
    forgetSecondTry: second.forget,
    /** Stops the timers. */
    halt: (): void => {
      clearTimeout(markEnd)
      passed.show(null)
    },
    reset: (): void => {
      last.value = false
      nextStep = null
    },
  }
}
