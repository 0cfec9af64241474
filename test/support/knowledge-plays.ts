import type { Points } from '#shared/base/units.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import type { BoxFigures } from '#shared/games/scorecard/analysis/box-tally.ts'
import {
  estimateTable,
  heuristic,
  type Estimate,
} from '#shared/games/scorecard/analysis/estimates.ts'
import { stateIndex, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { EMPTY_CARD, groupBoxes, has } from '#shared/games/scorecard/rules/scorecard.ts'
import { playOf, type StrategySources } from '#shared/games/scorecard/analysis/strategies.ts'
import type { TurnPolicy } from '#shared/games/scorecard/solve/policy.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'

/** What a player who learns cards knows, deck by deck. */
export type Knowledge = 'alike' | 'odds' | 'averages' | 'bonus' | 'zeros' | 'opening' | 'best'

export interface KnowledgeSources extends StrategySources {
  readonly boxes: readonly BoxFigures[]
}

function worthEach(worth: readonly Points[]): Estimate {
  return (used) => worth.reduce((sum, each, i) => (has(used, i) ? sum : sum + each), 0)
}

/**
 * The heuristic, with each box outside the group worth more by d minus their mean d, where d is the
 * loss of a 0 on the empty card minus the box's average.
 */
function byZeros(states: CardStates, { table, boxes }: KnowledgeSources): Estimate {
  const usual = heuristic(states, boxes)
  const group = groupBoxes(states.rules)
  const beyond = new ScorecardAnalyser(states, table)
    .openBoxes(EMPTY_CARD)
    .filter(({ box }) => !has(group, box))
    .map(({ box, zeroLoss }) => ({ box, cost: zeroLoss - boxes[box]!.mean }))
  const whole = beyond.reduce((sum, { cost }) => sum + cost, 0) / beyond.length
  const more = boxes.map(() => 0)
  for (const { box, cost } of beyond) more[box] = cost - whole
  const shift = worthEach(more)
  return (used, total) => usual(used, total) + shift(used, total)
}

/** Plays like `usual`, but keeps dice of the game's first roll like `other`. */
class FirstKeep implements TurnPolicy {
  readonly #start: number
  readonly #usual: TurnPolicy
  readonly #first: Uint16Array
  readonly #firstAtOnce: Int32Array | null
  readonly outcomes: TurnPolicy['outcomes']
  readonly chosen: Uint16Array
  bestKeeps: readonly Uint16Array[]
  atOnce: Int32Array | null

  constructor(states: CardStates, usual: TurnPolicy, other: TurnPolicy) {
    this.#start = stateIndex(states, EMPTY_CARD)
    this.#usual = usual
    other.look(this.#start)
    this.#first = other.bestKeeps.at(-1)!.slice()
    this.#firstAtOnce = other.atOnce?.slice() ?? null
    this.outcomes = usual.outcomes
    this.chosen = usual.chosen
    this.bestKeeps = usual.bestKeeps
    this.atOnce = usual.atOnce
  }

  look(state: number): void {
    this.#usual.look(state)
    const { bestKeeps, atOnce } = this.#usual
    const isFirst = state === this.#start
    this.bestKeeps = isFirst ? bestKeeps.with(-1, this.#first) : bestKeeps
    this.atOnce = isFirst ? this.#firstAtOnce : atOnce
  }
}

/** How who knows so much plays. */
export function knowledgePlay(
  states: CardStates,
  id: Knowledge,
  sources: KnowledgeSources,
): TurnPolicy {
  const { table, boxes, fillStages } = sources
  const stages = fillStages && { fillStages }
  const believing = (estimate: Estimate): TurnView =>
    new TurnView(states, estimateTable(states, estimate), stages)
  switch (id) {
    case 'alike':
      return playOf(states, 'equal-and-straights', sources)
    case 'odds':
      return playOf(states, 'greedy', sources)
    case 'averages':
      return believing(worthEach(boxes.map(({ mean }) => mean)))
    case 'bonus':
      return playOf(states, 'heuristic', sources)
    case 'zeros':
      return believing(byZeros(states, sources))
    case 'opening':
      return new FirstKeep(
        states,
        believing(byZeros(states, sources)),
        new TurnView(states, table, stages),
      )
    case 'best':
      return playOf(states, 'optimal', sources)
  }
}
