import type { DiceCount, Points } from '../../../../base/units.ts'
import {
  countOf,
  FACES,
  multisetOf,
  sizeOf,
  subsetsOf,
  type Multiset,
} from '../../../../dice/multiset.ts'
import { rollsOf } from '../../../../dice/rolls.ts'
import { mayBankWith, type RuleSet } from '../../rules/rule-set.ts'
import {
  bonusFor,
  NO_SCORE,
  rollOptions,
  scoreAsSets,
  scoreOfDice,
  scoreOfSetAside,
  type Scoring,
} from '../../rules/scoring.ts'
import type { TurnNode } from './turn-model.ts'

/** What a turn remembers but for its total, where that is more than the dice left. */
export interface TurnPlace {
  /** Dice to roll; 0 once the last roll is made. */
  readonly dice: DiceCount
  /** Rolls left; Infinity without a limit. */
  readonly rolls: number
  /** Points still to be made before the turn may be banked. */
  readonly owed: Points
  /** What the turn total leaves when divided by 100; 0 where that does not count. */
  readonly ending: Points
  /** Bonuses for hot dice by which the next one is larger; 0 where it does not grow. */
  readonly bonuses: number
}

/** Something that can be set aside from a roll, and what it means for a confirmation. */
export interface SetAside {
  readonly taken: DiceCount
  readonly points: Points
  /** Whether it must be confirmed. */
  readonly owes: boolean
  /** Points of this roll that confirm it. */
  readonly confirmed: Points
}

/** The dice that stand beside sets of three or more. */
function besideSets(dice: Multiset): Multiset {
  return multisetOf(
    FACES.flatMap((face) => {
      const count = countOf(dice, face)
      return count < 3 ? Array.from({ length: count }, () => face) : []
    }),
  )
}

function setAsideOf(scoring: Scoring, dice: Multiset, points: Points): SetAside {
  const { confirmation } = scoring.rules
  const plain = { taken: sizeOf(dice), points, owes: false, confirmed: 0 }
  const isSet = FACES.some((face) => countOf(dice, face) >= 3)
  const isCombination = scoreOfDice(scoring, dice) > scoreAsSets(scoring.faces, dice)
  const owes = (confirmation.sets && isSet) || (confirmation.combinations && isCombination)
  if (!owes || !confirmation.sameRoll || !isSet || isCombination) return { ...plain, owes }
  return { ...plain, owes, confirmed: scoreOfDice(scoring, besideSets(dice)) }
}

/** Everything that can be set aside from a roll. */
export function setAsidesOf(scoring: Scoring, roll: Multiset): SetAside[] {
  return shownSetAsides(scoring, roll).map(([, some]) => some)
}

/** The same, each with its dice. */
export function shownSetAsides(scoring: Scoring, roll: Multiset): [Multiset, SetAside][] {
  const rolled = sizeOf(roll)
  const all = [...subsetsOf(roll)].flatMap((dice): [Multiset, SetAside][] => {
    if (sizeOf(dice) === 0) return []
    const points = scoreOfSetAside(scoring, dice, rolled)
    return points === NO_SCORE ? [] : [[dice, setAsideOf(scoring, dice, points)]]
  })
  const best = rollOptions(scoring, roll)
  const { mustSetAsideAll, nothing } = scoring.rules
  if (all.length === 0) {
    // A full roll in which nothing else scores.
    const points = best[rolled] ?? NO_SCORE
    return nothing > 0 && points !== NO_SCORE
      ? [[roll, { taken: rolled, points, owes: false, confirmed: 0 }]]
      : []
  }
  return mustSetAsideAll ? all.filter(([, { taken }]) => best[taken] !== NO_SCORE) : all
}

/** The places of a turn, by node; entry 0 is unused, and the turn begins at node 1. */
export interface TurnPlaces {
  readonly places: readonly TurnPlace[]
  /** The points that setting something aside makes at a node, and the node that it leads to. */
  readonly after: (node: TurnNode, some: SetAside) => { points: Points; next: TurnNode }
  /** The node of a place; undefined where no turn comes. */
  readonly nodeOf: (place: TurnPlace) => TurnNode | undefined
}

const keyOf = ({ dice, rolls, owed, ending, bonuses }: TurnPlace): string =>
  `${dice} ${rolls} ${owed} ${ending} ${bonuses}`

/** What is set aside at a place, with what the bonus has grown by. */
function grown(rules: RuleSet, { dice, bonuses }: TurnPlace, some: SetAside): SetAside {
  if (bonuses === 0 || some.taken < dice || bonusFor(rules, dice) === 0) return some
  return { ...some, points: some.points + bonuses * rules.hotDiceBonus }
}

function placeAfter(rules: RuleSet, place: TurnPlace, some: SetAside): TurnPlace {
  const { dice, rolls, owed, ending, bonuses } = place
  const { confirmation, noBankAtFifty, bonusGrows } = rules
  const isHot = some.taken === dice && bonusFor(rules, dice) > 0
  const needed = some.owes ? confirmation.points - some.confirmed : owed - some.points
  const next = {
    dice: some.taken === dice ? rules.dice : dice - some.taken,
    rolls: rolls - 1,
    owed: Math.max(0, needed),
    ending: noBankAtFifty ? (ending + some.points) % 100 : 0,
    bonuses: isHot ? Math.min(bonusGrows, bonuses + 1) : bonuses,
  }
  if (next.rolls > 0) return next
  // The turn is over: all that counts is whether it may be banked.
  const owes = Math.min(1, next.owed)
  return { dice: 0, rolls: 0, owed: owes, ending: next.ending === 50 ? 50 : 0, bonuses: 0 }
}

/** Whether the rules let a turn be banked at a place, if its total is enough. */
export function mayBankAtPlace(rules: RuleSet, { dice, owed, ending }: TurnPlace): boolean {
  return owed === 0 && ending !== 50 && (dice === 0 || mayBankWith(rules, dice))
}

/**
 * Every place that a turn can come to, poor choices included, from its first roll on. Who only asks
 * whether there are more than `most` is told so soon: the rest is not looked for.
 */
export function turnPlaces(scoring: Scoring, most = Infinity): TurnPlaces {
  const { rules } = scoring
  const distinct = new Map<DiceCount, SetAside[]>()
  const setAsides = (dice: DiceCount): SetAside[] => {
    const known = distinct.get(dice)
    if (known) return known
    const all = new Map<string, SetAside>()
    for (const { dice: roll } of rollsOf(dice)) {
      for (const one of setAsidesOf(scoring, roll)) all.set(JSON.stringify(one), one)
    }
    distinct.set(dice, [...all.values()])
    return distinct.get(dice)!
  }
  const start: TurnPlace = {
    ...{ dice: rules.dice, rolls: rules.maxRolls || Infinity },
    ...{ owed: 0, ending: 0, bonuses: 0 },
  }
  const places: TurnPlace[] = [{ ...start, dice: 0 }, start]
  const nodes = new Map([[keyOf(start), 1]])
  for (let node = 1; node < places.length && places.length - 1 <= most; node++) {
    const place = places[node]!
    if (place.dice === 0) continue
    for (const one of setAsides(place.dice)) {
      const next = placeAfter(rules, place, grown(rules, place, one))
      if (nodes.has(keyOf(next))) continue
      nodes.set(keyOf(next), places.length)
      places.push(next)
    }
  }
  return {
    places,
    after(node, some) {
      const place = places[node]!
      const here = grown(rules, place, some)
      return { points: here.points, next: nodes.get(keyOf(placeAfter(rules, place, here)))! }
    },
    nodeOf: (place) => nodes.get(keyOf(place)),
  }
}
