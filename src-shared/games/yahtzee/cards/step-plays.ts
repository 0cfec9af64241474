import type { Points } from '../../../base/units.ts'
import { YahtzeeAnalyser } from '../analysis/analysis.ts'
import { CATEGORIES, has, LOWER_CATEGORIES, numberOf } from '../rules/categories.ts'
import type { CategoryFigures } from '../analysis/category-tally.ts'
import { estimateTable, heuristic, type Estimate } from '../analysis/estimates.ts'
import { stateIndex, type YahtzeeGame } from '../solve/game.ts'
import type { FillStages } from '../solve/reroll-values.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import { playOf } from '../analysis/strategies.ts'
import type { TurnPlay } from '../solve/turn-play.ts'
import { TurnView } from '../analysis/turn-view.ts'
import type { YahtzeeStepId } from './steps.ts'

/** Data needed to play by the steps of knowledge. */
export interface StepSources {
  /** E by stateIndex. */
  readonly table: Float64Array
  /** Category figures of the optimal player. */
  readonly categories: readonly CategoryFigures[]
  readonly fillStages?: FillStages
}

/** The open boxes taken to be worth so much each, by category number. */
function worthEach(worth: readonly Points[]): Estimate {
  return (used) => worth.reduce((sum, each, i) => (has(used, i) ? sum : sum + each), 0)
}

/**
 * The averages and the upper bonus as the heuristic has them, but a lower box is worth more than its
 * average where losing it on the empty card costs more, beyond the average, than it does in lower
 * boxes on the whole; and less where it costs less.
 */
function byZeros(game: YahtzeeGame, { table, categories }: StepSources): Estimate {
  const usual = heuristic(game, categories)
  const boxes = new YahtzeeAnalyser(game, table).openBoxes(EMPTY_CARD)
  const beyond = boxes
    .map(({ category, zeroLoss }) => ({ number: numberOf(category), zeroLoss }))
    .filter(({ number }) => has(LOWER_CATEGORIES, number))
    .map(({ number, zeroLoss }) => ({ number, cost: zeroLoss - categories[number]!.mean }))
  const whole = beyond.reduce((sum, { cost }) => sum + cost, 0) / beyond.length
  const more = CATEGORIES.map(() => 0)
  for (const { number, cost } of beyond) more[number] = cost - whole
  const shift = worthEach(more)
  return (used, upperTotal) => usual(used, upperTotal) + shift(used, upperTotal)
}

/** Plays in one way, but keeps of a game's first roll what another does. */
class FirstKeep implements TurnPlay {
  readonly #start: number
  readonly #usual: TurnPlay
  readonly #first: Uint16Array
  readonly outcomes: TurnPlay['outcomes']
  readonly chosen: Uint16Array
  bestKeeps: readonly Uint16Array[]

  constructor(game: YahtzeeGame, usual: TurnPlay, other: TurnPlay) {
    this.#start = stateIndex(game, EMPTY_CARD)
    this.#usual = usual
    other.look(this.#start)
    this.#first = other.bestKeeps.at(-1)!.slice()
    this.outcomes = usual.outcomes
    this.chosen = usual.chosen
    this.bestKeeps = usual.bestKeeps
  }

  look(state: number): void {
    this.#usual.look(state)
    const { bestKeeps } = this.#usual
    this.bestKeeps = state === this.#start ? bestKeeps.with(-1, this.#first) : bestKeeps
  }
}

/** How somebody plays who knows as much as a step says. */
export function stepPlay(game: YahtzeeGame, id: YahtzeeStepId, sources: StepSources): TurnPlay {
  const { table, categories, fillStages } = sources
  const stages = fillStages && { fillStages }
  const believing = (estimate: Estimate): TurnView =>
    new TurnView(game, estimateTable(game, estimate), stages)
  switch (id) {
    case 'alike':
      return playOf(game, 'yahtzees-and-straights', sources)
    case 'odds':
      return playOf(game, 'greedy', sources)
    case 'averages':
      return believing(worthEach(categories.map(({ mean }) => mean)))
    case 'bonus':
      return playOf(game, 'heuristic', sources)
    case 'zeros':
      return believing(byZeros(game, sources))
    case 'opening':
      return new FirstKeep(
        game,
        believing(byZeros(game, sources)),
        new TurnView(game, table, stages),
      )
    case 'best':
      return playOf(game, 'optimal', sources)
  }
}
