import {
  Placement,
  PLACEMENT_LENGTH,
  type DecisionPlayer,
  type LessonEvidence,
} from '#shared/cards/placement.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests, Sent } from '#shared/contract/requests.ts'
import type { AnyVerdict, Drill } from '#shared/study/drill.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { AnyQuestion } from '#shared/study/graded-session.ts'
import { texts } from '#shared/texts/texts.ts'
import { shownPast } from '../drills/session-end.ts'
import { inSlices } from '../solve/in-slices.ts'

/** Decisions that a test begins with. */
const FIRST_DECISIONS = 200
/** Slices of play that are looked at for them, and for one decision once the test goes on. */
const MAX_SLICES = 8000
const SLICES_OF_ONE = 20

export type PlacementStepData = Sent<AnswerOf<BackendRequests, 'lessons.answer'>>
type PlacementQuestion = Exclude<PlacementStepData, { kind: 'placed' }>

/** What a placement test needs of a game. Methods, so that a game with its own types fits; see Game. */
export interface PlacementGame<D extends AnyQuestion> {
  /** Who knows no lesson, one, two, ...; see Placement. */
  readonly players: readonly (DecisionPlayer<D> | null)[]
  /** An option that loses less is as good as the best. */
  readonly slack: number
  /** Looks at a slice of play; null if it has no decision to ask. */
  readonly search: () => D | null
  /** Whether the search is quick enough to go on between two answers. */
  readonly searchesOn: boolean
  /** A decision as the game's schema has it. */
  show(decision: D, number: number, of: number): object
  /** The place of a choice of this game among the options; -1 if it is not allowed. */
  placeOf(decision: D, choice: unknown): number
  /** The drills of the game, their kit and the rules, by which answers are told in the end. */
  readonly drill: Drill
  readonly kit: object
  readonly rules: NamedRules
  /** Grades the option at a place. */
  verdict(decision: D, place: number, thresholds: GradeThresholds): AnyVerdict
}

/** A decision of a test that was answered. */
interface GivenAnswer<D> {
  readonly decision: D
  /** Of the chosen option. */
  readonly place: number
  /** The lesson that the decision needs, from 0; null where it is not one alone. */
  readonly lesson: number | null
}

/** The same as lists of answers show it. */
export interface ToldAnswer extends Pick<GivenAnswer<unknown>, 'lesson'> {
  readonly answer: object
}

/** A placement test that goes on, of whatever game. */
export interface PlacementTest {
  /**
   * The question at hand; once it is over, how many lessons are known, and how the decisions went that
   * need each of them.
   */
  readonly step:
    PlacementQuestion | { readonly begin: number; readonly evidence: readonly LessonEvidence[] }
  readonly right: number
  readonly answers: number
  /** Takes in the answer to the question of this number. Throws RequestError for what is none. */
  answer(number: number, choice: unknown): void
  /** All answers in their order, given at this time, graded as right or wrong. */
  told(at: number): ToldAnswer[]
}

/** The first decisions of play, a slice of work at a time. */
function* firstDecisions<D extends AnyQuestion>({
  search,
}: PlacementGame<D>): Generator<void, D[]> {
  const found: D[] = []
  for (let slice = 0; slice < MAX_SLICES && found.length < FIRST_DECISIONS; slice++) {
    const decision = search()
    if (decision) found.push(decision)
    yield
  }
  return found
}

class LiveTest<D extends AnyQuestion> implements PlacementTest {
  readonly #game: PlacementGame<D>
  readonly #placement: Placement<D>
  readonly #given: GivenAnswer<D>[] = []
  right = 0

  constructor(game: PlacementGame<D>, first: D[]) {
    const { players, slack } = game
    this.#game = game
    this.#placement = new Placement({
      ...{ players, slack },
      draw: () => first.shift() ?? (game.searchesOn ? this.#searchOn() : null),
    })
  }

  get answers(): number {
    return this.#given.length
  }

  get step(): PlacementTest['step'] {
    const { step } = this.#placement
    if (step.kind === 'over') return step
    const { question, number } = step
    return this.#game.show(question, number, PLACEMENT_LENGTH) as PlacementQuestion
  }

  answer(number: number, choice: unknown): void {
    const { notAskedNow, notAllowed } = texts.backend.placement
    const { step } = this.#placement
    if (step.kind === 'over') return
    if (step.number !== number) {
      throw new RequestError('invalid-request', notAskedNow(number, step.number))
    }
    const { question } = step
    const place = this.#game.placeOf(question, choice)
    const option = question.options[place]
    if (!option) throw new RequestError('invalid-request', notAllowed)
    this.#given.push({ decision: question, place, lesson: this.#placement.lesson })
    if (this.#placement.right(option)) this.right++
    this.#placement.answer(option)
  }

  told(at: number): ToldAnswer[] {
    const { drill, kit, rules, slack } = this.#game
    // What counts as wrong is a mistake, and no other grade says the same as right and wrong.
    const thresholds = { inaccuracy: slack, mistake: slack, blunder: Infinity }
    return this.#given.flatMap(({ decision, place, lesson }, i) => {
      const verdict = this.#game.verdict(decision, place, thresholds)
      const { grade, loss, bestReason, chosenReason } = verdict
      const given = {
        id: i + 1,
        number: i + 1,
        at,
        goal: 'points',
        grade,
        loss,
        milliseconds: null,
      }
      const kept = { ...drill.record(kit, decision, verdict), ...given }
      return shownPast(drill, rules, kept).map((past) => ({
        lesson,
        answer: { ...past, bestReason, chosenReason },
      }))
    })
  }

  #searchOn(): D | null {
    for (let slice = 0; slice < SLICES_OF_ONE; slice++) {
      const decision = this.#game.search()
      if (decision) return decision
    }
    return null
  }
}

/** Begins a test; rejects with RequestError where no decision tells one lesson from another. */
export async function beginTest<D extends AnyQuestion>(
  game: PlacementGame<D>,
  signal: AbortSignal,
): Promise<PlacementTest> {
  const first = await inSlices(firstDecisions(game), signal)
  const test = new LiveTest(game, first)
  if ('begin' in test.step) throw new RequestError('not-found', texts.backend.placement.allAlike)
  return test
}
