import type { Points } from '../../../base/units.ts'
import { stateIndex, statesOf, tableSize, TURNS, upperBonusOf } from '../solve/game.ts'
import type { YahtzeeGame } from '../solve/game.ts'
import { StepFinder } from '../solve/policy-steps.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import type { TurnPlay } from '../solve/turn-play.ts'

/** States per batch, to need few megabytes. */
const AT_A_TIME = 2048

/** Called after each turn with the number of turns played and of states visited. */
export type OnLevel = (level: number, states: number) => void

function playTurn(finder: StepFinder, states: Int32Array, chances: Float64Array): Points {
  const steps = finder.find(states)
  let scored = 0
  for (let i = 0; i < steps.count; i++) {
    const chance = chances[states[steps.source[i]!]!]! * steps.chance[i]!
    scored += chance * steps.points[i]!
    chances[steps.target[i]!]! += chance
  }
  return scored
}

/** Exact mean final score of a policy: propagates the probabilities of states turn by turn. */
export function meanScore(game: YahtzeeGame, play: TurnPlay, onLevel?: OnLevel): Points {
  const finder = new StepFinder(play)
  const chances = new Float64Array(tableSize(game))
  let states: Int32Array = Int32Array.of(stateIndex(game, EMPTY_CARD))
  chances[states[0]!] = 1
  let mean = 0
  for (let level = 0; level < TURNS; level++) {
    for (let from = 0; from < states.length; from += AT_A_TIME) {
      mean += playTurn(finder, states.subarray(from, from + AT_A_TIME), chances)
    }
    onLevel?.(level + 1, states.length)
    states = statesOf(game, level + 1).filter((state) => chances[state]! > 0)
  }
  for (const state of states) {
    const total = game.upper.totalOf[Math.floor(state / game.contexts)]!
    mean += chances[state]! * upperBonusOf(game.rules, total)
  }
  return mean
}
