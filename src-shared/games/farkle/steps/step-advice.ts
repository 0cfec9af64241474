import { multisetOf } from '../../../dice/multiset.ts'
import { grouped } from '../../../texts/numbers.ts'
import { capital } from '../../../texts/capital.ts'
import type { PositionAction } from '../analysis/actions.ts'
import type { Position } from '../analysis/position.ts'
import { farkleTexts } from '../texts/texts.ts'
import {
  isWithin,
  keepOneBelow,
  takesMost,
  type KeepOneRule,
  type ScoringRoll,
  type StepRule,
} from './step-rule.ts'
import { isAlike } from './steps-policy.ts'

/** What keeps the exceptions of a rule from holding, with the numbers of the roll. */
function conditionsOf(
  { unlessTurn, unlessRoll, unlessAlike }: KeepOneRule,
  { points }: ScoringRoll,
  turnTotal: number,
): string[] {
  const { turnStays, rollStays, notAlike, here } = farkleTexts.steps
  return [
    ...(unlessTurn === null
      ? []
      : [`${turnStays(grouped(unlessTurn))} ${here(grouped(turnTotal + points))}`]),
    ...(unlessRoll === null ? [] : [`${rollStays(grouped(unlessRoll))} ${here(grouped(points))}`]),
    ...(unlessAlike ? [notAlike] : []),
  ]
}

/** The exception of a rule that holds for a roll; null for none. */
function exceptionOf(
  { unlessTurn, unlessRoll, unlessAlike }: KeepOneRule,
  roll: ScoringRoll,
  turnTotal: number,
): string | null {
  const { turnComes, rollMakes, alike } = farkleTexts.steps
  if (unlessTurn !== null && turnTotal + roll.points >= unlessTurn) {
    return turnComes(grouped(unlessTurn))
  }
  if (unlessRoll !== null && roll.points >= unlessRoll) return rollMakes(grouped(unlessRoll))
  return unlessAlike && roll.isAlike ? alike : null
}

/**
 * The part of the steps that says which dice to set aside of a roll, as a sentence. `options`: all
 * that the roll allows.
 */
export function diceAdvice(
  steps: readonly StepRule[],
  { dice, turnTotal }: Position,
  options: readonly Pick<PositionAction, 'points' | 'setAside'>[],
): string {
  const words = farkleTexts.steps
  const rolled = 'rolled' in dice ? dice.rolled : []
  const points = Math.max(...options.map((option) => option.points))
  const roll = { rolled: rolled.length, points, isAlike: isAlike(multisetOf(rolled)) }
  const rules = steps.filter(
    (rule) => rule.kind === 'keepOne' && isWithin(rule.rolled, rolled.length),
  ) as KeepOneRule[]
  const keeping = rules.find((rule) => turnTotal < keepOneBelow([rule], roll))
  if (keeping) {
    const { rolled: range, below } = keeping
    const from = below === null ? null : grouped(below)
    return words.onlyOne(range.least, range.most, from, conditionsOf(keeping, roll, turnTotal))
  }
  const exception = rules
    .map((rule) => exceptionOf(rule, roll, turnTotal))
    .find((one) => one !== null)
  if (exception !== undefined) return words.exception(capital(exception))
  const taken = Math.max(...options.map(({ setAside }) => setAside.length))
  const all = options.filter(({ setAside }) => setAside.length === taken)
  if (takesMost(steps) && all.every((one) => one.points < points)) return words.fewer
  const others = steps.flatMap((rule) => (rule.kind === 'keepOne' ? [rule.rolled.least] : []))
  const least = Math.min(...others)
  return words.takeAll(rolled.length < least && least < Infinity ? least - 1 : null)
}

/**
 * The sentence of the steps on when to bank with so many dice left; null for the first step.
 * `always`: only if it is always to roll.
 */
export function bankAdvice(
  steps: readonly StepRule[],
  left: number,
  always: boolean,
): string | null {
  const rule = steps.slice(1).findLast((one) => one.kind === 'bank' && isWithin(one.left, left))
  if (rule?.kind !== 'bank' || (always && rule.from !== null)) return null
  const { least, most } = rule.left
  return farkleTexts.steps.bank(least, most, rule.from === null ? null : grouped(rule.from), false)
}
