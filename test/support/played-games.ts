import type { Points, Probability } from '#shared/base/units.ts'
import type { Random } from '#shared/dice/random.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { latticeOf, type DiceLattice } from '#shared/games/scorecard/solve/lattice.ts'
import { GO_ON, type TurnPolicy } from '#shared/games/scorecard/solve/policy.ts'
import {
  compiledStages,
  newStages,
  type FillStages,
  type StageValues,
} from '#shared/games/scorecard/solve/reroll-values.ts'
import { bonusAt, stateIndex, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { NOT_ALLOWED, TurnOutcomes } from '#shared/games/scorecard/solve/turn-outcomes.ts'

/** Decides the turns of a state and score that it looks at. */
export interface Player {
  readonly outcomes: TurnOutcomes
  look(state: number, score: Points): void
  /** Outcome with which the first roll is scored for its points, or GO_ON. */
  first(roll: number): number
  /** Number of the dice kept, with rerolls left. */
  keep(roll: number, rerolls: number): number
  /** Outcome chosen without rerolls. */
  box(roll: number): number
}

export function policyPlayer(policy: TurnPolicy): Player {
  let seen = -1
  return {
    outcomes: policy.outcomes,
    look(state) {
      if (state !== seen) policy.look((seen = state))
    },
    first: (roll) => policy.atOnce?.[roll] ?? GO_ON,
    keep: (roll, rerolls) => policy.bestKeeps[rerolls]![roll]!,
    box: (roll) => policy.chosen[roll]!,
  }
}

/** Takes what has the greatest chance, told for the state and score after a turn. */
export class ChancePlayer implements Player {
  readonly outcomes: TurnOutcomes
  readonly #chanceAfter: (state: number, score: Points) => Probability
  readonly #lattice: DiceLattice
  readonly #boxes: number
  readonly #stages: StageValues
  readonly #fill: FillStages
  readonly #values: Float64Array

  constructor(states: CardStates, chanceAfter: (state: number, score: Points) => Probability) {
    this.outcomes = new TurnOutcomes(states)
    this.#chanceAfter = chanceAfter
    this.#lattice = latticeOf(states.rules.dice)
    this.#boxes = states.rules.boxes.length
    this.#stages = newStages(states.rules)
    this.#fill = compiledStages(states.rules)
    this.#values = new Float64Array(this.outcomes.of.list.length)
  }

  look(state: number, score: Points): void {
    this.outcomes.look(state)
    const { open, of, points, targets } = this.outcomes
    for (const box of open) {
      for (const outcome of of.inBox[box]!) {
        const scored = points[outcome]!
        this.#values[outcome] =
          scored === NOT_ALLOWED ? -1 : this.#chanceAfter(targets[outcome]!, score + scored)
      }
    }
    const last = this.#stages.best[0]!
    for (let roll = 0; roll < this.#lattice.rolls.length; roll++) {
      last[roll] = this.#values[this.box(roll)]!
    }
    this.#fill(this.#stages)
  }

  #bestOf(outcomes: Uint16Array, roll: number): number {
    return this.outcomes.open
      .map((box) => outcomes[roll * this.#boxes + box]!)
      .reduce((best, one) => (this.#values[one]! > this.#values[best]! ? one : best))
  }

  first(roll: number): number {
    const { atOnce } = this.outcomes.of
    if (!atOnce) return GO_ON
    const outcome = this.#bestOf(atOnce, roll)
    return this.#values[outcome]! > this.#stages.best.at(-1)![roll]! ? outcome : GO_ON
  }

  keep(roll: number, rerolls: number): number {
    const { rolls, fewerStart, oneFewer } = this.#lattice
    const best = this.#stages.best[rerolls]!
    const value = best[roll]!
    let keep = roll
    for (;;) {
      const kept =
        keep < rolls.length ? this.#stages.best[rerolls - 1]! : this.#stages.keeps[rerolls]!
      if (kept[keep] === value) return keep
      keep = oneFewer
        .subarray(fewerStart[keep], fewerStart[keep + 1])
        .find((one) => best[one] === value)!
    }
  }

  box(roll: number): number {
    return this.#bestOf(this.outcomes.of.of, roll)
  }
}

/** Throws dice one by one until the keep has all of them; the number of the roll. */
function rollFrom(keep: number, dice: DiceLattice, random: Random): number {
  let number = keep
  while (number >= dice.rolls.length) {
    const face = Math.floor(random.next() * 6)
    number = dice.oneMore[(number - dice.rolls.length) * 6 + face]!
  }
  return number
}

/** Final scores of games played with dice, all of them a turn at a time. */
export function playGames(
  states: CardStates,
  player: Player,
  games: number,
  random: Random,
): Float64Array {
  const { rules } = states
  const { points, targets } = player.outcomes
  const dice = latticeOf(rules.dice)
  const state = new Int32Array(games).fill(stateIndex(states, EMPTY_CARD))
  const score = new Float64Array(games)
  for (let turn = 0; turn < rules.boxes.length; turn++) {
    // Games in the same state with the same score play by the same look.
    const order = Uint32Array.from(state.keys()).sort(
      (a, b) => state[a]! - state[b]! || score[a]! - score[b]!,
    )
    let seen = { state: -1, score: -1 }
    for (const game of order) {
      const now = { state: state[game]!, score: score[game]! }
      if (now.state !== seen.state || now.score !== seen.score) player.look(now.state, now.score)
      seen = now
      let roll = rollFrom(dice.keeps.length - 1, dice, random)
      let outcome = player.first(roll)
      if (outcome === GO_ON) {
        for (let left = rules.rolls - 1; left > 0; left--) {
          roll = rollFrom(player.keep(roll, left), dice, random)
        }
        outcome = player.box(roll)
      }
      score[game]! += points[outcome]!
      state[game] = targets[outcome]!
    }
  }
  return score.map((sum, game) => sum + bonusAt(states, state[game]!))
}
