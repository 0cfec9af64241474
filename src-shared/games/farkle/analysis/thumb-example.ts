import type { DiceCount, Points } from '../../../base/units.ts'
import { multisetOf, type Face } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { thumbWeight, type ThumbWeight } from '../solve/thumb/thumb-weight.ts'
import { diceAfter } from '../solve/turn/turn-model.ts'
import { setAsides } from './set-aside.ts'

export interface ThumbChoice extends ThumbWeight {
  readonly setAside: readonly Face[]
  readonly turnTotal: Points
  readonly diceLeft: DiceCount
}

interface ThumbExample {
  readonly own: Points
  readonly opponent: Points
  readonly turnTotal: Points
  readonly rolled: readonly Face[]
  readonly choices: readonly ThumbChoice[]
  /** Index into `choices`. */
  readonly chosen: number
}

/** Banked scores as fractions of the goal. */
type Standing = readonly [own: number, opponent: number]
const BEHIND: Standing = [0.3, 0.5]

const TURN_TOTAL = 200

/** The example uses as many of these as the roll has dice. */
const ROLL: readonly Face[] = [1, 5, 1, 3, 6, 4, 2]

/** Example without farkles in a row. null if the roll offers only one choice. */
export function thumbExample(
  rule: ThumbRule,
  rules: RuleSet,
  standing: Standing = BEHIND,
): ThumbExample | null {
  const { goal, dice: allDice } = rules
  const [own, opponent] = standing.map((part) => Math.round((goal * part) / 100) * 100) as [
    Points,
    Points,
  ]
  const rolled = ROLL.slice(0, allDice - 1)
  const most = new Map<number, { setAside: readonly Face[]; points: Points }>()
  for (const { dice, points } of setAsides(rules, multisetOf(rolled))) {
    const before = most.get(dice.length)
    if (!before || points > before.points) most.set(dice.length, { setAside: dice, points })
  }
  const choices = [...most.values()].map(({ setAside, points }): ThumbChoice => {
    const turnTotal = TURN_TOTAL + points
    const diceLeft = diceAfter(rolled.length, setAside.length, allDice)
    const choice = { setAside, turnTotal, diceLeft }
    const at = { own, opponent, ownFarkles: 0 }
    return { ...choice, ...thumbWeight(rule, rules, at, turnTotal, diceLeft) }
  })
  if (choices.length < 2) return null
  const sums = choices.map(({ sum }) => sum)
  const chosen = sums.indexOf(Math.max(...sums))
  return { own, opponent, turnTotal: TURN_TOTAL, rolled, choices, chosen }
}
