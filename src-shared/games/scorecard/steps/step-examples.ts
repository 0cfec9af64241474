import { seededRandom } from '../../../dice/random.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import { countOfSet, type Scorecard } from '../rules/scorecard.ts'
import { latticeOf } from '../solve/lattice.ts'
import { GO_ON, type TurnPolicy } from '../solve/policy.ts'
import { cardAt, type CardStates } from '../solve/states.ts'
import { playStepGames, type MetDecision } from './step-games.ts'
import type { StepId, StepNumbers } from './step-list.ts'
import { StepPlay } from './step-play.ts'

/** Dice that are kept, or the number of a box. */
export type StepChoice = { readonly keep: readonly Face[] } | { readonly box: number }

/** A decision of a game in which a sentence changes what is done. */
export interface StepExample {
  readonly card: Scorecard
  readonly dice: readonly Face[]
  readonly rerolls: number
  readonly choice: StepChoice
  /** What the sentences before it do; null for the first one. */
  readonly before: StepChoice | null
}

const GAMES = 300

/**
 * The earliest decision in some games of a player of these steps in which the last one of them
 * matters. `best`: the best play, which does the same; null where it is not known.
 */
export function stepExample(
  states: CardStates,
  numbers: StepNumbers,
  steps: readonly StepId[],
  best: TurnPolicy | null,
): StepExample | null {
  const play = new StepPlay(states, { steps, numbers })
  const known = steps.slice(0, -1)
  const earlier = known.length > 0 ? new StepPlay(states, { steps: known, numbers }) : null
  const { rules } = states
  const { rolls, keeps } = latticeOf(rules.dice)
  /** `first`: outcome that ends the turn in its first roll, or GO_ON; `last`: with no reroll left. */
  const choiceOf = (policy: TurnPolicy, met: MetDecision, first: number, last: number) => {
    const { list } = policy.outcomes.of
    const isAtOnce = met.rerolls === rules.rolls - 1 && first !== GO_ON
    if (isAtOnce || met.rerolls === 0) return { box: list[isAtOnce ? first : last]!.box }
    return { keep: facesOf(keeps[policy.bestKeeps[met.rerolls]![met.roll]!]!) }
  }
  const ofPlay = (one: StepPlay, met: MetDecision): StepChoice =>
    choiceOf(one, met, one.firstOf(met.roll), one.outcomeOf(met.roll))
  const isSame = (a: StepChoice, b: StepChoice): boolean => JSON.stringify(a) === JSON.stringify(b)
  let found: StepExample | null = null
  let least = Infinity
  playStepGames(states, play, GAMES, seededRandom(steps.join(' ')), (met) => {
    const card = cardAt(states, met.state)
    const used = countOfSet(card.used)
    if (used >= least) return
    const choice = ofPlay(play, met)
    earlier?.lookAt(met.state)
    const before = earlier && ofPlay(earlier, met)
    if (before && isSame(before, choice)) return
    if (best) {
      best.look(met.state)
      const first = best.atOnce?.[met.roll] ?? GO_ON
      if (!isSame(choiceOf(best, met, first, best.chosen[met.roll]!), choice)) return
    }
    least = used
    const dice = facesOf(rolls[met.roll]!)
    found = { card, dice, rerolls: met.rerolls, choice, before }
  })
  return found
}
