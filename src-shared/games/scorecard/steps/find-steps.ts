import type { Points } from '../../../base/units.ts'
import { seededRandom } from '../../../dice/random.ts'
import { MAX_SCORED_STATES } from '../solve/cost.ts'
import { tableLength, type CardStates } from '../solve/states.ts'
import { stepCard } from './step-card.ts'
import type { StepExample } from './step-examples.ts'
import { KeepTables, StepKeeps } from './step-keeps.ts'
import { playStepGames } from './step-games.ts'
import { stepsFor, type StepId, type StepNumbers } from './step-list.ts'
import { StepMeans } from './step-means.ts'
import { StepPlay } from './step-play.ts'

/** A sentence that is worth knowing. */
export interface FoundStep {
  readonly id: StepId
  /** Mean final score of somebody who follows the sentences up to this one, and nothing else. */
  readonly makes: Points
  /** Of a mean by simulated games; null for an exact one. */
  readonly standardError: Points | null
}

/** The sentences of a card in learning order; what they make where that is not known is null. */
export interface TaughtSteps {
  readonly numbers: StepNumbers
  readonly steps: readonly {
    readonly id: StepId
    readonly makes: Points | null
    readonly examples: readonly StepExample[]
  }[]
}

/** All sentences of a card, in learning order. */
export interface FoundSteps {
  readonly numbers: StepNumbers
  readonly steps: readonly (FoundStep & { readonly examples: readonly StepExample[] })[]
}

/** A sentence that adds less is left out, so that each is told with more than 0.0. */
const LEAST_GAIN: Points = 0.1

/** Of a card too large for exact means; a standard error of some tenths of a point. */
const GAMES = 50_000

type Lists = readonly (readonly StepId[])[]
type Mean = Pick<FoundStep, 'makes' | 'standardError'>

function measureOf(states: CardStates, numbers: StepNumbers): (lists: Lists) => Mean[] {
  if (tableLength(states) <= MAX_SCORED_STATES) {
    const means = new StepMeans(states)
    return (lists) =>
      means
        .means(lists.map((steps) => ({ steps, numbers })))
        .map((makes) => ({ makes, standardError: null }))
  }
  const tables = new KeepTables(stepCard(states.rules), numbers)
  return (lists) =>
    lists.map((steps) => {
      const play = new StepPlay(states, { steps, numbers }, new StepKeeps(tables, steps))
      // The same dice for all lists.
      const { mean, standardError } = playStepGames(states, play, GAMES, seededRandom(''))
      return { makes: mean, standardError }
    })
}

/** Greedy: after the group and the pars always the sentence that adds most. */
export function findSteps(
  states: CardStates,
  numbers: StepNumbers,
  progress: (fraction: number) => void = () => {},
): FoundStep[] {
  const measure = measureOf(states, numbers)
  let others = stepsFor(stepCard(states.rules))
  const most = others.length + 1
  const found: FoundStep[] = []
  while (others.length > 0) {
    const known = found.map(({ id }) => id)
    const next = found.length < 2 ? others.slice(0, 1) : others
    const means = measure(next.map((id) => [...known, id]))
    const tried = next.map((id, i) => ({ id, ...means[i]! }))
    const best = tried.reduce((a, b) => (b.makes > a.makes ? b : a))
    if (best.makes - (found.at(-1)?.makes ?? -Infinity) < LEAST_GAIN) break
    found.push(best)
    others = others.filter((id) => id !== best.id)
    progress(found.length / most)
  }
  return found
}
