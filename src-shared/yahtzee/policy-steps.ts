import type { YahtzeeGame } from './game.ts'
import { OUTCOMES } from './outcomes.ts'
import type { FillStages } from './reroll-values.ts'
import { TurnView } from './turn-view.ts'

/**
 * Where the optimal player's turns lead from some states: step i goes from states[source[i]] to the
 * state `target[i]`, scoring `points[i]` in `category[i]`, with `chance[i]`. Steps of one source are
 * together.
 */
export interface PolicySteps {
  readonly states: Int32Array
  readonly count: number
  readonly source: Int32Array
  readonly target: Int32Array
  readonly points: Int16Array
  readonly category: Uint8Array
  readonly chance: Float64Array
}

/** The category of each outcome. */
const CATEGORY_OF = Uint8Array.from(OUTCOMES, ({ category }) => category)

/** Steps from a state, as a first guess. */
const USUAL_STEPS = 48

function newSteps(states: Int32Array, room: number): PolicySteps {
  return {
    states,
    count: 0,
    source: new Int32Array(room),
    target: new Int32Array(room),
    points: new Int16Array(room),
    category: new Uint8Array(room),
    chance: new Float64Array(room),
  }
}

function withRoom(steps: PolicySteps, room: number): PolicySteps {
  const longer = newSteps(steps.states, room)
  longer.source.set(steps.source)
  longer.target.set(steps.target)
  longer.points.set(steps.points)
  longer.category.set(steps.category)
  longer.chance.set(steps.chance)
  return longer
}

/** Finds the steps from one state after another. */
export class StepFinder {
  readonly #view: TurnView
  readonly #chances = new Float64Array(OUTCOMES.length)

  constructor(game: YahtzeeGame, table: Float64Array, fillStages?: FillStages) {
    this.#view = new TurnView(game, table, fillStages)
  }

  /** The steps from each of some states. What comes out of a state does not depend on the others. */
  find(states: Int32Array): PolicySteps {
    let room = states.length * USUAL_STEPS + OUTCOMES.length
    let steps = newSteps(states, room)
    let count = 0
    for (let source = 0; source < states.length; source++) {
      if (count + OUTCOMES.length > room) {
        room *= 2
        steps = withRoom(steps, room)
      }
      count = this.#findOf(source, steps, count)
    }
    return { ...steps, count }
  }

  #findOf(source: number, steps: PolicySteps, first: number): number {
    const view = this.#view
    const chances = this.#chances
    view.look(steps.states[source]!)
    const last = view.lastChances()
    chances.fill(0)
    last.forEach((chance, roll) => (chances[view.chosen[roll]!]! += chance))
    let count = first
    for (let outcome = 0; outcome < chances.length; outcome++) {
      if (chances[outcome] === 0) continue
      steps.source[count] = source
      steps.target[count] = view.targets[outcome]!
      steps.points[count] = view.points[outcome]!
      steps.category[count] = CATEGORY_OF[outcome]!
      steps.chance[count++] = chances[outcome]!
    }
    return count
  }
}
