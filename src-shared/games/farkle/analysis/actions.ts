import type { DiceCount, Points } from '../../../base/units.ts'
import { multisetOf, type Face } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { diceAfter } from '../solve/turn/turn-model.ts'
import type { Position } from './position.ts'
import { setAsides } from './set-aside.ts'

/** Something to do: some dice set aside, then bank or roll. */
export interface Action {
  /** Ascending; empty where no roll lies on the table. */
  readonly setAside: readonly Face[]
  readonly points: Points
  readonly then: 'bank' | 'roll'
  /** Dice left to roll, all of them after hot dice. */
  readonly diceLeft: DiceCount
  /** After setting aside. */
  readonly turnTotal: Points
}

/**
 * Everything that may be done, the bank before the roll; also the banks that a minimum forbids, which
 * depends on the scores.
 */
export function actionsOf(rules: RuleSet, { turnTotal, dice }: Position): Action[] {
  const both = (action: Omit<Action, 'then'>): Action[] => [
    { ...action, then: 'bank' },
    { ...action, then: 'roll' },
  ]
  if ('left' in dice) return both({ setAside: [], points: 0, diceLeft: dice.left, turnTotal })
  return setAsides(rules, multisetOf(dice.rolled)).flatMap(({ dice: setAside, points }) =>
    both({
      setAside,
      points,
      diceLeft: diceAfter(dice.rolled.length, setAside.length, rules.dice),
      turnTotal: turnTotal + points,
    }),
  )
}
