import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type {
  YahtzeeDrillQuestion,
  YahtzeeDrillStep,
  YahtzeeDrillVerdict,
} from '#shared/contract/yahtzee-drill.ts'
import type { YahtzeeEntry } from '#shared/contract/library.ts'
import { isWrong } from '#shared/study/grade.ts'
import type { YahtzeeSetup } from '#shared/study/yahtzee/setup.ts'
import type { Category } from '#shared/yahtzee/categories.ts'
import { askBackend, connected } from '../../app/services/client.ts'
import { useLibrary } from '../../app/services/library.ts'
import { sentenceOf } from '../../app/services/use-answer.ts'
import { awakeTime } from '../../components/awake-time.ts'
import { MARK_MS } from '../../components/session/mark-time.ts'
import { useSprint } from '../../components/session/use-sprint.ts'
import type { Ending, Phase, Session } from './drill-phase.ts'
import { heldFaces, stillHeld } from './held-dice.ts'

/** The drill of Yahtzee that is going on; it lives on while another screen is looked at. */
export const useYahtzeeDrill = defineStore('yahtzee-drill', () => {
  const phase = ref<Phase>('setup')
  const session = shallowRef<Session | null>(null)
  const question = shallowRef<YahtzeeDrillQuestion | null>(null)
  const verdict = shallowRef<YahtzeeDrillVerdict | null>(null)
  /** Whether the answer just given was the last one. */
  const last = ref(false)
  const ending = shallowRef<Ending | null>(null)
  /** Places of the dice that are kept. */
  const held = shallowRef<ReadonlySet<number>>(new Set())
  const hints = shallowRef<readonly string[]>([])
  /** Why the last choice is not allowed; why there is no answer. */
  const problem = ref('')
  const error = ref<string | null>(null)
  /** Answers that were best or fine, as sprints and streaks count them. */
  const score = ref(0)
  const library = useLibrary()
  const sprint = useSprint(() => void finish('time'))

  /** What belongs to an older session or an earlier state is dropped when it arrives. */
  let round = 0
  let shownAt = 0
  let nextStep: Promise<YahtzeeDrillStep> | null = null
  let markEnd: ReturnType<typeof setTimeout> | undefined

  function reset(): void {
    round++
    clearTimeout(markEnd)
    sprint.stop()
    session.value = question.value = verdict.value = ending.value = null
    last.value = false
    held.value = new Set()
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

  function take(step: YahtzeeDrillStep): void {
    verdict.value = null
    hints.value = []
    problem.value = ''
    if (step.kind === 'over') {
      sprint.stop()
      ending.value = step
      question.value = null
      phase.value = 'over'
      return
    }
    held.value = stillHeld(question.value, held.value, step.question)
    question.value = step.question
    shownAt = awakeTime()
    phase.value = 'asking'
    const { speed, seconds } = session.value!.setup
    const isFirst = sprint.endsAt.value === null
    if (speed === 'sprint' && seconds !== null && isFirst) sprint.run(seconds)
  }

  async function start(entry: Pick<YahtzeeEntry, 'id' | 'rules'>, setup: YahtzeeSetup) {
    reset()
    phase.value = 'starting'
    const mine = round
    const { id: rulesId, rules } = entry
    await attempt(
      () => askBackend('yahtzeeDrill.start', { rules, setup }),
      ({ session: id, step }) => {
        session.value = { id, setup, rules, rulesId }
        take(step)
      },
    )
    // The setup stays to be changed where no question fits it.
    if (mine === round && error.value !== null) phase.value = 'setup'
  }

  async function resume(id: number): Promise<void> {
    const before = session.value?.id === id ? session.value : null
    reset()
    phase.value = 'starting'
    const mine = round
    await attempt(
      () => askBackend('yahtzeeDrill.resume', { session: id }),
      ({ rules, hash, setup, seconds, score: counted, step }) => {
        const rulesId = library.all.find((entry) => entry.hash === hash)?.id ?? hash
        session.value = { id, setup, rules, rulesId }
        score.value = counted ?? 0
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

  function hold(place: number): void {
    if (phase.value !== 'asking' || question.value?.kind !== 'keeps') return
    const now = new Set(held.value)
    if (!now.delete(place)) now.add(place)
    held.value = now
    problem.value = ''
  }

  function clear(): void {
    if (phase.value === 'asking') held.value = new Set()
  }

  /** Rolls all dice again that are not held; with all five held the turn is stopped. */
  async function roll(): Promise<void> {
    if (question.value?.kind !== 'keeps') return
    const { dice } = question.value
    await answer({ keep: heldFaces(dice, held.value), category: null })
  }

  async function fill(category: Category): Promise<void> {
    if (question.value?.kind === 'boxes') await answer({ keep: null, category })
  }

  async function answer(
    choice:
      { keep: ReturnType<typeof heldFaces>; category: null } | { keep: null; category: Category },
  ): Promise<void> {
    const asked = question.value
    const table = session.value
    if (phase.value !== 'asking' || !asked || !table) return
    const { number } = asked
    const milliseconds = Math.round(awakeTime() - shownAt)
    phase.value = 'grading'
    problem.value = ''
    await attempt(
      () => askBackend('yahtzeeDrill.answer', { session: table.id, number, choice, milliseconds }),
      (graded) => {
        if (!graded.graded) {
          problem.value = graded.problem
          phase.value = 'asking'
          return
        }
        nextStep = askBackend('yahtzeeDrill.next', { session: table.id })
        // Whoever waits for it hears of a failure.
        nextStep.catch(() => {})
        last.value = graded.last
        rate(graded.verdict, table.setup)
      },
    )
  }

  function rate(found: YahtzeeDrillVerdict, { pause }: YahtzeeSetup): void {
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
    const table = session.value
    if (!table || (phase.value !== 'verdict' && phase.value !== 'mark')) return
    clearTimeout(markEnd)
    phase.value = 'waiting'
    const coming = nextStep ?? askBackend('yahtzeeDrill.next', { session: table.id })
    nextStep = null
    await attempt(() => coming, take)
  }

  async function finish(reason: 'time' | 'stopped'): Promise<void> {
    const table = session.value
    if (!table || phase.value === 'over' || phase.value === 'starting') return
    round++
    clearTimeout(markEnd)
    sprint.stop()
    phase.value = 'waiting'
    await attempt(() => askBackend('yahtzeeDrill.finish', { session: table.id, reason }), take)
  }

  async function hint(): Promise<void> {
    const asked = question.value
    const table = session.value
    const which = ([1, 2] as const)[hints.value.length]
    if (phase.value !== 'asking' || !asked || !table || which === undefined) return
    const { number } = asked
    await attempt(
      () => askBackend('yahtzeeDrill.hint', { session: table.id, number, hint: which }),
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
    ...{ phase, session, question, verdict, last, ending, held, hints, problem, error, score },
    endsAt: sprint.endsAt,
    ...{ start, resume, again, hold, clear, roll, fill, next, finish, hint, leave },
  }
})
