import type { Points } from '../../base/units.ts'
import { seededRandom, type Random } from '../../dice/random.ts'
import { playedYahtzee } from './play.ts'
import type { YahtzeeKit, YahtzeeQuestion } from './question.ts'
import type { YahtzeeFilters, YahtzeeKind } from './setup.ts'
import { asksFor, passes } from './traits.ts'

export interface YahtzeeSourceOptions {
  readonly kind: YahtzeeKind
  readonly filters: YahtzeeFilters
  /** What a mistake costs, for the filter by what can be lost. */
  readonly mistake: Points
  readonly seed: string
}

/** After a question up to so many decisions of play are passed over, so that questions differ. */
const MOST_SKIPPED = 12

/** Decisions of play that pass the filters, in the order in which they come up. */
export class YahtzeeQuestions {
  readonly #options: YahtzeeSourceOptions
  readonly #random: Random
  readonly #play: Generator<YahtzeeQuestion, never>
  #toSkip = 0

  constructor(kit: YahtzeeKit, options: YahtzeeSourceOptions) {
    this.#options = options
    this.#random = seededRandom(`questions ${options.seed}`)
    this.#play = playedYahtzee(kit, seededRandom(`play ${options.seed}`))
  }

  /** Looks at so many decisions; null if none of them fits. */
  search(decisions: number): YahtzeeQuestion | null {
    for (let i = 0; i < decisions; i++) {
      const question = this.#play.next().value
      if (this.#toSkip > 0) this.#toSkip--
      else if (this.#fits(question)) {
        this.#toSkip = Math.floor(this.#random.next() * MOST_SKIPPED)
        return question
      }
    }
    return null
  }

  #fits({ kind, traits, gap }: YahtzeeQuestion): boolean {
    const { kind: asked, filters, mistake } = this.#options
    // Where nothing can be lost there is nothing to ask.
    return gap > 0 && asksFor(asked, kind) && passes(filters, traits, gap, mistake)
  }
}

/** Decisions looked at in one slice of work. */
export const SLICE = 8

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
