import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { DrillQuestion, DrillStep, DrillVerdict } from '#shared/contract/drill.ts'
import type { RuleEntry } from '#shared/contract/library.ts'
import type { DrillSetup } from '#shared/study/setup.ts'
import type { Choice } from '#shared/study/question.ts'
import { askBackend, connected } from '../../app/services/client.ts'
import { useLibrary } from '../../app/services/library.ts'
import { sentenceOf } from '../../app/services/use-answer.ts'
import { awakeTime } from '../../components/awake-time.ts'
import type { Ending, Phase, Session } from './drill-phase.ts'
import { MARK_MS } from '../../components/session/mark-time.ts'
import { useSprint } from '../../components/session/use-sprint.ts'
import { chosenDice } from '../../components/board/tray.ts'
import { useTelling } from './use-telling.ts'

const isGood = ({ grade }: DrillVerdict): boolean =>
  grade === null || grade === 'best' || grade === 'fine'

/** The drill that is going on; it lives on while another screen is looked at. */
export const useDrill = defineStore('drill', () => {
  const phase = ref<Phase>('setup')
  const session = shallowRef<Session | null>(null)
  const question = shallowRef<DrillQuestion | null>(null)
  const verdict = shallowRef<DrillVerdict | null>(null)
  /** Whether the answer just given was the last one. */
  const last = ref(false)
  const ending = shallowRef<Ending | null>(null)
  /** Places of the dice that are set aside. */
  const chosen = shallowRef<ReadonlySet<number>>(new Set())
  const hints = shallowRef<readonly string[]>([])
  /** Why the last choice is not allowed; why there is no answer. */
  const problem = ref('')
  const error = ref<string | null>(null)
  /** Answers that were best or fine, as sprints and streaks count them. */
  const score = ref(0)
  const library = useLibrary()
  const telling = useTelling()
  const sprint = useSprint(() => void finish('time'))

  /** What belongs to an older session or an earlier state is dropped when it arrives. */
  let round = 0
  let shownAt = 0
  let nextStep: Promise<DrillStep> | null = null
  let markEnd: ReturnType<typeof setTimeout> | undefined

  function reset(): void {
    round++
    clearTimeout(markEnd)
    telling.reset()
    sprint.stop()
    session.value = question.value = verdict.value = ending.value = null
    last.value = false
    chosen.value = new Set()
    hints.value = []
    problem.value = ''
    error.value = null
    score.value = 0
    nextStep = null
  }

  /** Runs a request; what fails is said, and what was overtaken is dropped. */
  async function attempt<T>(ask: () => Promise<T>, use: (answer: T) => void): Promise<void> {
    const mine = round
    error.value = null
    try {
      const answer = await ask()
      if (mine === round) use(answer)
    } catch (thrown) {
      if (mine === round) error.value = sentenceOf(thrown)
    }
  }

  function show(step: DrillStep): void {
    if (step.kind === 'over') {
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
    const late = sprint.endsAt.value === null
    if (speed === 'sprint' && seconds !== null && late) sprint.run(seconds)
  }

  /** Tells what has happened, then shows the question or the end. */
  function take(step: DrillStep): void {
    verdict.value = null
    chosen.value = new Set()
    hints.value = []
    problem.value = ''
    if (telling.tell(step.events, () => show(step))) return
    question.value = null
    phase.value = 'telling'
  }

  async function start(entry: RuleEntry, setup: DrillSetup): Promise<void> {
    reset()
    phase.value = 'starting'
    const mine = round
    await attempt(
      () => askBackend('drill.start', { rules: entry.rules, setup }),
      ({ session: id, step }) => {
        session.value = { id, setup, entry }
        take(step)
      },
    )
    // The setup stays to be changed where no question fits it.
    if (mine === round && error.value !== null) phase.value = 'setup'
  }

  async function resume(id: number): Promise<void> {
    const before = session.value?.id === id ? session.value : null
    const told = before ? telling.told.value : []
    reset()
    phase.value = 'starting'
    const mine = round
    await attempt(
      () => askBackend('drill.resume', { session: id }),
      ({ rules, hash, setup, seconds, score: counted, step }) => {
        session.value = { id, setup, entry: library.entryOf(hash, rules) }
        score.value = counted ?? 0
        telling.reset(told)
        if (setup.speed === 'sprint' && setup.seconds !== null) {
          sprint.run(Math.max(1, setup.seconds - seconds))
        }
        take(step)
      },
    )
    if (mine !== round || error.value === null) return
    // What was on the table can be asked for again; an address that leads nowhere cannot.
    session.value = before
    phase.value = before ? 'waiting' : 'setup'
  }

  function toggle(place: number): void {
    if (phase.value !== 'asking') return
    const now = new Set(chosen.value)
    if (!now.delete(place)) now.add(place)
    chosen.value = now
    problem.value = ''
  }

  function clear(): void {
    if (phase.value !== 'asking') return
    chosen.value = new Set()
    problem.value = ''
  }

  /** Asks for what comes after the answer at once, so that it is there when it is wanted. */
  function fetchNext(id: number): void {
    nextStep = askBackend('drill.next', { session: id })
    // Whoever waits for it hears of a failure.
    nextStep.catch(() => {})
  }

  async function answer(then: Choice['then']): Promise<void> {
    const asked = question.value
    const table = session.value
    if (phase.value !== 'asking' || !asked || !table) return
    const milliseconds = Math.round(awakeTime() - shownAt)
    const choice = { setAside: chosenDice(asked, chosen.value), then }
    phase.value = 'grading'
    problem.value = ''
    await attempt(
      () =>
        askBackend('drill.answer', {
          session: table.id,
          number: asked.number,
          choice,
          milliseconds,
        }),
      (graded) => {
        if (!graded.graded) {
          problem.value = graded.problem
          phase.value = 'asking'
          return
        }
        fetchNext(table.id)
        last.value = graded.last
        rate(graded.verdict, table.setup)
      },
    )
  }

  function rate(found: DrillVerdict, { pause }: DrillSetup): void {
    const good = isGood(found)
    verdict.value = found
    if (found.grade !== null && good) score.value++
    if (pause === 'always' || (!good && (pause === 'mistakes' || last.value))) {
      phase.value = 'verdict'
      return
    }
    phase.value = 'mark'
    if (pause === 'never') void next()
    else markEnd = setTimeout(() => void next(), MARK_MS)
  }

  async function next(): Promise<void> {
    const table = session.value
    if (!table || (phase.value !== 'verdict' && phase.value !== 'mark')) return
    clearTimeout(markEnd)
    phase.value = 'waiting'
    if (!nextStep) fetchNext(table.id)
    const coming = nextStep!
    nextStep = null
    await attempt(() => coming, take)
  }

  async function finish(reason: 'time' | 'stopped'): Promise<void> {
    const table = session.value
    if (!table || phase.value === 'over' || phase.value === 'starting') return
    round++
    clearTimeout(markEnd)
    telling.reset(telling.told.value)
    sprint.stop()
    phase.value = 'waiting'
    await attempt(() => askBackend('drill.finish', { session: table.id, reason }), take)
  }

  async function hint(): Promise<void> {
    const asked = question.value
    const table = session.value
    const which = ([1, 2] as const)[hints.value.length]
    if (phase.value !== 'asking' || !asked || !table || which === undefined) return
    await attempt(
      () => askBackend('drill.hint', { session: table.id, number: asked.number, hint: which }),
      ({ text }) => {
        if (question.value === asked && hints.value.length === which - 1) {
          hints.value = [...hints.value, text]
        }
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
    phase,
    session,
    question,
    verdict,
    last,
    ending,
    told: telling.told,
    fresh: telling.fresh,
    chosen,
    hints,
    problem,
    error,
    score,
    endsAt: sprint.endsAt,
    start,
    resume,
    again,
    toggle,
    clear,
    answer,
    next,
    skip: telling.skip,
    finish,
    hint,
    leave,
  }
})
