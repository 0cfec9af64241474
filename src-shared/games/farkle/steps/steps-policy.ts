import type { Points } from '../../../base/units.ts'
import { countOf, FACES, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { turnModel, type DiceModel, type TurnModel } from '../solve/turn/turn-model.ts'
import type { TurnPolicy } from '../solve/turn/turn-policy.ts'
import { bankFrom, keepOneBelow, takesMost, type StepRule } from './step-rule.ts'

/** A group of rolls as the rules of a step see it. */
interface SeenRoll {
  /** Option that sets aside all dice that score. */
  readonly all: number
  readonly points: Points
  /** Option with most points; of equal ones, that with most dice. */
  readonly most: number
  /** Option that sets aside one die; null if none scores alone, or all dice score. */
  readonly one: number | null
  readonly isAlike: boolean
}

/** A turn in which rolls with three dice alike are told from others, and what a player sees of it. */
export interface StepModel {
  readonly model: TurnModel
  /** By node and group. */
  readonly seen: readonly (readonly SeenRoll[])[]
}

export const isAlike = (roll: Multiset): boolean => FACES.some((face) => countOf(roll, face) >= 3)

function seenRoll({
  model,
  dice,
  group,
}: {
  readonly model: TurnModel
  readonly dice: DiceModel
  readonly group: number
}): SeenRoll {
  const { optionStart, optionDice, optionSteps, optionLeft, example } = dice
  const first = optionStart[group]!
  // Options ascend by dice taken; of equally many, the one with most points comes first.
  let all = optionStart[group + 1]! - 1
  while (all > first && optionDice[all - 1] === optionDice[all]) all--
  let most = all
  for (let o = all; o >= first; o--) if (optionSteps[o]! > optionSteps[most]!) most = o
  // After the last roll of a turn no dice are left to keep one for.
  const isLast = model.byDice[optionLeft[all]!]!.dice === 0
  const isOne = optionDice[first] === 1 && optionDice[all]! < dice.dice && !isLast
  return {
    all,
    points: optionSteps[all]! * model.grid,
    most,
    one: isOne ? first : null,
    isAlike: example[group]!.some(isAlike),
  }
}

/** What a player sees of the rolls of a model that tells those with three dice alike apart. */
export function seenIn(model: TurnModel): StepModel {
  const seen = model.byDice.map((dice) =>
    Array.from({ length: dice.groupCount }, (_, group) => seenRoll({ model, dice, group })),
  )
  return { model, seen }
}

/** Without dice of one's own, of which several may score alike. */
export const stepModel = (rules: RuleSet): StepModel =>
  seenIn(turnModel(rules, undefined, false, isAlike))

/** Whether rolls with three dice alike can be told by what they score. */
export function showsAlike(rules: RuleSet): boolean {
  const { byDice } = turnModel(rules)
  return stepModel(rules).model.byDice.every(
    ({ groupCount }, n) => groupCount === byDice[n]!.groupCount,
  )
}

function largestNumber(rules: readonly StepRule[]): Points {
  const numbers = rules.flatMap((rule) =>
    rule.kind === 'bank'
      ? [rule.from]
      : rule.kind === 'keepOne'
        ? [rule.below, rule.unlessTurn]
        : [],
  )
  return Math.max(0, ...numbers.map((number) => number ?? 0))
}

/** The play of somebody who follows these rules literally, as far as the rule set allows. */
export function stepsPolicy(
  { model, seen }: StepModel,
  { minimumBank }: Pick<RuleSet, 'minimumBank'>,
  rules: readonly StepRule[],
): TurnPolicy {
  const { grid, byDice, bankable } = model
  const least = Math.ceil(minimumBank / grid)
  const isMost = takesMost(rules)
  const limits = byDice.map(({ dice }): number => {
    if (dice === 0) return least
    const from = bankFrom(rules, dice)
    return from === null ? Infinity : Math.max(least, Math.ceil(from / grid))
  })
  const keepBelow = seen.map((groups, n) =>
    groups.map(({ one, ...roll }) =>
      one === null ? -Infinity : keepOneBelow(rules, { ...roll, rolled: byDice[n]!.dice }),
    ),
  )
  return {
    rows: Math.max(1, least, Math.ceil(largestNumber(rules) / grid)),
    rollsOn: limits.map((limit, n) => limit === Infinity || !bankable[n]!),
    option({ node }, group, row) {
      const { all, most, one } = seen[node]![group]!
      if (row * grid < keepBelow[node]![group]!) return one!
      return isMost ? most : all
    },
    banks: (n, row) => mayBank(model, limits[n]!, n, row),
  }
}
