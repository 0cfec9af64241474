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
const EXAMPLES = 2

export const isSameChoice = (a: StepChoice, b: StepChoice): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

const usedOf = ({ card }: Pick<StepExample, 'card'>): number => countOfSet(card.used)

/** `first`: outcome that ends the turn in its first roll, or GO_ON; `last`: with no reroll left. */
function choiceOf(
  { rules }: CardStates,
  policy: TurnPolicy,
  { rerolls, roll }: MetDecision,
  first: number,
  last: number,
): StepChoice {
  const { list } = policy.outcomes.of
  const isAtOnce = rerolls === rules.rolls - 1 && first !== GO_ON
  if (isAtOnce || rerolls === 0) return { box: list[isAtOnce ? first : last]!.box }
  return { keep: facesOf(latticeOf(rules.dice).keeps[policy.bestKeeps[rerolls]![roll]!]!) }
}

export function stepChoice(states: CardStates, play: StepPlay, met: MetDecision): StepChoice {
  play.lookAt(met.state)
  return choiceOf(states, play, met, play.firstOf(met.roll), play.outcomeOf(met.roll))
}

/**
 * The two earliest decisions with different rolls in some games of a player of these steps in which
 * the last one of them matters. `best`: the best play, which does the same; null where it is not
 * known.
 */
export function stepExamples(
  states: CardStates,
  numbers: StepNumbers,
  steps: readonly StepId[],
  best: TurnPolicy | null,
): StepExample[] {
  const play = new StepPlay(states, { steps, numbers })
  const known = steps.slice(0, -1)
  const earlier = known.length > 0 ? new StepPlay(states, { steps: known, numbers }) : null
  const { rolls } = latticeOf(states.rules.dice)
  let found: StepExample[] = []
  playStepGames(states, play, GAMES, seededRandom(steps.join(' ')), (met) => {
    const card = cardAt(states, met.state)
    const used = usedOf({ card })
    if (found.length === EXAMPLES && used >= usedOf(found.at(-1)!)) return
    const choice = stepChoice(states, play, met)
    const before = earlier && stepChoice(states, earlier, met)
    if (before && isSameChoice(before, choice)) return
    if (best) {
      best.look(met.state)
      const first = best.atOnce?.[met.roll] ?? GO_ON
      const other = choiceOf(states, best, met, first, best.chosen[met.roll]!)
      if (!isSameChoice(other, choice)) return
    }
    const dice = facesOf(rolls[met.roll]!)
    const same = found.find((one) => one.dice.join() === dice.join())
    if (same && usedOf(same) <= used) return
    const example = { card, dice, rerolls: met.rerolls, choice, before }
    found = [...found.filter((one) => one !== same), example]
      .sort((a, b) => usedOf(a) - usedOf(b))
      .slice(0, EXAMPLES)
  })
  return found
}
