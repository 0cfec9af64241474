import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { placeable } from '#shared/cards/curriculum.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests, Sent } from '#shared/contract/requests.ts'
import type { Game } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'
import type { StudyStore } from '../store/study-store.ts'
import { keepPlacement } from './choice-records.ts'
import type { AnyLesson, GameCourse } from './game-course.ts'
import type { PlacementStepData, PlacementTest } from './placement-test.ts'

type PlacedData = Extract<PlacementStepData, { kind: 'placed' }>

/** Tests that windows may have open. */
const MAX_LIVE = 4

/** A test in memory. */
interface LivePlacement {
  readonly rulesId: string
  readonly game: Game
  readonly lessons: readonly AnyLesson[]
  readonly test: PlacementTest
}

/** Placement tests: begun, answered, and what they say is kept. */
export class Placements {
  readonly #store: StudyStore
  readonly #now: () => number
  readonly #signal: AbortSignal
  readonly #live = new LRUCache<number, LivePlacement>({ max: MAX_LIVE })
  #lastId = 0

  /** `signal` stops the search for decisions. */
  constructor(store: StudyStore, now: () => number, signal: AbortSignal) {
    this.#signal = signal
    this.#store = store
    this.#now = now
  }

  async start(
    rulesId: string,
    game: Game,
    course: GameCourse,
  ): Promise<Sent<AnswerOf<BackendRequests, 'lessons.place'>>> {
    const test = await course.place(this.#signal)
    const live = { rulesId, game, lessons: course.lessons, test }
    const id = ++this.#lastId
    this.#live.set(id, live)
    return { session: id, step: this.#stepOf(live) }
  }

  answer(id: number, number: number, choice: unknown): PlacementStepData {
    const { notOpen, notAllowed } = texts.backend.placement
    const live = this.#live.get(id)
    if (!live) throw new RequestError('not-found', notOpen)
    // The request does not name the game, so it may hold a choice of another one.
    if (!v.is(live.game.cards.lessons.choice, choice)) {
      throw new RequestError('invalid-request', notAllowed)
    }
    live.test.answer(number, choice)
    return this.#stepOf(live)
  }

  #stepOf({ rulesId, lessons, test }: LivePlacement): PlacementStepData {
    const { step, right, answers } = test
    if (!('begin' in step)) return step
    const lessonsAsked = placeable(lessons)
    const next =
      lessonsAsked[step.begin] ?? lessons.find((lesson) => !lessonsAsked.includes(lesson))
    const lesson = next?.id ?? null
    const at = this.#now()
    this.#store.use((database) => keepPlacement(database, rulesId, { at, lesson, right, answers }))
    const tested = step.evidence.flatMap((one, i) => {
      const asked = one.right + one.wrong
      const about = lessonsAsked[i]
      const isTold = asked > 0 || i < step.begin
      return about && isTold ? [{ lesson: about.id, right: one.right, asked }] : []
    })
    const given = test.told(at).map(({ lesson: needed, answer }) => ({
      lesson: needed === null ? null : (lessonsAsked[needed]?.id ?? null),
      // The schema of its game checks it on arrival; in here the types of all games are one.
      answer: answer as PlacedData['given'][number]['answer'],
    }))
    return { kind: 'placed', lesson, right, answers, tested, given }
  }
}
