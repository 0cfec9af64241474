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

export interface StepSources {
  /** E by stateIndex. */
  readonly table: Float64Array
  readonly categories: readonly CategoryFigures[]
  readonly fillStages?: FillStages
}

function worthEach(worth: readonly Points[]): Estimate {
  return (used) => worth.reduce((sum, each, i) => (has(used, i) ? sum : sum + each), 0)
}

/**
 * The heuristic, with each lower box worth more by d minus the mean d of the lower boxes, where d
 * is the loss of a 0 on the empty card minus the box's average.
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

/** Plays like `usual`, but keeps dice of the game's first roll like `other`. */
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
