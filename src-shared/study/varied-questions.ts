import type { Value } from '../base/goal.ts'
import type { Course } from './course.ts'
import type { Search } from './single-course.ts'

/** What of a question tells whether it brings something new, and how hard it is. */
export interface Variety<Question> {
  /** Questions with the same text teach the same. */
  readonly cellOf: (question: Question) => string
  /** Loss of the best option of those that lose; 0 if nothing can be lost. */
  readonly gapOf: (question: Question) => Value
  /** Smallest loss that counts as an error, in the unit of the gaps. */
  readonly inaccuracy: Value
  /** So many questions of play, at most, are looked at for one that is asked. */
  readonly most: number
}

/** In so many questions in a row, two lessons or half a usual session, a cell comes once. */
const WINDOW = 10

/** The closest call of so many that would do is asked. */
const ENOUGH = 3

/** As few are looked at where the filters leave nothing but the same cells. */
const FEWEST = 4

/** From what would do to what would not: compared number by number, smaller is better. */
type Standing = readonly number[]

function isBetter(a: Standing, b: Standing): boolean {
  const first = a.findIndex((one, i) => one !== b[i])
  return first >= 0 && a[first]! < b[first]!
}

/**
 * Chooses among the questions that play brings: a cell comes at most once in ten questions, unless
 * play has hardly anything else that fits, and then the one that was asked longest ago; close calls
 * come first.
 */
export class VariedChoice<Question> {
  readonly #variety: Variety<Question>
  /** Cells of the last questions, the newest last. */
  #recent: string[] = []
  #patience: number

  constructor(variety: Variety<Question>) {
    this.#variety = variety
    this.#patience = variety.most
  }

  /** The question to ask, of the one that was found and those that are found after it. */
  *choose<Option>(
    found: Question,
    search: (decisions: number) => Question | null,
    { slice, most }: Search,
  ): Course<Question, Question, Option> {
    let [best, standing] = [found, this.#standing(found)]
    let fitting = Number(standing[0] === 0)
    let seen = 1
    for (let looked = 0; seen < this.#patience && fitting < ENOUGH && looked < most;) {
      const question = search(slice)
      looked += slice
      yield null
      if (question === null) continue
      seen++
      const other = this.#standing(question)
      if (other[0] === 0) fitting++
      if (isBetter(other, standing)) [best, standing] = [question, other]
    }
    // Where nothing else fits, the next question need not wait as long to find that out.
    this.#patience =
      fitting > 0 ? this.#variety.most : Math.max(FEWEST, Math.floor(this.#patience / 2))
    this.#recent = [...this.#recent, this.#variety.cellOf(best)].slice(1 - WINDOW)
    return best
  }

  /** First how lately its cell was asked, then how far it is from a close call. */
  #standing(question: Question): Standing {
    const { cellOf, gapOf, inaccuracy } = this.#variety
    const gap = gapOf(question)
    const asked = this.#recent.lastIndexOf(cellOf(question)) + 1
    // Below an inaccuracy the two best are as good as each other: there is little to know.
    const dullness = gap === 0 ? 2 : Number(gap < inaccuracy)
    return [asked, dullness, gap]
  }
}
