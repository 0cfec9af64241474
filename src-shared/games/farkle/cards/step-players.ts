import type { Points } from '../../../base/units.ts'
import { turnModel, type DiceModel, type TurnModel } from '../solve/turn/turn-model.ts'
import type { TurnPolicy } from '../solve/turn/turn-policy.ts'
import type { Question, RankedOption } from '../drill/question.ts'
import type { FarkleStep } from './knowledge-steps.ts'
import type { DecisionPlayer } from '../../../cards/placement.ts'
import type { DeckSources } from './sources.ts'
import { stepPolicies } from './step-policies.ts'

/** Player who answers questions for points, of any kind. */
export type StepPlayer = DecisionPlayer<Question>

/** An option that loses less is as good as the best, in points. */
export const FARKLE_SLACK: Points = 1

/** The group of a roll by what can be done with it: the most points by dice taken. */
function groupOf(dice: DiceModel, grid: Points, most: ReadonlyMap<number, Points>): number {
  for (let g = 0; g < dice.groupCount; g++) {
    const start = dice.optionStart[g]!
    const end = dice.optionStart[g + 1]!
    let fits = end - start === most.size
    for (let o = start; fits && o < end; o++) {
      fits = most.get(dice.optionDice[o]!) === dice.optionSteps[o]! * grid
    }
    if (fits) return g
  }
  throw new Error('a question has options that its rules do not give')
}

/** The options that set the dice aside that a policy does. */
function setAsideBy(
  policy: TurnPolicy,
  model: TurnModel,
  { options, position }: Question,
): readonly RankedOption[] {
  if (!('rolled' in position.dice)) return options
  const most = new Map<number, Points>()
  for (const { setAside, points } of options) {
    most.set(setAside.length, Math.max(points, most.get(setAside.length) ?? 0))
  }
  const dice = model.byDice[position.dice.rolled.length]!
  const row = Math.min(policy.rows, position.turnTotal / model.grid)
  const option = policy.option(dice, groupOf(dice, model.grid, most), row)
  const taken = dice.optionDice[option]!
  return options.filter((one) => one.setAside.length === taken && one.points === most.get(taken))
}

/** Plays a turn policy by its word; where the house does not let it bank, it rolls. */
function playerBy(model: TurnModel, policyAfter: (farkles: number) => TurnPolicy): StepPlayer {
  return (question) => {
    const policy = policyAfter(question.position.ownFarkles)
    const open = setAsideBy(policy, model, question)
    const { diceLeft, turnTotal } = open[0]!
    const banks = policy.banks(diceLeft, Math.min(policy.rows, turnTotal / model.grid))
    return open.find(({ then }) => then === null || (then === 'bank') === banks) ?? open[0]!
  }
}

/**
 * How each step of knowledge plays, as it is told and counted in stepsOfKnowledge; null for a step
 * that is about winning.
 */
export function stepPlayers(
  sources: DeckSources,
  steps: readonly FarkleStep[],
): (StepPlayer | null)[] {
  const model = turnModel(sources.rules)
  return stepPolicies(sources, steps).map((policies, i) => {
    if (policies) return playerBy(model, (farkles) => policies[farkles] ?? policies.at(-1)!)
    return steps[i]!.id === 'best' ? ({ options }) => options[0]! : null
  })
}
