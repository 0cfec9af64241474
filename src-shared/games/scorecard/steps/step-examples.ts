import { seededRandom } from '../../../dice/random.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import { countOfSet, type Scorecard } from '../rules/scorecard.ts'
import { latticeOf } from '../solve/lattice.ts'
import type { TurnPolicy } from '../solve/policy.ts'
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

/** Number of the keep or box; `outcome`: chosen with these dice. */
const numberOf = (policy: TurnPolicy, { roll, rerolls }: MetDecision, outcome: number): number =>
  rerolls > 0 ? policy.bestKeeps[rerolls]![roll]! : policy.outcomes.of.list[outcome]!.box

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
  const { rolls, keeps } = latticeOf(states.rules.dice)
  const choiceOf = ({ rerolls }: MetDecision, number: number): StepChoice =>
    rerolls > 0 ? { keep: facesOf(keeps[number]!) } : { box: number }
  let found: StepExample | null = null
  let least = Infinity
  playStepGames(states, play, GAMES, seededRandom(steps.join(' ')), (met) => {
    const card = cardAt(states, met.state)
    const used = countOfSet(card.used)
    if (used >= least) return
    const chosen = numberOf(play, met, play.outcomeOf(met.roll))
    earlier?.lookAt(met.state)
    const before = earlier && numberOf(earlier, met, earlier.outcomeOf(met.roll))
    if (before === chosen) return
    best?.look(met.state)
    if (best && numberOf(best, met, best.chosen[met.roll]!) !== chosen) return
    least = used
    found = {
      card,
      dice: facesOf(rolls[met.roll]!),
      rerolls: met.rerolls,
      choice: choiceOf(met, chosen),
      before: before === null ? null : choiceOf(met, before),
    }
  })
  return found
}
