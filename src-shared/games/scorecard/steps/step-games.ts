import type { Points } from '../../../base/units.ts'
import type { Random } from '../../../dice/random.ts'
import { emptyPaper, type PaperCard } from '../analysis/paper-card.ts'
import { EMPTY_CARD } from '../rules/scorecard.ts'
import { latticeOf, type DiceLattice } from '../solve/lattice.ts'
import { GO_ON } from '../solve/policy.ts'
import { bonusAt, firstAlikeScored, stateIndex, type CardStates } from '../solve/states.ts'
import type { StepPlay } from './step-play.ts'

/** A decision in a game: the dice by number, the rerolls left; with none a box is chosen. */
export interface MetDecision {
  readonly paper: PaperCard
  readonly state: number
  readonly roll: number
  readonly rerolls: number
}

export interface SimulatedMean {
  readonly mean: Points
  readonly standardError: Points
}

/** Throws dice one by one until the keep has all of them. */
function rollFrom({ rolls, oneMore }: DiceLattice, keep: number, random: Random): number {
  let number = keep
  while (number >= rolls.length) {
    number = oneMore[(number - rolls.length) * 6 + Math.floor(random.next() * 6)]!
  }
  return number
}

/** Plays whole games by dice. `met` is told each decision before it is made. */
export function playStepGames(
  states: CardStates,
  play: StepPlay,
  games: number,
  random: Random,
  met?: (decision: MetDecision) => void,
): SimulatedMean {
  const { rules } = states
  const lattice = latticeOf(rules.dice)
  const start = stateIndex(states, EMPTY_CARD)
  const alikeScored = firstAlikeScored(states)
  let [sum, squares] = [0, 0]
  for (let game = 0; game < games; game++) {
    let state = start
    let score = 0
    let paper = emptyPaper(rules)
    for (let turn = 0; turn < rules.boxes.length; turn++) {
      play.lookAt(state)
      let roll = rollFrom(lattice, lattice.keeps.length - 1, random)
      met?.({ paper, state, roll, rerolls: rules.rolls - 1 })
      let outcome = play.firstOf(roll)
      if (outcome === GO_ON) {
        for (let rerolls = rules.rolls - 1; rerolls > 0; rerolls--) {
          if (rerolls < rules.rolls - 1) met?.({ paper, state, roll, rerolls })
          roll = rollFrom(lattice, play.bestKeeps[rerolls]![roll]!, random)
        }
        if (rules.rolls > 1) met?.({ paper, state, roll, rerolls: 0 })
        outcome = play.outcomeOf(roll)
      }
      const { points, targets, of } = play.outcomes
      const { box, face } = of.list[outcome]!
      const scored = points[outcome]!
      const further = face > 0 && state >= alikeScored ? rules.further : 0
      paper = {
        points: paper.points.with(box, scored - further),
        bonuses: paper.bonuses + (further > 0 ? 1 : 0),
      }
      score += scored
      state = targets[outcome]!
    }
    score += bonusAt(states, state)
    sum += score
    squares += score ** 2
  }
  const mean = sum / games
  return { mean, standardError: Math.sqrt((squares / games - mean ** 2) / games) }
}
