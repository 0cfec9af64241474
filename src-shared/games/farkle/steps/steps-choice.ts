import { multisetOf } from '../../../dice/multiset.ts'
import { highestOther, type Position } from '../analysis/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { bankFrom, keepOneBelow, takesMost, type StepRule } from './step-rule.ts'
import { isAlike } from './steps-policy.ts'

/** What a choice shows: bank or roll with these dice set aside. */
interface Option {
  readonly setAside: readonly number[]
  readonly points: number
  readonly turnTotal: number
  readonly diceLeft: number
  readonly then: 'bank' | 'roll' | null
}

const mostPoints = <One extends Option>(options: readonly One[]): One =>
  options.reduce((a, b) => (b.points > a.points ? b : a))

/**
 * The choice of who follows these rules, takes a bank that reaches the goal, and in a last turn rolls
 * until it wins.
 */
export function stepsChoice<One extends Option>(
  steps: readonly StepRule[],
  { goal }: Pick<RuleSet, 'goal'>,
  position: Position,
  options: readonly One[],
  finalTurn: boolean,
): One {
  const { dice, own, turnTotal } = position
  const most = Math.max(...options.map(({ setAside }) => setAside.length))
  const all = mostPoints(options.filter(({ setAside }) => setAside.length === most))
  const rolled = 'rolled' in dice ? dice.rolled : []
  const singles = options.filter(({ setAside }) => setAside.length === 1)
  const below = keepOneBelow(steps, {
    rolled: rolled.length,
    points: all.points,
    isAlike: isAlike(multisetOf(rolled)),
  })
  const keepsOne = singles.length > 0 && most < rolled.length && turnTotal < below
  const taken =
    takesMost(steps) && mostPoints(options).points > all.points ? mostPoints(options) : all
  const { setAside, turnTotal: total, diceLeft } = keepsOne ? mostPoints(singles) : taken
  const from = bankFrom(steps, diceLeft)
  const isWon = own + total >= goal
  const banks = finalTurn
    ? own + total > highestOther(position)
    : isWon || (from !== null && total >= from)
  const same = options.filter((option) => option.setAside.join() === setAside.join())
  return same.find(({ then }) => then === (banks ? 'bank' : 'roll')) ?? same[0]!
}
