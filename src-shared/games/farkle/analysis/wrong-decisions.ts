import { facesOf, type Face } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { BankError, DiceError } from '../solve/thumb/wrong-decisions.ts'
import type { RollOption } from '../solve/turn/roll-groups.ts'
import type { Position } from './position.ts'
import { turnWalk, withRoll, type RolledDice } from './turn-walk.ts'

export interface KindedDice {
  readonly faces: readonly Face[]
  /** Only with own dice. */
  readonly kinds?: readonly number[] | undefined
}

/** A wrong decision between bank and roll, with the position to analyse. */
export function bankErrorIn(rules: RuleSet, { node, does, loss, cost, ...standing }: BankError) {
  const position: Position = { ...standing, ...turnWalk(rules).partAt(node) }
  return { position, does, loss, cost }
}

/** A wrong choice of dice, with the roll as a position to analyse. */
export function diceErrorIn(
  rules: RuleSet,
  { node, roll, does, best, loss, cost, ...standing }: DiceError,
) {
  const { partAt, choices } = turnWalk(rules)
  const part = partAt(node)
  const kinds = part.dice.kinds && roll.flatMap((dice, kind) => facesOf(dice).map(() => kind))
  const rolled: RolledDice = { rolled: roll.flatMap(facesOf), kinds }
  const position = withRoll(rules, { ...standing, ...part }, rolled)
  const ways = choices(node, rolled)
  const diceOf = ({ points, next }: RollOption): KindedDice => {
    const { dice, kinds } = ways.find((way) => way.points === points && way.next === next)!
    return { faces: dice, kinds }
  }
  const all: KindedDice = { faces: rolled.rolled, kinds }
  return { position, rolled: all, does: diceOf(does), best: diceOf(best), loss, cost }
}
