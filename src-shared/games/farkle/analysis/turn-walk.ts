import type { DiceCount } from '../../../base/units.ts'
import { facesOf, FACES, multisetOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { pick, rollDice, type Random } from '../../../dice/random.ts'
import { diceKinds, hasOwnDice } from '../rules/own-dice.ts'
import { mayBankWith, type RuleSet } from '../rules/rule-set.ts'
import { scoringOf } from '../rules/scoring.ts'
import { remembersMore } from '../rules/turn-rules.ts'
import { keeping } from '../solve/keeping.ts'
import { shownBy } from '../solve/turn/dice-nodes.ts'
import { diceAfter, type TurnNode } from '../solve/turn/turn-model.ts'
import { mayBankIn, setAsidesOf, turnStates } from '../solve/turn/turn-states.ts'
import { ownDiceWalk } from './own-dice-walk.ts'
import {
  diceCountOf,
  inOrder,
  type Position,
  type PositionDice,
  type TurnPart,
} from './position.ts'
import { setAsides, type SetAside } from './set-aside.ts'

export type RolledDice = Extract<PositionDice, { readonly rolled: readonly Face[] }>

type LeftDice = Extract<PositionDice, { readonly left: DiceCount }>

/** Its dice are grouped by kind, ascending. */
export interface WalkChoice extends SetAside {
  readonly kinds?: readonly number[]
  readonly next: TurnNode
}

export interface TurnWalk {
  /** Node at which the position's dice are (or were) rolled; null if unreachable. */
  readonly nodeOf: (position: Position) => TurnNode | null
  /** Turn state of a node; `left` is 0 after the last roll of a turn. */
  readonly partAt: (node: TurnNode) => TurnPart & { readonly dice: LeftDice }
  /** Whether a bank is allowed at a node, given a sufficient turn total. */
  readonly mayBank: (node: TurnNode) => boolean
  readonly choices: (node: TurnNode, dice: RolledDice) => readonly WalkChoice[]
}

/** Turns whose state is the total and the number of dice left. */
function plainWalk(rules: RuleSet): TurnWalk {
  // During play the same rolls come up again.
  const choices = keeping((roll: Multiset): readonly WalkChoice[] =>
    setAsides(rules, roll).map((some) => ({
      ...some,
      next: diceAfter(facesOf(roll).length, some.dice.length, rules.dice),
    })),
  )
  return {
    nodeOf: diceCountOf,
    partAt: (node) => ({ dice: { left: node } }),
    mayBank: (node) => mayBankWith(rules, node),
    choices: (_, { rolled }) => choices(multisetOf(rolled)),
  }
}

/** Rolls that may still follow in a turn with a roll limit. */
export function rollsLeftOf({ maxRolls }: RuleSet, position: Position): number {
  // Points come from an earlier roll, and dice on the table are another roll.
  const made = (position.turnTotal > 0 ? 1 : 0) + ('rolled' in position.dice ? 1 : 0)
  return position.rollsLeft ?? Math.max('rolled' in position.dice ? 0 : 1, maxRolls - made)
}

/** Turns with more state than the total and the dice left. */
function stateWalk(rules: RuleSet): TurnWalk {
  const scoring = scoringOf(rules)
  const { states, after, nodeOf } = turnStates(scoring)
  const shown = keeping((roll: Multiset) => setAsidesOf(scoring, roll))
  return {
    nodeOf(position) {
      const { turnTotal, owed = 0, bonuses = 0 } = position
      const rolls = rollsLeftOf(rules, position) + ('rolled' in position.dice ? 1 : 0)
      const state = {
        dice: diceCountOf(position),
        rolls: rules.maxRolls === 0 ? Infinity : rolls,
        owed,
        ending: rules.noBankAtFifty ? turnTotal % 100 : 0,
        bonuses,
      }
      return nodeOf(state) ?? null
    },
    partAt(node) {
      const { dice, rolls, owed, bonuses } = states[node]!
      return {
        dice: { left: dice },
        rollsLeft: rules.maxRolls > 0 ? rolls : undefined,
        owed: owed > 0 ? owed : undefined,
        bonuses: bonuses > 0 ? bonuses : undefined,
      }
    },
    mayBank: (node) => mayBankIn(rules, states[node]!),
    choices: (node, { rolled }) =>
      shown(multisetOf(rolled)).map(([dice, some]) => ({
        dice: facesOf(dice),
        ...after(node, some),
      })),
  }
}

/** Cached by object identity, because building a walk is slow. */
export const turnWalk = keeping((rules: RuleSet): TurnWalk => {
  const lay = hasOwnDice(rules) ? ownDiceWalk : remembersMore(rules) ? stateWalk : plainWalk
  return lay(rules)
}, new WeakMap<RuleSet, TurnWalk>())

/** Faces that count for winning and losing dice; jokers do not count. */
export function shownFaces(rules: RuleSet, { rolled, kinds }: RolledDice): Multiset {
  if (!kinds) return multisetOf(rolled)
  return diceKinds(rules).reduce((faces, kind, k) => {
    const own = rolled.filter((_, i) => kinds[i] === k)
    return (faces + shownBy(kind, multisetOf(own)).faces) as Multiset
  }, multisetOf([]))
}

/** Kinds of the dice to roll; undefined if all dice are ordinary. */
export function kindsToRoll(rules: RuleSet, position: Position): readonly number[] | undefined {
  if (!hasOwnDice(rules)) return undefined
  const { nodeOf, partAt } = turnWalk(rules)
  const node = nodeOf(position)
  return node === null ? undefined : partAt(node).dice.kinds
}

export function throwDice(rules: RuleSet, position: Position, random: Random): RolledDice {
  const own = kindsToRoll(rules, position)
  if (!own) return { rolled: rollDice(random, diceCountOf(position)) }
  const kinds = diceKinds(rules)
  return { rolled: own.map((kind) => pick(random, FACES, kinds[kind]!.weights)), kinds: own }
}

/** The position with its dice rolled, in order. */
export function withRoll(rules: RuleSet, position: Position, dice: RolledDice): Position {
  const rolled = { ...position, dice: inOrder(dice) }
  if (rules.maxRolls === 0) return rolled
  return { ...rolled, rollsLeft: rollsLeftOf(rules, position) - 1 }
}
