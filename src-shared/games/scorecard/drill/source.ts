import type { Points } from '../../../base/units.ts'
import { seededRandom } from '../../../dice/random.ts'
import type { PlayShares } from '../../../study/expected-loss.ts'
import { acceptanceBy, type Needs } from '../../../study/needs.ts'
import { firstOf } from '../../../study/single-course.ts'
import { scorecardCell } from './needs.ts'
import { playedScorecard } from './play.ts'
import type { ScorecardKit, ScorecardQuestion } from './question.ts'
import type { ScorecardFilters, ScorecardKind } from './setup.ts'
import { asksFor, passes } from './traits.ts'

export interface ScorecardSourceOptions {
  readonly kind: ScorecardKind
  readonly filters: ScorecardFilters
  readonly mistake: Points
  readonly seed: string
  /** Weights of the cells; empty for decisions as in play. */
  readonly needs: Needs
}

/** Mean number of decisions between two drawn ones, so that few questions share a game. */
const SPACING = 6

/** Most decisions skipped at first, so that questions come from any part of a game. */
const LONGEST_LEAD_IN = 128

export class ScorecardQuestions {
  readonly #kit: ScorecardKit
  readonly #options: ScorecardSourceOptions
  readonly #questions: Generator<ScorecardQuestion | null, never>

  constructor(kit: ScorecardKit, options: ScorecardSourceOptions) {
    this.#kit = kit
    this.#options = options
    this.#questions = this.#lookForQuestions()
  }

  search(decisions: number): ScorecardQuestion | null {
    return firstOf(this.#questions, decisions)
  }

  *#lookForQuestions(): Generator<ScorecardQuestion | null, never> {
    const { seed, needs } = this.#options
    const chanceOf = acceptanceBy(needs)
    const random = seededRandom(`questions ${seed}`)
    const play = playedScorecard(this.#kit, seededRandom(`play ${seed}`))
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
      // The rarer fitting decisions are, the more of them are drawn.
      const isDrawn = fits && random.next() * SPACING * fitting < looked
      const { kind, traits } = question
      yield isDrawn && random.next() < chanceOf(scorecardCell(kind, traits)) ? question : null
    }
    throw new Error('play has come to an end')
  }

  #fits(question: ScorecardQuestion): boolean {
    const { kind, traits, gap } = question
    const { kind: asked, filters, mistake } = this.#options
    if (gap === 0 || !asksFor(asked, kind)) return false
    return passes(filters, traits, gap, mistake)
  }
}

const SLICE = 8

/** The search ends after `most` decisions without a fitting question. */
export const SEARCH = { slice: SLICE, most: 6000 }

export function* scorecardGaps(
  kit: ScorecardKit,
  seed: string,
  count: number,
): Generator<void, Points[]> {
  const play = playedScorecard(kit, seededRandom(seed))
  const gaps: Points[] = []
  for (let looked = 1; gaps.length < count && looked <= 4 * count; looked++) {
    const { gap } = play.next().value
    if (gap > 0) gaps.push(gap)
    if (looked % SLICE === 0) yield
  }
  return gaps
}

const SHARED_GAMES = 40

export function* scorecardShares(kit: ScorecardKit): Generator<void, PlayShares> {
  const turns = kit.start.points.filter((points) => points === null).length
  const counted = new Map<string, number>()
  let boxes = 0
  let looked = 0
  for (const { kind, traits, gap } of playedScorecard(kit, seededRandom('shares of play'))) {
    const cell = scorecardCell(kind, traits)
    if (gap > 0) counted.set(cell, (counted.get(cell) ?? 0) + 1)
    if (kind === 'boxes') boxes++
    if (boxes === SHARED_GAMES * turns) break
    if (++looked % SLICE === 0) yield
  }
  return [...counted].map(([cell, count]) => [cell, count / SHARED_GAMES] as const)
}
