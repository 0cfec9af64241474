import type { DiceCount, Points } from '../../../base/units.ts'
import { facesOf, multisetOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { diceKinds, hasOwnDice } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scoringOf } from '../rules/scoring.ts'
import { remembersMore } from '../rules/turn-rules.ts'
import { shownBy } from '../solve/turn/dice-nodes.ts'
import { diceAfter, type TurnNode } from '../solve/turn/turn-model.ts'
import { shownSetAsides, turnPlaces } from '../solve/turn/turn-places.ts'
import { ownDiceWalk } from './own-dice-walk.ts'
import { diceCountOf, type Position, type PositionDice } from './position.ts'
import { setAsides } from './set-aside.ts'

/** Dice that lie on the table. */
export type RolledDice = Extract<PositionDice, { readonly rolled: readonly Face[] }>

/** Some dice of a roll that may be set aside, and where that leads. */
export interface WalkChoice {
  /** Ascending, kind by kind where they are not alike. */
  readonly dice: readonly Face[]
  /** Where the dice are not alike: the kind of each of them. */
  readonly kinds?: readonly number[]
  readonly points: Points
  readonly next: TurnNode
}

/** A turn under a rule set, from node to node, with the dice that a player sees. */
export interface TurnWalk {
  /** The node at which the dice of a position are rolled, or were; null where no turn comes. */
  nodeOf(position: Position): TurnNode | null
  /** The dice rolled at a node, with their kinds where they are not alike. */
  diceAt(node: TurnNode): { readonly count: DiceCount; readonly kinds?: readonly number[] }
  /** Everything that can be set aside from dice rolled at a node; equal dice are one choice. */
  choices(node: TurnNode, dice: RolledDice): WalkChoice[]
}

/** A turn in which only the total and the number of dice left count. */
function plainWalk(rules: RuleSet): TurnWalk {
  return {
    nodeOf: diceCountOf,
    diceAt: (node) => ({ count: node }),
    choices: (node, { rolled }) =>
      setAsides(rules, multisetOf(rolled)).map(({ dice, points }) => ({
        dice,
        points,
        next: diceAfter(node, dice.length, rules.dice),
      })),
  }
}

/** The rolls that may still follow what is on the table of a turn with a limit. */
export function rollsLeftOf({ maxRolls }: RuleSet, position: Position): number {
  // Dice of an earlier roll make points, and those that lie are a roll themselves.
  const made = (position.turnTotal > 0 ? 1 : 0) + ('rolled' in position.dice ? 1 : 0)
  return position.rollsLeft ?? Math.max('rolled' in position.dice ? 0 : 1, maxRolls - made)
}

/** A turn that remembers more than its total and the dice left. */
function placeWalk(rules: RuleSet): TurnWalk {
  const scoring = scoringOf(rules)
  const { places, after, nodeOf } = turnPlaces(scoring)
  return {
    nodeOf(position) {
      const { turnTotal, owed = 0 } = position
      const rolls = rollsLeftOf(rules, position) + ('rolled' in position.dice ? 1 : 0)
      const place = {
        dice: diceCountOf(position),
        rolls: rules.maxRolls === 0 ? Infinity : rolls,
        owed,
        ending: rules.noBankAtFifty ? turnTotal % 100 : 0,
        // Rules in which it grows are refused before; see turnProblems.
        bonuses: 0,
      }
      return nodeOf(place) ?? null
    },
    diceAt: (node) => ({ count: places[node]!.dice }),
    choices: (node, { rolled }) =>
      shownSetAsides(scoring, multisetOf(rolled)).map(([dice, some]) => ({
        dice: facesOf(dice),
        ...after(node, some),
      })),
  }
}

const walks = new WeakMap<RuleSet, TurnWalk>()

/** The walk through turns of a rule set; looked up by the object, for laying it out takes a while. */
export function turnWalk(rules: RuleSet): TurnWalk {
  const known = walks.get(rules)
  if (known) return known
  const lay = hasOwnDice(rules) ? ownDiceWalk : remembersMore(rules) ? placeWalk : plainWalk
  const walk = lay(rules)
  walks.set(rules, walk)
  return walk
}

/** The faces that count for dice that win or lose at once: a joker is none of them. */
export function shownFaces(rules: RuleSet, { rolled, kinds }: RolledDice): Multiset {
  if (!kinds) return multisetOf(rolled)
  return diceKinds(rules).reduce((faces, kind, k) => {
    const own = rolled.filter((_, i) => kinds[i] === k)
    return (faces + shownBy(kind, multisetOf(own)).faces) as Multiset
  }, multisetOf([]))
}
