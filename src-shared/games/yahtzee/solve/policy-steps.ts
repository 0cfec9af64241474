import { OUTCOMES } from './outcomes.ts'
import { TurnChances, type TurnPlay } from './turn-play.ts'

/**
 * Transitions of a policy from some states: step i leads from states[source[i]] to state target[i]
 * with probability chance[i] and scores points[i] by outcome[i]. Steps of one source are adjacent.
 */
export interface PolicySteps {
  readonly states: Int32Array
  readonly count: number
  readonly source: Int32Array
  readonly target: Int32Array
  readonly points: Int16Array
  readonly outcome: Uint16Array
  readonly chance: Float64Array
}

const USUAL_STEPS = 48

function newSteps(states: Int32Array, room: number): PolicySteps {
  return {
    states,
    count: 0,
    source: new Int32Array(room),
    target: new Int32Array(room),
    points: new Int16Array(room),
    outcome: new Uint16Array(room),
    chance: new Float64Array(room),
  }
}

function withRoom(steps: PolicySteps, room: number): PolicySteps {
  const longer = newSteps(steps.states, room)
  longer.source.set(steps.source)
  longer.target.set(steps.target)
  longer.points.set(steps.points)
  longer.outcome.set(steps.outcome)
  longer.chance.set(steps.chance)
  return longer
}

function addUp(chances: Float64Array, chosen: Uint16Array, rolls: Float64Array): void {
  const { length } = rolls
  for (let roll = 0; roll < length; roll++) chances[chosen[roll]!]! += rolls[roll]!
}

export class StepFinder {
  readonly #play: TurnPlay
  readonly #turn = new TurnChances()
  readonly #chances = new Float64Array(OUTCOMES.length)

  constructor(play: TurnPlay) {
    this.#play = play
  }

  /** Steps from each state; they do not depend on the other states. */
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
    const play = this.#play
    const chances = this.#chances
    play.look(steps.states[source]!)
    const { points, targets } = play.outcomes
    const last = this.#turn.ofTurn(play)
    chances.fill(0)
    addUp(chances, play.chosen, last)
    let count = first
    for (let outcome = 0; outcome < chances.length; outcome++) {
      if (chances[outcome] === 0) continue
      steps.source[count] = source
      steps.target[count] = targets[outcome]!
      steps.points[count] = points[outcome]!
      steps.outcome[count] = outcome
      steps.chance[count++] = chances[outcome]!
    }
    return count
  }
}
