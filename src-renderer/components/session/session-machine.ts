import { ref, shallowRef, watch } from 'vue'
import { isWrong, type Grade } from '#shared/study/grade.ts'
import { WRONG_SECONDS } from '#shared/study/sprint.ts'
import { MARK_MS, SIGN_MS } from './session-times.ts'
import { useTelling } from './use-telling.ts'
import { useSessionCore } from './session-core.ts'
import type {
  AskedStep,
  CourseSetup,
  EndStep,
  EventIn,
  Places,
  SessionGame,
  SessionConnection,
  SessionTable,
} from './session-types.ts'
import { useSprint } from './use-sprint.ts'

const NONE: Places = new Set()

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
  const isEnd = (step: Step): step is End => step.kind === 'over'
  const { ask, stillChosen, waitsAt = () => false } = game

  const core = useSessionCore<{
    session: SessionTable<Entry, Setup>
    question: Asked['question']
    verdict: Verdict
    ending: End
  }>(sentenceOf)
  const { phase, session, question, verdict, ending, problem, error, attempt } = core
  const last = ref(false)
  const chosen = shallowRef<Places>(NONE)
  const hints = shallowRef<readonly string[]>([])
  /** Number of answers graded best or fine, for sprints and streaks. */
  const score = ref(0)
  /** Verdict on the previous answer, shown briefly: a sprint does not stop for it. */
  const passedVerdict = shallowRef<Verdict | null>(null)
  /** Question of a second try; `whole` completes its choice to one of the original question. */
  let retried: {
    readonly asked: Asked['question']
    readonly whole: (choice: Choice) => Choice
  } | null = null
  /** Hint of the second try in progress; null without one. */
  const secondTry = shallowRef<string | null>(null)
  const { told, fresh, waits, skip, ...telling } = useTelling<Event>(waitsAt)
  const sprint = useSprint(() => void finish('time'))

  let nextStep: Promise<Step> | null = null
  let markEnd: ReturnType<typeof setTimeout> | undefined
  let signEnd: ReturnType<typeof setTimeout> | undefined

  function sign(found: Verdict | null): void {
    clearTimeout(signEnd)
    passedVerdict.value = found
    if (found) signEnd = setTimeout(sign, SIGN_MS, null)
  }

  /** Stops all timers; keeps the event log if the session continues. */
  function halt(isSame: boolean): void {
    core.overtake()
    clearTimeout(markEnd)
    sign(null)
    telling.reset(isSame ? told.value : [])
    sprint.stop()
  }

  function reset(isSame = false): void {
    halt(isSame)
    core.reset()
    last.value = false
    hints.value = []
    chosen.value = NONE
    score.value = 0
    nextStep = null
  }

  function show(step: Step): void {
    if (isEnd(step)) {
      sprint.stop()
      core.end(step)
      return
    }
    core.ask(step.question)
    const { speed, seconds } = session.value!.setup
    const isFirst = sprint.endsAt.value === null
    if (speed === 'sprint' && seconds !== null && isFirst) sprint.run(seconds)
  }

  /** Shows the events of a step, then its question or end. */
  function take(step: Step, waiting = true): void {
    const stays = stillChosen && !isEnd(step)
    chosen.value = stays ? stillChosen(question.value, chosen.value, step.question) : NONE
    verdict.value = null
    hints.value = []
    problem.value = ''
    retried = null
    secondTry.value = null
    const events = (step.events ?? []) as readonly Event[]
    const isTold = telling.tell(events, () => show(step), waiting)
    if (isTold) return
    question.value = null
    phase.value = 'telling'
  }

  async function start(entry: Entry, setup: Setup): Promise<void> {
    reset()
    phase.value = 'starting'
    const hasFailed = await attempt(
      () => ask.start(entry, setup),
      ({ session: id, step }) => {
        session.value = { id, setup, entry }
        take(step)
      },
    )
    // If no question fits the setup, the user can change it.
    if (hasFailed) phase.value = 'setup'
  }

  async function resume(id: number): Promise<void> {
    const before = session.value?.id === id ? session.value : null
    reset(before !== null)
    phase.value = 'starting'
    const hasFailed = await attempt(
      () => ask.resume(id),
      ({ setup, entry, seconds, score: counted, told: earlier, step }) => {
        telling.reset(earlier)
        session.value = { id, setup, entry }
        score.value = counted ?? 0
        if (setup.speed === 'sprint' && setup.seconds !== null) {
          sprint.run(Math.max(1, setup.seconds - seconds))
        }
        take(step)
      },
    )
    if (!hasFailed) return
    // A session that was on screen can be retried; an unknown session from an address cannot.
    session.value = before
    phase.value = before ? 'waiting' : 'setup'
  }

  function choose(places: Places): void {
    if (phase.value !== 'asking') return
    chosen.value = places
    problem.value = ''
  }

  function toggle(place: number): void {
    const now = new Set(chosen.value)
    if (!now.delete(place)) now.add(place)
    choose(now)
  }

  async function answer(choice: Choice): Promise<void> {
    const asked = question.value
    const table = session.value
    if (!asked || !table || !core.canAnswer()) return
    const { number } = asked
    if (retried) return answerAgain(table, choice)
    sign(null)
    await core.handIn(
      (milliseconds) => ask.answer({ session: table.id, number, choice, milliseconds }),
      (graded) => {
        // Prefetched. A failure is reported when the step is used.
        nextStep = ask.next({ session: table.id })
        nextStep.catch(() => {})
        last.value = graded.last
        void judge(table, asked, graded.verdict)
      },
    )
  }

  async function judge(
    table: SessionTable<Entry, Setup>,
    asked: Asked['question'],
    found: Verdict,
  ): Promise<void> {
    const second = isWrong(found.grade) ? game.secondTry?.(table.setup, asked, found) : null
    if (!second || !ask.retry) {
      rate(found, table.setup)
      return
    }
    const { retry } = ask
    await attempt(
      () => retry(table, asked, null),
      ({ hint: text }) => {
        core.ask(second.question)
        retried = { asked, whole: second.whole }
        secondTry.value = text
        chosen.value = NONE
      },
    )
  }

  /** Grades a second try, which does not count. */
  async function answerAgain(table: SessionTable<Entry, Setup>, choice: Choice): Promise<void> {
    const { asked, whole } = retried!
    phase.value = 'grading'
    const hasFailed = await attempt(
      () => ask.retry!(table, asked, whole(choice)),
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

  function rate(found: Verdict, { pause, speed }: Setup): void {
    const isGood = !isWrong(found.grade)
    verdict.value = found
    if (found.grade !== null) {
      if (isGood) score.value++
      else if (speed === 'sprint') sprint.lose(WRONG_SECONDS)
    }
    if (pause === 'always' || (!isGood && (pause === 'mistakes' || last.value))) {
      phase.value = 'verdict'
      return
    }
    phase.value = 'mark'
    if (pause === 'never') {
      if (speed === 'sprint') sign(found)
      void next()
    } else markEnd = setTimeout(() => void next(), MARK_MS)
  }

  async function next(): Promise<void> {
    const coming = nextStep
    if (!coming || (phase.value !== 'verdict' && phase.value !== 'mark')) return
    clearTimeout(markEnd)
    phase.value = 'waiting'
    await attempt(
      () => coming,
      (step) => take(step),
    )
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
      () => void resume(table.id),
    )
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

  async function hint(): Promise<void> {
    const asked = question.value
    const table = session.value
    const which = ([1, 2] as const)[hints.value.length]
    if (phase.value !== 'asking' || !asked || !table || which === undefined) return
    await attempt(
      () => ask.hint({ session: table.id, number: asked.number, hint: which }),
      ({ text }) => {
        const isDue = question.value === asked && hints.value.length === which - 1
        if (isDue) hints.value = [...hints.value, text]
      },
    )
  }

  async function again(): Promise<void> {
    if (session.value) await resume(session.value.id)
  }

  function leave(): void {
    reset()
    phase.value = 'setup'
  }

  watch(connected, (now) => {
    if (now && error.value !== null && session.value) void again()
  })

  return {
    phase,
    session,
    question,
    verdict,
    last,
    ending,
    chosen,
    hints,
    problem,
    error,
    score,
    passedVerdict,
    secondTry,
    told,
    fresh,
    waits,
    skip,
    endsAt: sprint.endsAt,
    start,
    resume,
    again,
    choose,
    toggle,
    answer,
    next,
    takeBack,
    finish,
    hint,
    leave,
    canAnswer: core.canAnswer,
    clear: (): void => choose(NONE),
    refuse: (why: string): void => {
      problem.value = why
    },
  }
}
