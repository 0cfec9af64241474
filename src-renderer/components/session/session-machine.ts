import { ref, shallowRef, watch } from 'vue'
import { isWrong } from '#shared/study/grade.ts'
import { answerTimeSince, awakeTime } from '../awake-time.ts'
import { MARK_MS } from './mark-time.ts'
import type {
  Phase,
  Places,
  QuestionOf,
  Session,
  SessionGame,
  SessionKind,
  SessionLine,
  StepOf,
} from './session-kind.ts'
import { useAttempts } from './use-attempts.ts'
import { useSprint } from './use-sprint.ts'

const isEnding = <K extends SessionKind>(step: StepOf<K>): step is K['ending'] =>
  step.kind === 'over'

const NONE: Places = new Set()

/** A session of questions from its setup to its end, whatever is played. */
export function useSessionMachine<K extends SessionKind>(
  { ask, stillChosen, tell, hush }: SessionGame<K>,
  { connected, sentenceOf }: SessionLine,
) {
  const phase = ref<Phase>('setup')
  const session = shallowRef<Session<K> | null>(null)
  const question = shallowRef<QuestionOf<K> | null>(null)
  const verdict = shallowRef<K['verdict'] | null>(null)
  /** Whether the answer just given was the last one. */
  const last = ref(false)
  const ending = shallowRef<K['ending'] | null>(null)
  /** Places of what is chosen on the table. */
  const chosen = shallowRef<Places>(NONE)
  const hints = shallowRef<readonly string[]>([])
  /** Why the last choice is not allowed. */
  const problem = ref('')
  /** Answers that were best or fine, as sprints and streaks count them. */
  const score = ref(0)
  const { error, overtake, attempt } = useAttempts(sentenceOf)
  const sprint = useSprint(() => void finish('time'))

  let shownAt = 0
  let nextStep: Promise<StepOf<K>> | null = null
  let markEnd: ReturnType<typeof setTimeout> | undefined

  /** Nothing comes by itself any more. */
  function halt(isSame: boolean): void {
    overtake()
    clearTimeout(markEnd)
    hush?.(isSame)
    sprint.stop()
  }

  function clearTable(): void {
    verdict.value = null
    hints.value = []
    problem.value = ''
  }

  function reset(isSame = false): void {
    halt(isSame)
    clearTable()
    session.value = question.value = ending.value = null
    last.value = false
    chosen.value = NONE
    error.value = null
    score.value = 0
    nextStep = null
  }

  function show(step: StepOf<K>): void {
    if (isEnding<K>(step)) {
      sprint.stop()
      ending.value = step
      question.value = null
      phase.value = 'over'
      return
    }
    question.value = step.question
    shownAt = awakeTime()
    phase.value = 'asking'
    const { speed, seconds } = session.value!.setup
    const isFirst = sprint.endsAt.value === null
    if (speed === 'sprint' && seconds !== null && isFirst) sprint.run(seconds)
  }

  /** Tells what has happened, then shows the question or the end. */
  function take(step: StepOf<K>): void {
    const stays = stillChosen && !isEnding<K>(step)
    chosen.value = stays ? stillChosen(question.value, chosen.value, step.question) : NONE
    clearTable()
    if (!tell) show(step)
    else if (!tell(step, () => show(step))) {
      question.value = null
      phase.value = 'telling'
    }
  }

  async function start(entry: K['entry'], setup: K['setup']): Promise<void> {
    reset()
    phase.value = 'starting'
    const hasFailed = await attempt(
      () => ask.start(entry, setup),
      ({ session: id, step }) => {
        session.value = { id, setup, entry }
        take(step)
      },
    )
    // The setup stays to be changed where no question fits it.
    if (hasFailed) phase.value = 'setup'
  }

  async function resume(id: number): Promise<void> {
    const before = session.value?.id === id ? session.value : null
    reset(before !== null)
    phase.value = 'starting'
    const hasFailed = await attempt(
      () => ask.resume(id),
      ({ setup, entry, seconds, score: counted, step }) => {
        session.value = { id, setup, entry }
        score.value = counted ?? 0
        if (setup.speed === 'sprint' && setup.seconds !== null) {
          sprint.run(Math.max(1, setup.seconds - seconds))
        }
        take(step)
      },
    )
    if (!hasFailed) return
    // What was on the table can be asked for again; an address that leads nowhere cannot.
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

  async function answer(choice: K['choice']): Promise<void> {
    const asked = question.value
    const table = session.value
    if (phase.value !== 'asking' || !asked || !table) return
    const milliseconds = answerTimeSince(shownAt)
    phase.value = 'grading'
    problem.value = ''
    await attempt(
      () => ask.answer({ session: table.id, number: asked.number, choice, milliseconds }),
      (graded) => {
        if (!graded.graded) {
          problem.value = graded.problem
          phase.value = 'asking'
          return
        }
        // It is there when it is wanted; whoever waits for it hears of a failure.
        nextStep = ask.next({ session: table.id })
        nextStep.catch(() => {})
        last.value = graded.last
        rate(graded.verdict, table.setup)
      },
    )
  }

  function rate(found: K['verdict'], { pause }: K['setup']): void {
    const isGood = !isWrong(found.grade)
    verdict.value = found
    if (found.grade !== null && isGood) score.value++
    if (pause === 'always' || (!isGood && (pause === 'mistakes' || last.value))) {
      phase.value = 'verdict'
      return
    }
    phase.value = 'mark'
    if (pause === 'never') void next()
    else markEnd = setTimeout(() => void next(), MARK_MS)
  }

  async function next(): Promise<void> {
    const coming = nextStep
    if (!coming || (phase.value !== 'verdict' && phase.value !== 'mark')) return
    clearTimeout(markEnd)
    phase.value = 'waiting'
    await attempt(() => coming, take)
  }

  async function finish(reason: 'time' | 'stopped'): Promise<void> {
    const table = session.value
    if (!table || phase.value === 'over') return
    halt(true)
    phase.value = 'waiting'
    await attempt(() => ask.finish({ session: table.id, reason }), take)
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

  /** Asks where the session is, after something went wrong on the way. */
  async function again(): Promise<void> {
    if (session.value) await resume(session.value.id)
  }

  /** Back to the setup; a session that goes on can be resumed. */
  function leave(): void {
    reset()
    phase.value = 'setup'
  }

  watch(connected, (now) => {
    if (now && error.value !== null && session.value) void again()
  })

  return {
    ...{ phase, session, question, verdict, last, ending, chosen, hints, problem, error, score },
    endsAt: sprint.endsAt,
    ...{ start, resume, again, toggle, answer, next, finish, hint, leave },
    clear: (): void => choose(NONE),
  }
}
