import type { Probability } from '../base/units.ts'
import { bitsTold, chancesAfter, evenChances, type RightBy } from './placement-chances.ts'

/** Decisions of a whole test. */
export const PLACEMENT_LENGTH = 20
/** It may end earlier, but not before so many, */
export const SHORTEST_PLACEMENT = 12
/** once one place is as likely as this. */
export const SURE_ENOUGH: Probability = 0.99
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
  readonly questions: D[]
}

/**
 * A placement test: finds how many of the lessons, which build on each other, somebody knows. At
 * first every place is as likely; of the decisions drawn the one is asked whose answer is expected
 * to tell most; each answer changes the chances by Bayes' rule. Deterministic for given draws.
 */
export class Placement<D extends Decision> {
  readonly #options: PlacementOptions<D>
  readonly #shelves = new Map<string, Shelf<D>>()
  #chances: Probability[]
  #asked = 0
  #shelf: Shelf<D> | null = null
  #step: PlacementStep<D>

  constructor(options: PlacementOptions<D>) {
    this.#options = options
    this.#chances = evenChances(options.players.length)
    this.#draw(FIRST_DRAWS)
    this.#step = this.#next()
  }

  /** The same until it is answered. */
  get step(): PlacementStep<D> {
    return this.#step
  }

  /** Whether an option counts as right. */
  right({ loss }: D['options'][number]): boolean {
    return loss < this.#options.slack
  }

  /** Takes in an option of the question at hand and goes on to the step returned. */
  answer(option: D['options'][number]): PlacementStep<D> {
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
      // Where even the last option loses nothing there is nothing to tell.
      if (question.options.at(-1)!.loss === 0) continue
      const rightBy = players.map((player) => player !== null && this.right(player(question)))
      const key = rightBy.map(Number).join('')
      const shelf = this.#shelves.get(key) ?? { rightBy, questions: [] }
      this.#shelves.set(key, shelf)
      if (shelf.questions.length < KEPT) shelf.questions.push(question)
    }
  }

  #next(): PlacementStep<D> {
    const sure = this.#asked >= SHORTEST_PLACEMENT && Math.max(...this.#chances) >= SURE_ENOUGH
    const shelf = sure || this.#asked >= PLACEMENT_LENGTH ? null : this.#mostTelling()
    const question = shelf?.questions.shift()
    this.#shelf = shelf
    return question
      ? { kind: 'question', number: this.#asked + 1, question }
      : { kind: 'over', begin: this.#middle(), chances: this.#chances }
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
