import { afterAll, beforeAll, vi } from 'vitest'
import { ref } from 'vue'
import type { Grade } from '#shared/study/grade.ts'
import { useSessionMachine } from '#renderer/components/session/session-machine.ts'
import type {
  CourseSetup,
  SessionGame,
  SessionRequests,
} from '#renderer/components/session/session-types.ts'

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

/** An answer says itself how it is graded. */
export type FakeChoice = Grade | 'forced' | 'refused'

interface FakeQuestion {
  readonly kind: 'question'
  readonly question: { readonly number: number; readonly of: string }
  readonly events: readonly string[]
}

interface FakeEnd {
  readonly kind: 'over'
  readonly reason: string
}

type FakeVerdict = { readonly grade: Grade | null }
type FakeRequests = SessionRequests<
  string,
  CourseSetup,
  FakeQuestion,
  FakeEnd,
  FakeChoice,
  FakeVerdict
>

/** A game of which nothing is known but how its choices are graded. */
export type FakeGame = SessionGame<
  string,
  CourseSetup,
  FakeQuestion,
  FakeEnd,
  FakeChoice,
  FakeVerdict
>

export const SETUP: CourseSetup = {
  pause: 'always',
  speed: 'none',
  seconds: null,
  questions: null,
  seed: 'seed',
}

/** A request on its way: what was asked, and the two ways in which it can end. */
export interface OnItsWay {
  readonly name: keyof FakeRequests
  readonly params: unknown
  readonly arrive: () => void
  readonly fail: () => void
}

interface Kept {
  readonly entry: string
  readonly setup: CourseSetup
  answered: number
  grades: (Grade | null)[]
  over: string | null
}

/** Sessions of so many questions, whose answers come when the test says so. */
export class FakeBackend {
  readonly onItsWay: OnItsWay[] = []
  readonly asked: OnItsWay['name'][] = []
  /** Numbers of the questions that were answered, in each session. */
  readonly answers: string[] = []
  readonly #kept: Kept[] = []
  readonly #questions: number

  constructor(questions = 3) {
    this.#questions = questions
  }

  /** Performs a request at once; its answer arrives later. */
  #send<T>(name: OnItsWay['name'], params: unknown, act: () => T): Promise<T> {
    this.asked.push(name)
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    let end = (): void => {}
    try {
      const answer = act()
      end = () => resolve(answer)
    } catch (thrown) {
      end = () => reject(thrown)
    }
    const leave = (): void => {
      const place = this.onItsWay.indexOf(one)
      if (place >= 0) this.onItsWay.splice(place, 1)
    }
    const one: OnItsWay = {
      name,
      params,
      arrive() {
        leave()
        end()
      },
      fail() {
        leave()
        reject(new Error(`${name} was lost`))
      },
    }
    this.onItsWay.push(one)
    return promise
  }

  #of(id: number): Kept {
    const kept = this.#kept[id - 1]
    if (!kept) throw new Error(`no session ${id}`)
    return kept
  }

  #stepOf(id: number): FakeQuestion | FakeEnd {
    const { answered, over, entry } = this.#of(id)
    if (over !== null) return { kind: 'over', reason: over }
    if (answered === this.#questions) return { kind: 'over', reason: 'questions' }
    const question = { number: answered + 1, of: entry }
    return { kind: 'question', question, events: [`before ${question.number}`] }
  }

  readonly requests: FakeRequests = {
    start: (entry, setup) =>
      this.#send('start', { entry, setup }, () => {
        if (entry === 'nothing') throw new Error('no question fits')
        const session = this.#kept.push({ entry, setup, answered: 0, grades: [], over: null })
        return { session, step: this.#stepOf(session) }
      }),
    resume: (id) =>
      this.#send('resume', { session: id }, () => {
        const { entry, setup, answered, grades } = this.#of(id)
        const told = Array.from({ length: answered }, (_, i) => `before ${i + 1}`)
        const seconds = answered * 2
        return { entry, setup, grades: [...grades], seconds, told, step: this.#stepOf(id) }
      }),
    answer: (answer) =>
      this.#send('answer', answer, () => {
        const { session, number, choice } = answer
        const kept = this.#of(session)
        if (choice === 'refused') return { graded: false, problem: 'Not allowed.' }
        if (kept.over !== null || number !== kept.answered + 1) throw new Error('asked before')
        this.answers.push(`${session}/${number}`)
        kept.answered++
        const isGood = choice === 'best' || choice === 'fine'
        kept.grades.push(choice === 'forced' ? null : choice)
        if (kept.setup.speed === 'streak' && !isGood && choice !== 'forced') kept.over = 'mistake'
        const last = kept.over !== null || kept.answered === this.#questions
        return { graded: true, verdict: { grade: choice === 'forced' ? null : choice }, last }
      }),
    next: (of) => this.#send('next', of, () => this.#stepOf(of.session)),
    slip: ({ session, number }) =>
      this.#send('slip', { session, number }, () => {
        const kept = this.#of(session)
        if (number !== kept.answered) throw new Error('no longer the last answer')
        this.answers.pop()
        kept.answered--
        kept.grades.pop()
      }),
    retry: (_table, question, choice) =>
      this.#send('retry', { number: question.number, choice }, () => {
        const isRefused = choice === 'refused'
        const grade = choice === null || isRefused || choice === 'forced' ? null : choice
        return {
          hint: 'Look at the dice.',
          verdict: grade && { grade },
          problem: isRefused ? 'Not allowed.' : null,
        }
      }),
    hint: (which) => this.#send('hint', which, () => ({ text: `${which.number}.${which.hint}` })),
    finish: (how) =>
      this.#send('finish', how, () => {
        this.#of(how.session).over ??= how.reason
        return this.#stepOf(how.session)
      }),
  }
}

/** Lets whatever has arrived be taken in. */
export async function takenIn(): Promise<void> {
  for (let i = 0; i < 8; i++) await Promise.resolve()
}

/** A session machine that asks a fake backend, and hands to play with it. */
export function sessionTable(questions = 3, game: Partial<FakeGame> = {}) {
  const backend = new FakeBackend(questions)
  const connected = ref(true)
  const sentenceOf = (thrown: unknown): string => (thrown as Error).message
  const machine = useSessionMachine({ ask: backend.requests, ...game }, { connected, sentenceOf })
  /** The oldest request of this name. */
  const request = (name: OnItsWay['name']): OnItsWay => {
    const found = backend.onItsWay.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is not on its way`)
    return found
  }
  async function arrive(...names: OnItsWay['name'][]): Promise<void> {
    for (const name of names) {
      request(name).arrive()
      await takenIn()
    }
  }
  async function fail(name: OnItsWay['name']): Promise<void> {
    request(name).fail()
    await takenIn()
  }
  /** Begins a session whose first question is shown. */
  async function begin(changes: Partial<CourseSetup> = {}): Promise<void> {
    void machine.start('rules', { ...SETUP, ...changes })
    await arrive('start')
  }
  /** Answers the question that is shown, and waits for what it was worth. */
  async function answer(choice: FakeChoice): Promise<void> {
    void machine.answer(choice)
    await arrive('answer')
  }
  /** The same, and what comes next has arrived as well. */
  async function goOn(choice: FakeChoice): Promise<void> {
    await answer(choice)
    await arrive('next')
  }
  const now = () => [machine.phase.value, machine.question.value?.number]
  return { backend, machine, connected, arrive, fail, begin, answer, goOn, now }
}
