import type { Points } from '../../../base/units.ts'
import { seededRandom } from '../../../dice/random.ts'
import { acceptanceBy, type Needs } from '../../../study/needs.ts'
import { firstOf } from '../../../study/single-course.ts'
import { yahtzeeCell } from './needs.ts'
import { playedYahtzee } from './play.ts'
import type { YahtzeeKit, YahtzeeQuestion } from './question.ts'
import type { YahtzeeFilters, YahtzeeKind } from './setup.ts'
import { asksFor, passes } from './traits.ts'

export interface YahtzeeSourceOptions {
  readonly kind: YahtzeeKind
  readonly filters: YahtzeeFilters
  /** Loss from which a choice is a mistake, for the filter by gap. */
  readonly mistake: Points
  readonly seed: string
  /** Weighs the cells of the questions; empty for as in play. */
  readonly needs: Needs
  /** Which questions of a lesson show what it is about; all where there is no lesson. */
  readonly isShown?: ((question: YahtzeeQuestion) => boolean) | null
}

/** Decisions of play from one that is asked to the next, on average, so that few share a game. */
const SPACING = 6

/** Decisions of play, at most, that are passed over at first, so that play is met anywhere in a game. */
const LONGEST_LEAD_IN = 128

/** Decisions of play that pass the filters, in the order in which they come up. */
export class YahtzeeQuestions {
  readonly #kit: YahtzeeKit
  readonly #options: YahtzeeSourceOptions
  readonly #questions: Generator<YahtzeeQuestion | null, never>

  constructor(kit: YahtzeeKit, options: YahtzeeSourceOptions) {
    this.#kit = kit
    this.#options = options
    this.#questions = this.#lookForQuestions()
  }

  /** Looks at so many decisions; null if none of them fits. */
  search(decisions: number): YahtzeeQuestion | null {
    return firstOf(this.#questions, decisions)
  }

  *#lookForQuestions(): Generator<YahtzeeQuestion | null, never> {
    const { seed, needs } = this.#options
    const chanceOf = acceptanceBy(needs)
    const random = seededRandom(`questions ${seed}`)
    const play = playedYahtzee(this.#kit, seededRandom(`play ${seed}`))
    const leadIn = Math.floor(random.next() * LONGEST_LEAD_IN)
    for (let i = 0; i < leadIn; i++) {
      play.next()
      yield null
    }
    let [looked, fitting] = [0, 0]
    for (const question of play) {
      const fits = this.#fits(question)
      looked++
      if (fits) fitting++
      // The rarer what fits, the larger a part of it is asked.
      const isDrawn = fits && random.next() * SPACING * fitting < looked
      const { kind, traits } = question
      yield isDrawn && random.next() < chanceOf(yahtzeeCell(kind, traits)) ? question : null
    }
    throw new Error('play has come to an end')
  }

  #fits(question: YahtzeeQuestion): boolean {
    const { kind, traits, gap } = question
    const { kind: asked, filters, mistake, isShown } = this.#options
    if (isShown && !(gap > 0 && asksFor(asked, kind) && isShown(question))) return false
    // Where nothing can be lost there is nothing to ask.
    return gap > 0 && asksFor(asked, kind) && passes(filters, traits, gap, mistake)
  }
}

/** Decisions looked at in one slice of work. */
const SLICE = 8

/** Where so many decisions in a row hold no question that fits, none is looked for any more. */
export const SEARCH = { slice: SLICE, most: 6000 }

/** The gaps of so many decisions of play, some milliseconds at a time. */
export function* yahtzeeGaps(
  kit: YahtzeeKit,
  seed: string,
  count: number,
): Generator<void, Points[]> {
  const play = playedYahtzee(kit, seededRandom(seed))
  const gaps: Points[] = []
  for (let looked = 1; gaps.length < count && looked <= 4 * count; looked++) {
    const { gap } = play.next().value
    if (gap > 0) gaps.push(gap)
    if (looked % SLICE === 0) yield
  }
  return gaps
}
