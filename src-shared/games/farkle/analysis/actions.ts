import type { DiceCount, Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import type { Position } from './position.ts'
import { turnWalk } from './turn-walk.ts'

/** Something to do: some dice set aside, then bank or roll. */
export interface Action {
  /** Ascending, kind by kind where the dice are not alike; empty where no roll lies on the table. */
  readonly setAside: readonly Face[]
  readonly points: Points
  readonly then: 'bank' | 'roll'
  /** Where the dice are not alike: the kinds of those set aside, and of those left to roll. */
  readonly kinds?: readonly number[] | undefined
  readonly leftKinds?: readonly number[] | undefined
  /** Dice left to roll, all of them after hot dice; 0 after the last roll of a turn. */
  readonly diceLeft: DiceCount
  /** After setting aside. */
  readonly turnTotal: Points
  /** At the start of a turn: whether these dice and this total are taken up from the last one. */
  readonly takesUp?: boolean
}

/** An action of a position, with the node of the turn that it leads to. */
export interface PositionAction extends Action {
  readonly node: TurnNode
}

/**
 * Everything that may be done, the bank before the roll; also the banks that a minimum forbids, which
 * depends on the scores.
 */
export function actionsOf(rules: RuleSet, position: Position): PositionAction[] {
  const walk = turnWalk(rules)
  const both = (
    action: Omit<PositionAction, 'then' | 'diceLeft' | 'leftKinds'>,
  ): PositionAction[] => {
    const { left, kinds } = walk.partAt(action.node).dice
    const whole = { ...action, diceLeft: left, ...(kinds && { leftKinds: kinds }) }
    return [
      { ...whole, then: 'bank' },
      { ...whole, then: 'roll' },
    ]
  }
  const { turnTotal, dice } = position
  const node = walk.nodeOf(position)
  if (node === null) return []
  if ('left' in dice) {
    const { offer } = position
    const fresh = both({ setAside: [], points: 0, node, turnTotal })
    if (!offer) return fresh
    // What is left is known by the number of its dice: it is not offered where more counts.
    const taken = { setAside: [], points: 0, node: offer.dice, turnTotal: offer.total }
    const [, roll] = both(taken)
    return [...fresh, { ...roll!, takesUp: true }]
  }
  return walk.choices(node, dice).flatMap(({ dice: setAside, kinds, points, next }) =>
    both({
      setAside,
      ...(kinds && { kinds }),
      points,
      node: next,
      turnTotal: turnTotal + points,
    }),
  )
}
