import type { Probability } from '../base/units.ts'
import type { Value } from '../study/judge.ts'
import type { Question, RankedOption } from '../study/question.ts'
import { bitsTold, chancesAfter, evenChances, type RightBy } from './placement-chances.ts'
import type { StepPlayer } from './step-players.ts'

/** Decisions of a whole test. */
export const PLACEMENT_LENGTH = 20
/** It may end earlier, but not before so many, */
export const SHORTEST_PLACEMENT = 12
/** once one place is as likely as this. */
export const SURE_ENOUGH: Probability = 0.99
/** An option that loses less is as good as the best. */
export const PLACEMENT_SLACK: Value = 1

/** Decisions looked at before the first question, and before every other one. */
const FIRST_DRAWS = 200
const MORE_DRAWS = 40
/** Decisions of one kind that are kept. */
const KEPT = 8

/** What a placement test is at. */
export type PlacementStep =
  | {
      readonly kind: 'question'
      /** From 1. */
      readonly number: number
      readonly question: Question
    }
  | {
      readonly kind: 'over'
      /** The lesson to begin with, from 0; the number of lessons if all are known. */
      readonly begin: number
      /** Chance that the first i lessons are known and no more, by i. */
      readonly chances: readonly Probability[]
    }

export interface PlacementOptions {
  /**
   * `players[i]` plays as who knows the first i lessons; so there is one more than lessons. Null
   * where nobody can say how such a player plays.
   */
  readonly players: readonly (StepPlayer | null)[]
  /** The next decision of play, for points, in any order; null if there is none, now and later. */
  readonly draw: () => Question | null
  readonly slack?: Value
}

/** Decisions that the same players get right. */
interface Shelf {
  readonly rightBy: RightBy
  readonly questions: Question[]
}

/**
 * A placement test: finds how many of the lessons, which build on each other, somebody knows. At
 * first every place is as likely; of the decisions drawn the one is asked whose answer is expected
 * to tell most; each answer changes the chances by Bayes' rule. Deterministic for given draws.
 */
export class Placement {
  readonly #options: Required<PlacementOptions>
  readonly #shelves = new Map<string, Shelf>()
  #chances: Probability[]
  #asked = 0
  #shelf: Shelf | null = null
  #step: PlacementStep

  constructor(options: PlacementOptions) {
    this.#options = { slack: PLACEMENT_SLACK, ...options }
    this.#chances = evenChances(options.players.length)
    this.#draw(FIRST_DRAWS)
    this.#step = this.#next()
  }

  /** The same until it is answered. */
  get step(): PlacementStep {
    return this.#step
  }

  /** Whether an option counts as right. */
  right({ loss }: RankedOption): boolean {
    return loss < this.#options.slack
  }

  /** Takes in an option of the question at hand and goes on to the step returned. */
  answer(option: RankedOption): PlacementStep {
    if (this.#step.kind === 'over' || this.#shelf === null) return this.#step
    this.#chances = chancesAfter(this.#chances, this.#shelf.rightBy, this.right(option))
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
      if (question.forced) continue
      const rightBy = players.map((player) => player !== null && this.right(player(question)))
      const key = rightBy.map(Number).join('')
      const shelf = this.#shelves.get(key) ?? { rightBy, questions: [] }
      this.#shelves.set(key, shelf)
      if (shelf.questions.length < KEPT) shelf.questions.push(question)
    }
  }

  #next(): PlacementStep {
    const sure = this.#asked >= SHORTEST_PLACEMENT && Math.max(...this.#chances) >= SURE_ENOUGH
    const shelf = sure || this.#asked >= PLACEMENT_LENGTH ? null : this.#mostTelling()
    const question = shelf?.questions.shift()
    this.#shelf = shelf
    return question
      ? { kind: 'question', number: this.#asked + 1, question }
      : { kind: 'over', begin: this.#middle(), chances: this.#chances }
  }

  #mostTelling(): Shelf | null {
    let best: Shelf | null = null
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
