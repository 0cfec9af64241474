import type { DiceCount, Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import type { Position } from './position.ts'
import { turnWalk } from './turn-walk.ts'

export interface Action {
  /** Ascending; with own dice grouped by kind. */
  readonly setAside: readonly Face[]
  readonly points: Points
  readonly then: 'bank' | 'roll'
  /** Only with own dice: kinds of the dice set aside, and of the dice left to roll. */
  readonly kinds?: readonly number[] | undefined
  readonly leftKinds?: readonly number[] | undefined
  /** All dice after hot dice; 0 after the last roll of a turn. */
  readonly diceLeft: DiceCount
  readonly turnTotal: Points
  /** True if the action takes over the previous turn's dice and total. */
  readonly takesUp?: boolean
}

export interface PositionAction extends Action {
  readonly node: TurnNode
}

/** Every bank and roll, bank first; includes banks below a minimum. */
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
    // Games with offers have no other turn state, so the node is the number of dice.
    const taken = { setAside: [], points: 0, node: offer.dice, turnTotal: offer.total }
    const [, roll] = both(taken)
    return [...fresh, { ...roll!, takesUp: true }]
  }
  return walk
    .choices(node, dice)
    .flatMap(({ dice: setAside, kinds, points, next }) =>
      both({
        setAside,
        ...(kinds && { kinds }),
        points,
        node: next,
        turnTotal: turnTotal + points,
      }),
    )
}
