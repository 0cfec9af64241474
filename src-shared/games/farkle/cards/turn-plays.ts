import type { DiceCount, Points } from '../../../base/units.ts'
import { mostPoints, mostPointsOption } from '../solve/turn/hold-policy.ts'
import { mayBank } from '../solve/turn/banking.ts'
import type { FarklePenalty } from '../rules/fields.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { tailUnder } from '../solve/turn/tail.ts'
import type { TurnModel } from '../solve/turn/turn-model.ts'
import type { PolicyFigures, TurnPolicy } from '../solve/turn/turn-policy.ts'

/** Turn total to bank from, by number of dice left (entry 0 unused); null for never. */
export type Limits = readonly (Points | null)[]

/**
 * Points per turn over a long game, farkle penalty included. `results` by farkles in a row; the
 * last entry stands for all later turns. Ignores the floor of the banked score, as wholeGame does.
 */
export function averagePoints(
  results: readonly PolicyFigures[],
  penalty: FarklePenalty | null,
): Points {
  if (!penalty) return results[0]!.points
  let reach = 1
  let turns = 0
  let points = 0
  for (let i = 0; i < penalty.farkles; i++) {
    const result = results[i] ?? results.at(-1)!
    turns += reach
    points += reach * result.points
    reach *= result.farkleProbability
  }
  return (points - reach * penalty.points) / turns
}

export function banksBy(model: TurnModel, limits: Limits): (n: DiceCount, row: number) => boolean {
  return (n, row) => {
    const from = limits[n] ?? null
    return from !== null && mayBank(model, from / model.grid, n, row)
  }
}

/** `rows`: a row above all limits. */
export function limitsPolicy(model: TurnModel, limits: Limits, rows: number): TurnPolicy {
  return { rows, banks: banksBy(model, limits), option: mostPointsOption }
}

interface HoldResult extends PolicyFigures {
  readonly at: Points
}

/**
 * Results of taking all points and banking from a total, for every total from `least` up to where
 * another roll loses with every number of dice that can farkle. One pass: waiting one step longer
 * changes the play only at the skipped total, to one more roll and then a bank.
 */
export function* holdResults(model: TurnModel, least: Points): Generator<HoldResult> {
  const { grid, byDice, largestSteps } = model
  const most = mostPoints(model)
  // One more roll, and further rolls where banking is not allowed.
  const forced = byDice.map((_, n) => n > 0 && !model.bankable[n]!)
  const { lost, gain, rollLost } = tailUnder(model, forced, mostPointsOption)
  const oneRoll = byDice.map(({ probability, optionSteps, optionLeft }, n) =>
    probability.reduce((sum, chance, g) => {
      const option = most[n]![g]!
      const left = optionLeft[option]!
      return sum + chance * optionSteps[option]! * grid * (1 - lost[left]!) + chance * gain[left]!
    }, 0),
  )
  const end = Math.max(
    least,
    ...model.counts.map((n) => {
      const risk = rollLost[n]!
      return risk > 0 ? oneRoll[n]! / risk : 0
    }),
  )
  const first = Math.max(1, Math.ceil(least / grid))
  const rows = Math.max(first, Math.floor(end / grid) + 1)
  const mass = Array.from(
    { length: model.allDice + 1 },
    () => new Float64Array(rows + largestSteps + 1),
  )
  mass[model.allDice]![0] = 1
  let points = 0
  let farkleProbability = 0
  for (let row = 0; row <= rows; row++) {
    if (row >= first) yield { at: row * grid, points, farkleProbability }
    for (const n of model.counts) {
      const here = mass[n]![row]!
      if (here === 0) continue
      const { groupCount, probability, optionLeft, optionSteps } = byDice[n]!
      // Where banking is forbidden, the roll was counted already.
      if (model.bankable[n] || row === 0) {
        points += here * (oneRoll[n]! - rollLost[n]! * row * grid)
        farkleProbability += here * rollLost[n]!
      }
      for (let g = 0; g < groupCount; g++) {
        const option = most[n]![g]!
        const next = optionLeft[option]!
        mass[next]![row + optionSteps[option]!]! += here * probability[g]!
      }
    }
  }
}

/** `once` is the result of banking at the least total. */
export function bestHold(
  model: TurnModel,
  { minimumBank, farklePenalty }: Pick<RuleSet, 'minimumBank' | 'farklePenalty'>,
): { readonly at: Points; readonly points: Points; readonly once: Points } {
  const holds = Array.from(holdResults(model, minimumBank), ({ at, ...result }) => ({
    at,
    points: averagePoints([result], farklePenalty),
  }))
  const best = holds.reduce((one, other) => (other.points > one.points ? other : one))
  return { ...best, once: holds[0]!.points }
}
