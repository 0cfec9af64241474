import type { Points } from '../../../base/units.ts'
import { seededRandom, type Random } from '../../../dice/random.ts'
import { isHabitNeed, isSought, occasionKey, type Shares } from '../../../study/habits.ts'
import { acceptanceBy, type Needs } from '../../../study/needs.ts'
import { firstOf, mixed } from '../../../study/single-course.ts'
import { questionSigns } from './habits.ts'
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
    const { needs, seed } = options
    const byNeed = this.#lookForQuestions()
    this.#questions = [...needs.keys()].some(isHabitNeed)
      ? mixed(byNeed, this.#lookForHabits(), seededRandom(`${seed} habits`))
      : byNeed
  }

  search(decisions: number): ScorecardQuestion | null {
    return firstOf(this.#questions, decisions)
  }

  *#lookForQuestions(): Generator<ScorecardQuestion | null, never> {
    const { seed, needs } = this.#options
    const chanceOf = acceptanceBy(needs)
    const random = seededRandom(`questions ${seed}`)
    let [looked, fitting] = [0, 0]
    for (const question of this.#played(seed, random)) {
      if (question === null) {
        yield null
        continue
      }
      const fits = this.#fits(question)
      looked++
      if (fits) fitting++
      // The rarer fitting decisions are, the more of them are drawn.
      const isDrawn = fits && random.next() * SPACING * fitting < looked
      const cell = scorecardCell(question.kind, question.traits)
      yield isDrawn && random.next() < chanceOf(cell) ? question : null
    }
    throw new Error('play has come to an end')
  }

  *#lookForHabits(): Generator<ScorecardQuestion | null, never> {
    const { seed, needs } = this.#options
    const own = `${seed} sought`
    const random = seededRandom(own)
    for (const question of this.#played(own, random)) {
      const isFit = question !== null && this.#fits(question)
      const isFound = isFit && isSought(questionSigns(this.#kit.rules, question), needs)
      yield isFound ? { ...question, isSought: true } : null
    }
    throw new Error('play has come to an end')
  }

  /** Play from anywhere in a game; null for the decisions before. */
  *#played(seed: string, random: Random): Generator<ScorecardQuestion | null, never> {
    const play = playedScorecard(this.#kit, seededRandom(`play ${seed}`))
    const leadIn = Math.floor(random.next() * LONGEST_LEAD_IN)
    for (let i = 0; i < leadIn; i++) {
      play.next()
      yield null
    }
    return yield* play
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

export function* scorecardShares(kit: ScorecardKit): Generator<void, Shares> {
  const turns = kit.start.points.filter((points) => points === null).length
  const counted = new Map<string, number>()
  const occasions = new Map<string, number>()
  const add = (to: Map<string, number>, key: string): void => {
    to.set(key, (to.get(key) ?? 0) + 1)
  }
  const shares = (of: ReadonlyMap<string, number>) =>
    [...of].map(([key, count]) => [key, count / SHARED_GAMES] as const)
  let boxes = 0
  let looked = 0
  for (const question of playedScorecard(kit, seededRandom('shares of play'))) {
    const { kind, traits, gap } = question
    if (gap > 0) {
      const cell = scorecardCell(kind, traits)
      add(counted, cell)
      const { occasions: some } = questionSigns(kit.rules, question)
      for (const habit of some) add(occasions, occasionKey(habit, cell))
    }
    if (kind === 'boxes') boxes++
    if (boxes === SHARED_GAMES * turns) break
    if (++looked % SLICE === 0) yield
  }
  return { cells: shares(counted), occasions: shares(occasions) }
}
