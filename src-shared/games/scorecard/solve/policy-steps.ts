import { TurnChances, type TurnPolicy } from './policy.ts'

/** Transitions of a policy from one state, by the outcomes that it can end the turn with. */
export interface PolicySteps {
  readonly count: number
  /** stateIndex after each step. */
  readonly target: Int32Array
  readonly points: Int16Array
  /** Outcome numbers, ascending. */
  readonly outcome: Uint16Array
  readonly chance: Float64Array
}

/** Adds the probability of each roll to that of the outcome it is scored as. */
export function addUp(
  chances: Float64Array,
  chosen: Uint16Array | Int32Array,
  rolls: Float64Array,
): void {
  const { length } = rolls
  for (let roll = 0; roll < length; roll++) {
    const chance = rolls[roll]!
    if (chance > 0) chances[chosen[roll]!]! += chance
  }
}

/** Finds the steps of a policy, for one state at a time; they are valid until the next call. */
export class StepFinder {
  readonly #policy: TurnPolicy
  readonly #turn: TurnChances
  readonly #chances: Float64Array
  readonly #steps: { -readonly [K in keyof PolicySteps]: PolicySteps[K] }

  constructor(policy: TurnPolicy, dice: number) {
    const { length } = policy.outcomes.of.list
    this.#policy = policy
    this.#turn = new TurnChances(dice)
    this.#chances = new Float64Array(length)
    this.#steps = {
      count: 0,
      target: new Int32Array(length),
      points: new Int16Array(length),
      outcome: new Uint16Array(length),
      chance: new Float64Array(length),
    }
  }

  /** Steps from a state by stateIndex; they do not depend on other states. */
  find(state: number): PolicySteps {
    const policy = this.#policy
    const chances = this.#chances
    policy.look(state)
    const last = this.#turn.ofTurn(policy)
    chances.fill(0)
    addUp(chances, policy.chosen, last)
    if (policy.atOnce) addUp(chances, policy.atOnce, this.#turn.atOnce)
    const steps = this.#steps
    const { points, targets } = policy.outcomes
    steps.count = 0
    for (let outcome = 0; outcome < chances.length; outcome++) {
      if (chances[outcome] === 0) continue
      const i = steps.count++
      steps.target[i] = targets[outcome]!
      steps.points[i] = points[outcome]!
      steps.outcome[i] = outcome
      steps.chance[i] = chances[outcome]!
    }
    return steps
  }
}
