import type { Points } from '../../../base/units.ts'
import { stateIndex, statesOf, tableSize, TURNS, upperBonusOf } from '../solve/game.ts'
import type { YahtzeeGame } from '../solve/game.ts'
import { StepFinder } from '../solve/policy-steps.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import type { TurnPlay } from '../solve/turn-play.ts'

/** States whose steps are found at a time, so that few megabytes are taken. */
const AT_A_TIME = 2048

/** Told the number of turns that are done, and of the states that a turn begins in there. */
export type OnLevel = (level: number, states: number) => void

/** Moves the chances of some states on by a turn; returns what is scored in it. */
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

/**
 * The mean final score of whoever plays like this, exactly: from the empty card on, turn after turn,
 * by the chances of the states that are met.
 */
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
