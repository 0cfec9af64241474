import type { DiceCount, Points } from '../../../base/units.ts'
import { facesOf, FACES, multisetOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { pick, rollDice, type Random } from '../../../dice/random.ts'
import { diceKinds, hasOwnDice } from '../rules/own-dice.ts'
import { mayBankWith, type RuleSet } from '../rules/rule-set.ts'
import { scoringOf } from '../rules/scoring.ts'
import { remembersMore } from '../rules/turn-rules.ts'
import { shownBy } from '../solve/turn/dice-nodes.ts'
import { diceAfter, type TurnNode } from '../solve/turn/turn-model.ts'
import { mayBankAtPlace, shownSetAsides, turnPlaces } from '../solve/turn/turn-places.ts'
import { ownDiceWalk } from './own-dice-walk.ts'
import { diceCountOf, type Position, type PositionDice, type TurnPart } from './position.ts'
import { setAsides } from './set-aside.ts'

/** Dice that lie on the table. */
export type RolledDice = Extract<PositionDice, { readonly rolled: readonly Face[] }>

/** Dice that are left to roll. */
export type LeftDice = Extract<PositionDice, { readonly left: DiceCount }>

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
  readonly nodeOf: (position: Position) => TurnNode | null
  /** What a position with the dice of a node left to roll says; no dice after the last roll of a turn. */
  readonly partAt: (node: TurnNode) => TurnPart & { readonly dice: LeftDice }
  /** Whether the rules allow a bank at a node, if the turn total is enough. */
  readonly mayBank: (node: TurnNode) => boolean
  /** Everything that can be set aside from dice rolled at a node; equal dice are one choice. */
  readonly choices: (node: TurnNode, dice: RolledDice) => readonly WalkChoice[]
}

/** A function of rolls, worked out once for each roll: for play, where the same ones come up again. */
function perRoll<T>(of: (roll: Multiset) => T): (roll: Multiset) => T {
  const known = new Map<Multiset, T>()
  return (roll) => {
    const before = known.get(roll)
    if (before !== undefined) return before
    const found = of(roll)
    known.set(roll, found)
    return found
  }
}

/** A turn in which only the total and the number of dice left count. */
function plainWalk(rules: RuleSet): TurnWalk {
  const choices = perRoll((roll): readonly WalkChoice[] =>
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
  const shown = perRoll((roll) => shownSetAsides(scoring, roll))
  return {
    nodeOf(position) {
      const { turnTotal, owed = 0, bonuses = 0 } = position
      const rolls = rollsLeftOf(rules, position) + ('rolled' in position.dice ? 1 : 0)
      const place = {
        dice: diceCountOf(position),
        rolls: rules.maxRolls === 0 ? Infinity : rolls,
        owed,
        ending: rules.noBankAtFifty ? turnTotal % 100 : 0,
        bonuses,
      }
      return nodeOf(place) ?? null
    },
    partAt(node) {
      const { dice, rolls, owed, bonuses } = places[node]!
      return {
        dice: { left: dice },
        rollsLeft: rules.maxRolls > 0 ? rolls : undefined,
        owed: owed > 0 ? owed : undefined,
        bonuses: bonuses > 0 ? bonuses : undefined,
      }
    },
    mayBank: (node) => mayBankAtPlace(rules, places[node]!),
    choices: (node, { rolled }) =>
      shown(multisetOf(rolled)).map(([dice, some]) => ({
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

/** The kind of each die that is rolled at a position; undefined where all are alike. */
export function kindsToRoll(rules: RuleSet, position: Position): readonly number[] | undefined {
  if (!hasOwnDice(rules)) return undefined
  const { nodeOf, partAt } = turnWalk(rules)
  const node = nodeOf(position)
  return node === null ? undefined : partAt(node).dice.kinds
}

/** Rolls the dice left at a position once, in the order in which they fall. */
export function throwDice(rules: RuleSet, position: Position, random: Random): RolledDice {
  const own = kindsToRoll(rules, position)
  if (!own) return { rolled: rollDice(random, diceCountOf(position)) }
  const kinds = diceKinds(rules)
  return { rolled: own.map((kind) => pick(random, FACES, kinds[kind]!.weights)), kinds: own }
}
