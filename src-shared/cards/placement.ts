import type { Probability } from '../base/units.ts'
import {
  bitsTold,
  chancesAfter,
  evenChances,
  lessonNeeded,
  type RightBy,
} from './placement-chances.ts'

/** More decisions are never asked. */
export const PLACEMENT_LENGTH = 20
/** The test may end earlier, but not before so many, */
export const SHORTEST_PLACEMENT = 12
/** once one place is as likely as this and every lesson before it was answered right. */
export const SURE_ENOUGH: Probability = 0.99
/** A lesson that was answered wrong so much more often than right is not asked about again. */
const CLEARLY_WRONG = 2
/** Decisions looked at before the first question, and before every other one. */
const FIRST_DRAWS = 200
const MORE_DRAWS = 40
/** Decisions of one kind that are kept. */
const KEPT = 8

/** A decision of any game. */
export interface Decision<Option extends { readonly loss: number } = { readonly loss: number }> {
  /** All that can be done, the best first. */
  readonly options: readonly Option[]
}

/** How the decisions went that only somebody gets right who knows a lesson. */
export interface LessonEvidence {
  readonly right: number
  readonly wrong: number
}

/** Player as a function: picks one of a decision's options. */
export type DecisionPlayer<D extends Decision> = (decision: D) => D['options'][number]

/** Current step of a placement test. */
export type PlacementStep<D extends Decision> =
  | {
      readonly kind: 'question'
      /** From 1. */
      readonly number: number
      readonly question: D
    }
  | {
      readonly kind: 'over'
      /** The lesson to begin with, from 0; the number of lessons if all are known. */
      readonly begin: number
      /** Chance that the first i lessons are known and no more, by i. */
      readonly chances: readonly Probability[]
      /** By lesson. */
      readonly evidence: readonly LessonEvidence[]
    }

export interface PlacementOptions<D extends Decision> {
  /**
   * `players[i]` plays as who knows the first i lessons; so there is one more than lessons. Null
   * where nobody can say how such a player plays.
   */
  readonly players: readonly (DecisionPlayer<D> | null)[]
  /** The next decision of play, for points, in any order; null if there is none, now and later. */
  readonly draw: () => D | null
  /** An option that loses less is as good as the best. */
  readonly slack: number
}

/** Decisions that the same players get right. */
interface Shelf<D> {
  readonly rightBy: RightBy
  /** See lessonNeeded. */
  readonly lesson: number | null
  readonly questions: D[]
}

/**
 * A placement test: finds how many of the lessons, which build on each other, somebody knows. At
 * first every place is as likely; of the decisions drawn the one is asked whose answer is expected
 * to tell most; each answer changes the chances by Bayes' rule. As known counts only a lesson whose
 * own decisions were answered right more often than wrong; where nothing was asked that needs it, it
 * is asked before the test ends. Deterministic for given draws.
 */
export class Placement<D extends Decision> {
  readonly #options: PlacementOptions<D>
  readonly #shelves = new Map<string, Shelf<D>>()
  readonly #evidence: { right: number; wrong: number }[]
  #chances: Probability[]
  #asked = 0
  #shelf: Shelf<D> | null = null
  #step: PlacementStep<D>

  constructor(options: PlacementOptions<D>) {
    this.#options = options
    this.#chances = evenChances(options.players.length)
    this.#evidence = options.players.slice(1).map(() => ({ right: 0, wrong: 0 }))
    this.#draw(FIRST_DRAWS)
    this.#step = this.#next()
  }

  /** The same until it is answered. */
  get step(): PlacementStep<D> {
    return this.#step
  }

  /** The lesson that the question at hand needs, from 0; null where it is not one alone. */
  get lesson(): number | null {
    return this.#shelf?.lesson ?? null
  }

  /** Whether an option counts as right. */
  right({ loss }: D['options'][number]): boolean {
    return loss < this.#options.slack
  }

  /** Takes in an option of the question at hand and goes on to the step returned. */
  answer(option: D['options'][number]): PlacementStep<D> {
    if (this.#step.kind === 'over' || this.#shelf === null) return this.#step
    const { rightBy, lesson } = this.#shelf
    const right = this.right(option)
    this.#chances = chancesAfter(this.#chances, rightBy, right)
    if (lesson !== null) this.#evidence[lesson]![right ? 'right' : 'wrong']++
    this.#asked++
    this.#draw(MORE_DRAWS)
    this.#step = this.#next()
    return this.#step
  }

  /** Sorts the next decisions by who gets them right. */
  #draw(count: number): void {
    const { players, draw } = this.#options
    for (let i = 0; i < count; i++) {
      const question = draw()
      if (!question) return
      // Where even the last option loses nothing there is nothing to tell.
      if (question.options.at(-1)!.loss === 0) continue
      const rightBy = players.map((player) => player !== null && this.right(player(question)))
      const key = rightBy.map(Number).join('')
      const lesson = lessonNeeded(rightBy)
      const shelf = this.#shelves.get(key) ?? { rightBy, lesson, questions: [] }
      this.#shelves.set(key, shelf)
      if (shelf.questions.length < KEPT) shelf.questions.push(question)
    }
  }

  #next(): PlacementStep<D> {
    const sure = this.#asked >= SHORTEST_PLACEMENT && Math.max(...this.#chances) >= SURE_ENOUGH
    const left = PLACEMENT_LENGTH - this.#asked
    // The last decisions are kept for the lessons about which nothing was asked that needs them.
    const telling = sure || left <= this.#toProve() ? null : this.#mostTelling()
    const shelf = left > 0 ? (telling ?? this.#unproved()) : null
    const question = shelf?.questions.shift()
    this.#shelf = shelf
    return question
      ? { kind: 'question', number: this.#asked + 1, question }
      : {
          ...{ kind: 'over', begin: this.#begin(), chances: this.#chances },
          evidence: this.#evidence,
        }
  }

  /** Whether a lesson may count as known: what needs it was answered right, as far as it was asked. */
  #isProved(lesson: number): boolean {
    const { right, wrong } = this.#evidence[lesson]!
    return right > wrong || (right + wrong === 0 && this.#asking(lesson) === null)
  }

  /** Decisions that need a lesson; null if there are none. */
  #asking(lesson: number): Shelf<D> | null {
    const shelves = [...this.#shelves.values()]
    return shelves.find((one) => one.lesson === lesson && one.questions.length > 0) ?? null
  }

  /** How many right answers are missing until all lessons before the median place are proved. */
  #toProve(): number {
    const missing = this.#evidence
      .slice(0, this.#middle())
      .map(({ right, wrong }, lesson) => (this.#isProved(lesson) ? 0 : wrong - right + 1))
    return missing.reduce((sum, one) => sum + one, 0)
  }

  /** Decisions that need the first lesson that should be known and may be; null if none is in doubt. */
  #unproved(): Shelf<D> | null {
    const lesson = this.#begin()
    if (lesson >= this.#middle()) return null
    const { right, wrong } = this.#evidence[lesson]!
    return wrong - right >= CLEARLY_WRONG ? null : this.#asking(lesson)
  }

  /** The first lesson that is not known: of those before the median place, or the next. */
  #begin(): number {
    const middle = this.#middle()
    const unproved = this.#evidence.findIndex((_, lesson) => !this.#isProved(lesson))
    return unproved < 0 ? middle : Math.min(unproved, middle)
  }

  #mostTelling(): Shelf<D> | null {
    let best: Shelf<D> | null = null
    let most = 0
    for (const shelf of this.#shelves.values()) {
      const bits = shelf.questions.length > 0 ? bitsTold(this.#chances, shelf.rightBy) : 0
      if (bits > most) {
        best = shelf
        most = bits
      }
    }
    return best
  }

  /** The median place: no likelier that more is known than that this is all. */
  #middle(): number {
    let sum = 0
    return this.#chances.findIndex((chance) => (sum += chance) >= 0.5 - 1e-12)
  }
}
