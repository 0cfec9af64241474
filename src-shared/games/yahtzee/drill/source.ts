import type { Points } from '../../../base/units.ts'
import { seededRandom } from '../../../dice/random.ts'
import { acceptance, capAmong, needOf, type Needs, type MistakeRisk } from '../../../study/needs.ts'
import { firstOf } from '../../../study/single-course.ts'
import { DecisionSample } from '../../../study/decision-sample.ts'
import { yahtzeeMistakeRisk } from './needs.ts'
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
  /** Which questions of a lesson show what it is about; all where there is no lesson. */
  readonly isShown?: ((question: YahtzeeQuestion) => boolean) | null
}

/** After a question up to so many decisions of play are passed over, so that questions differ. */
const MAX_SKIPPED = 12

/** Decisions of play that a sample knows; each takes a fraction of a millisecond. */
const SURVEYED = 1024

/** Questions of a sample that the cap of the needs is found from. */
const JUDGED = 128

type YahtzeeSample = DecisionSample<YahtzeeQuestion, MistakeRisk>

const samples = new WeakMap<YahtzeeKit['analyser'], YahtzeeSample>()

/** The sample of a solved game; it may not be complete yet. */
function sampleOf(kit: YahtzeeKit): YahtzeeSample {
  let sample = samples.get(kit.analyser)
  if (!sample) {
    sample = new DecisionSample({
      play: playedYahtzee(kit, seededRandom('a survey of play')),
      ...{ size: SURVEYED, most: SURVEYED, judge: yahtzeeMistakeRisk },
    })
    samples.set(kit.analyser, sample)
  }
  return sample
}

/** Decisions of play that pass the filters, in the order in which they come up. */
export class YahtzeeQuestions {
  readonly #kit: YahtzeeKit
  readonly #options: YahtzeeSourceOptions
  readonly #questions: Generator<YahtzeeQuestion | null, never>
  #isWanted: (question: YahtzeeQuestion) => boolean = () => true

  constructor(kit: YahtzeeKit, options: YahtzeeSourceOptions) {
    this.#kit = kit
    this.#options = options
    this.#questions = this.#lookForQuestions()
  }

  /** Has each question asked with a chance that grows with its need; step by step. */
  *weighBy(needs: Needs): Generator<null, void> {
    const cap = yield* this.#capOf(needs)
    const draw = seededRandom(`needs ${this.#options.seed}`)
    this.#isWanted = (question) =>
      draw.next() < acceptance(needOf(needs, yahtzeeMistakeRisk(question)), cap)
  }

  /** Looks at so many decisions; null if none of them fits. */
  search(decisions: number): YahtzeeQuestion | null {
    return firstOf(this.#questions, decisions)
  }

  *#lookForQuestions(): Generator<YahtzeeQuestion | null, never> {
    const { seed } = this.#options
    const random = seededRandom(`questions ${seed}`)
    let toSkip = 0
    for (const question of playedYahtzee(this.#kit, seededRandom(`play ${seed}`))) {
      const isPassedOver = toSkip > 0
      if (isPassedOver) toSkip--
      if (isPassedOver || !this.#fits(question) || !this.#isWanted(question)) yield null
      else {
        toSkip = Math.floor(random.next() * MAX_SKIPPED)
        yield question
      }
    }
    throw new Error('play has come to an end')
  }

  /** The cap of the needs among what fits. What is too rare for one is asked whenever it comes up. */
  *#capOf(needs: Needs): Generator<null, number> {
    const sample = sampleOf(this.#kit)
    yield* sample.completed()
    const fitting = sample.items.filter((question) => this.#fits(question))
    return yield* capAmong(needs, [sample.someJudged(fitting, JUDGED)])
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
