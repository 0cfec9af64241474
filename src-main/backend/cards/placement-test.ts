import {
  Placement,
  PLACEMENT_LENGTH,
  type Decision,
  type DecisionPlayer,
  type LessonEvidence,
} from '#shared/cards/placement.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests, Sent } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import { inSlices } from '../solve/in-slices.ts'

/** Decisions that a test begins with. */
const FIRST_DECISIONS = 200
/** Slices of play that are looked at for them, and for one decision once the test goes on. */
const MAX_SLICES = 8000
const SLICES_OF_ONE = 20

export type PlacementStepData = Sent<AnswerOf<BackendRequests, 'lessons.answer'>>
type PlacementQuestion = Exclude<PlacementStepData, { kind: 'placed' }>

/** What a placement test needs of a game. Methods, so that a game with its own types fits; see Game. */
export interface PlacementGame<D extends Decision> {
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
}

/** The first decisions of play, a slice of work at a time. */
function* firstDecisions<D extends Decision>({ search }: PlacementGame<D>): Generator<void, D[]> {
  const found: D[] = []
  for (let slice = 0; slice < MAX_SLICES && found.length < FIRST_DECISIONS; slice++) {
    const decision = search()
    if (decision) found.push(decision)
    yield
  }
  return found
}

class LiveTest<D extends Decision> implements PlacementTest {
  readonly #game: PlacementGame<D>
  readonly #placement: Placement<D>
  right = 0
  answers = 0

  constructor(game: PlacementGame<D>, first: D[]) {
    const { players, slack } = game
    this.#game = game
    this.#placement = new Placement({
      ...{ players, slack },
      draw: () => first.shift() ?? (game.searchesOn ? this.#searchOn() : null),
    })
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
    const option = step.question.options[this.#game.placeOf(step.question, choice)]
    if (!option) throw new RequestError('invalid-request', notAllowed)
    this.answers++
    if (this.#placement.right(option)) this.right++
    this.#placement.answer(option)
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
export async function beginTest<D extends Decision>(
  game: PlacementGame<D>,
  signal: AbortSignal,
): Promise<PlacementTest> {
  const first = await inSlices(firstDecisions(game), signal)
  const test = new LiveTest(game, first)
  if ('begin' in test.step) throw new RequestError('not-found', texts.backend.placement.allAlike)
  return test
}
