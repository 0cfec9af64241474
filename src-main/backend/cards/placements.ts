import { randomUUID } from 'node:crypto'
import { placeable } from '#shared/cards/curriculum.ts'
import { Placement, PLACEMENT_LENGTH, type PlacementStep } from '#shared/cards/placement.ts'
import { stepPlayers, type StepPlayer } from '#shared/cards/step-players.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pointsPlay } from '#shared/farkle/analysis/points-play.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { placeOf } from '#shared/study/choices.ts'
import type { Choice, Question } from '#shared/study/question.ts'
import { QuestionSource } from '#shared/study/question-source.ts'
import { NO_FILTERS } from '#shared/study/setup.ts'
import { studyKit } from '#shared/study/study-kit.ts'
import { texts } from '#shared/texts/texts.ts'
import { questionData } from '../study/drill-data.ts'
import { inSlices } from '../study/in-slices.ts'
import type { StudyStore } from '../study/study-store.ts'
import type { CardKits, LessonKit } from './card-kits.ts'
import { keepPlacement } from './choice-records.ts'
import { lessonsOf } from './lessons.ts'

/** Tests that windows may have open. */
const MOST_LIVE = 4

/** Decisions that a test begins with, and steps of play that are looked at for them, at most. */
const FIRST_DECISIONS = 200
const MOST_STEPS = 2_000_000
/** Steps of play in a slice of work, and for one decision once the test goes on. */
const SLICE = 256
const STEPS_OF_ONE = 5000

type PlacementData = AnswerOf<BackendRequests, 'lessons.answer'>

/** A test in memory. */
interface LivePlacement {
  readonly rulesId: string
  readonly kit: LessonKit
  readonly placement: Placement
  right: number
  answers: number
}

/** Who knows no lesson, one, two, ...; nobody can say how the first plays if that is no step. */
function playersOf({ sources, steps }: LessonKit): (StepPlayer | null)[] {
  const forPoints = steps.filter(({ points }) => points !== null)
  const players = stepPlayers(sources, forPoints)
  return forPoints[0]?.id === 'once' ? players : [null, ...players]
}

/** The first decisions of play, a slice of work at a time. */
function* firstDecisions(source: QuestionSource): Generator<void, Question[]> {
  const found: Question[] = []
  for (let steps = 0; steps < MOST_STEPS && found.length < FIRST_DECISIONS; steps += SLICE) {
    const question = source.search(SLICE)
    if (question) found.push(question)
    yield
  }
  return found
}

/** Placement tests: begun, answered, and what they say is kept. */
export class Placements {
  readonly #store: StudyStore
  readonly #kits: CardKits
  readonly #now: () => number
  readonly #signal: AbortSignal
  readonly #live = new Map<number, LivePlacement>()
  #lastId = 0

  /** `signal` stops the search for decisions. */
  constructor(store: StudyStore, kits: CardKits, now: () => number, signal: AbortSignal) {
    this.#signal = signal
    this.#store = store
    this.#kits = kits
    this.#now = now
  }

  async start(
    rulesId: string,
    rules: RuleSet,
  ): Promise<AnswerOf<BackendRequests, 'lessons.place'>> {
    const kit = await this.#kits.withLessons(rules)
    const source = new QuestionSource(studyKit(rules, 'points', pointsPlay(rules), null), {
      ...{ kind: 'both', filters: NO_FILTERS, weighting: 'play', needs: new Map() },
      seed: randomUUID(),
    })
    const first = await inSlices(firstDecisions(source), this.#signal)
    const placement = new Placement({
      players: playersOf(kit),
      draw: () => first.shift() ?? source.search(STEPS_OF_ONE),
    })
    if (placement.step.kind === 'over') {
      throw new RequestError('not-found', texts.backend.placement.allAlike)
    }
    const live = { rulesId, kit, placement, right: 0, answers: 0 }
    const id = ++this.#lastId
    this.#live.set(id, live)
    if (this.#live.size > MOST_LIVE) this.#live.delete(this.#live.keys().next().value!)
    return { session: id, step: this.#stepOf(live, placement.step) }
  }

  answer(id: number, number: number, choice: Choice): PlacementData {
    const live = this.#live.get(id)
    const { notOpen, notAskedNow, notAllowed } = texts.backend.placement
    if (!live) throw new RequestError('not-found', notOpen)
    const { placement } = live
    const { step } = placement
    if (step.kind === 'over') return this.#stepOf(live, step)
    if (step.number !== number) {
      throw new RequestError('invalid-request', notAskedNow(number, step.number))
    }
    const option = step.question.options[placeOf(step.question, choice)]
    if (!option) throw new RequestError('invalid-request', notAllowed)
    live.answers++
    if (placement.right(option)) live.right++
    return this.#stepOf(live, placement.answer(option))
  }

  #stepOf(live: LivePlacement, step: PlacementStep): PlacementData {
    const { rulesId, kit, right, answers } = live
    if (step.kind === 'over') {
      const lessons = lessonsOf(kit)
      const asked = placeable(lessons)
      const next = asked[step.begin] ?? lessons.find((lesson) => !asked.includes(lesson))
      const lesson = next?.id ?? null
      this.#store.use((database) =>
        keepPlacement(database, rulesId, { at: this.#now(), lesson, right, answers }),
      )
      return { kind: 'placed', lesson, right, answers }
    }
    const { number, question } = step
    const { dice, turnTotal, own, ownFarkles } = question.position
    return {
      ...{ kind: 'question', number, turnTotal, own, farkles: ownFarkles },
      of: PLACEMENT_LENGTH,
      dice: 'rolled' in dice ? [...dice.rolled] : [],
      legal: questionData({ kind: 'question', events: [], number, question, turn: null }).legal,
    }
  }
}
