import { shallowRef } from 'vue'
import type { Grade } from '#shared/study/grade.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useSessionCore } from './session-core.ts'
import type {
  AskedStep,
  CourseSetup,
  EndStep,
  EventIn,
  SessionConnection,
  SessionGame,
  SessionTable,
} from './session-types.ts'
import { useAnswering } from './use-answering.ts'
import { useChosen } from './use-chosen.ts'
import { useHints } from './use-hints.ts'
import { useNaming } from './use-naming.ts'
import { useOpening, type SessionPast } from './use-opening.ts'
import { useSprint } from './use-sprint.ts'
import { useTelling } from './use-telling.ts'

/** State machine of a drill session, for any game. */
export function useSessionMachine<
  Entry,
  Setup extends CourseSetup,
  Asked extends AskedStep,
  End extends EndStep,
  Choice,
  Verdict extends { readonly grade: Grade | null },
>(
  game: SessionGame<Entry, Setup, Asked, End, Choice, Verdict>,
  { connected, sentenceOf }: SessionConnection,
) {
  type Step = Asked | End
  type Event = EventIn<Asked>
  type Table = SessionTable<Entry, Setup>
  const isEnd = (step: Step): step is End => step.kind === 'over'
  const { ask, stillChosen, waitsAt = () => false } = game

  const core = useSessionCore<{
    session: Table
    question: Asked['question']
    verdict: Verdict
    ending: End
  }>(sentenceOf)
  const { phase, session, question, verdict, ending, problem, attempt } = core
  /** Of the answers so far, in order; null for forced decisions. */
  const grades = shallowRef<readonly (Grade | null)[]>([])
  const refuse = (why: string): void => {
    problem.value = why
  }
  const dice = useChosen(
    () => phase.value === 'asking',
    () => refuse(''),
  )
  const { told, fresh, waits, skip, ...telling } = useTelling<Event>(waitsAt)
  const naming = useNaming()
  const sprint = useSprint(() => void finish('time'))
  const hints = useHints(async (which, use) => {
    const [table, asked] = [session.value, question.value]
    if (phase.value !== 'asking' || !asked || !table) return
    await attempt(() => ask.hint({ session: table.id, number: asked.number, hint: which }), use)
  })
  const opening = useOpening<Entry, Setup, Asked, End, Verdict>({
    core,
    ask,
    connected,
    reset,
    open,
  })
  const answering = useAnswering<Entry, Setup, Asked, End, Choice, Verdict>({
    core,
    game,
    grades,
    loseSeconds: sprint.lose,
    take: (step) => take(step),
    askedAgain: () => dice.set(),
    resume: opening.resume,
  })

  /** Stops all timers; keeps the event log if the session continues. */
  function halt(isSame: boolean): void {
    core.overtake()
    answering.halt()
    telling.reset(isSame ? told.value : [])
    sprint.stop()
  }

  function reset(isSame: boolean): void {
    halt(isSame)
    core.reset()
    answering.reset()
    hints.forget()
    dice.set()
    grades.value = []
  }

  function open(table: Table, step: Step, past: SessionPast<Asked, Verdict> | null): void {
    session.value = table
    if (past) {
      telling.reset(past.told)
      grades.value = past.grades
      const { speed, seconds } = table.setup
      if (speed === 'sprint' && seconds !== null) sprint.run(Math.max(1, seconds - past.seconds))
    }
    take(step)
    if (!past?.answered) return
    dice.set(past.answered.chosen)
    verdict.value = past.answered.verdict
    phase.value = 'verdict'
  }

  function show(step: Step): void {
    if (isEnd(step)) {
      sprint.stop()
      core.end(step)
      return
    }
    core.ask(step.question)
    const { speed, seconds, candidates } = session.value!.setup
    naming.begin(candidates === true)
    const isFirst = sprint.endsAt.value === null
    if (speed === 'sprint' && seconds !== null && isFirst) sprint.run(seconds)
  }

  /** Shows the events of a step, then its question or end. */
  function take(step: Step, waiting = true): void {
    const stays = stillChosen && !isEnd(step)
    dice.set(stays ? stillChosen(question.value, dice.chosen.value, step.question) : undefined)
    verdict.value = null
    hints.forget()
    problem.value = ''
    answering.forgetSecondTry()
    const events = (step.events ?? []) as readonly Event[]
    const isTold = telling.tell(events, () => show(step), waiting)
    if (isTold) return
    question.value = null
    phase.value = 'telling'
  }

  /** Names a choice if the drill asks for candidates first. */
  async function answer(choice: Choice): Promise<void> {
    const [asked, table] = [question.value, session.value]
    if (!naming.isNaming.value || !asked || !table) return answering.answer(choice)
    if (!core.canAnswer()) return
    const words = game.choiceWords?.(choice, asked, table) ?? ''
    refuse(words === '' ? pageTexts.drillPage.candidates.notAllowed : '')
    if (words !== '') naming.toggle(words)
  }

  function decide(): void {
    const isNone = naming.named.value.length === 0
    refuse(isNone ? pageTexts.drillPage.candidates.none : '')
    if (isNone) return
    naming.end()
    dice.set()
  }

  async function finish(reason: 'time' | 'stopped'): Promise<void> {
    const table = session.value
    if (!table || phase.value === 'over') return
    halt(true)
    phase.value = 'waiting'
    await attempt(
      () => ask.finish({ session: table.id, reason }),
      (step) => take(step, false),
    )
  }

  return {
    ...opening,
    phase,
    session,
    question,
    verdict,
    ending,
    chosen: dice.chosen,
    hints: hints.hints,
    problem,
    error: core.error,
    refused: core.refused,
    grades,
    last: answering.last,
    passedVerdict: answering.passedVerdict,
    secondTry: answering.secondTry,
    told,
    fresh,
    waits,
    skip,
    endsAt: sprint.endsAt,
    choose: dice.choose,
    toggle: dice.toggle,
    clear: dice.clear,
    answer,
    isNaming: naming.isNaming,
    named: naming.named,
    name: naming.toggle,
    decide,
    next: answering.next,
    takeBack: answering.takeBack,
    finish,
    hint: hints.next,
    canAnswer: core.canAnswer,
    refuse,
  }
}
