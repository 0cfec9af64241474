import {
  diceCounts,
  greatestCommonDivisor,
  MAX_DICE,
  type DiceCount,
  type Points,
} from '../../../../base/units.ts'
import {
  countOf,
  EMPTY,
  FACES,
  sizeOf,
  subsetsOf,
  withDice,
  without,
  type Multiset,
} from '../../../../dice/multiset.ts'
import { rollsOf, type Roll } from '../../../../dice/rolls.ts'
import { jokerScore } from '../../rules/joker-scoring.ts'
import { diceKinds, type DieKind } from '../../rules/own-dice.ts'
import { mayBankWith, type RuleSet } from '../../rules/rule-set.ts'
import { bonusFor, NO_SCORE, type Scoring } from '../../rules/scoring.ts'
import { keeping } from '../keeping.ts'
import { OptionList, packOption } from './roll-groups.ts'
import type { NodeLayout, TurnNode } from './turn-model.ts'

/** Nodes by the dice left of each kind. Node 1 has all dice, the last one die of the first kind. */
interface DicePlaces {
  readonly kinds: readonly DieKind[]
  /** By kind, the change of a node's code per die. */
  readonly steps: readonly number[]
  /** Code of all dice, which equals the number of nodes. */
  readonly all: number
}

/** Number of nodes, and of the choices of dice that building them looks at. */
export function diceWork(rules: RuleSet): { nodes: number; choices: number } {
  const { kinds, all } = placesOf(rules)
  const choices = kinds.reduce((product, { count }) => {
    const rolls = [0, ...diceCounts(count)].flatMap((some) => rollsOf(some))
    return product * rolls.reduce((sum, { dice }) => sum + subsetsOf(dice).length, 0)
  }, 1)
  return { nodes: all, choices }
}

/** Kept by rules: each judgement of a position asks for them. */
const knownPlaces = new WeakMap<RuleSet, DicePlaces>()

function placesOf(rules: RuleSet): DicePlaces {
  const places = knownPlaces.get(rules) ?? layOutPlaces(rules)
  knownPlaces.set(rules, places)
  return places
}

function layOutPlaces(rules: RuleSet): DicePlaces {
  const kinds = diceKinds(rules)
  const steps: number[] = []
  let codes = 1
  for (const { count } of kinds) {
    steps.push(codes)
    codes *= count + 1
  }
  return { kinds, steps, all: codes - 1 }
}

function countsAt({ kinds, steps }: DicePlaces, code: number): DiceCount[] {
  return kinds.map(({ count }, k) => Math.floor(code / steps[k]!) % (count + 1))
}

const sum = (counts: readonly DiceCount[]): DiceCount =>
  counts.reduce((all, count) => all + count, 0)

/** Node of a code; code 0 (no dice left) is the node of all dice. */
function nodeAt({ all }: DicePlaces, code: number): TurnNode {
  return code === 0 ? 1 : all + 1 - code
}

/** The node with these dice of each kind; that of all dice for none left. */
export function nodeOfCounts(rules: RuleSet, counts: readonly DiceCount[]): TurnNode {
  const places = placesOf(rules)
  const code = counts.reduce((sum, count, k) => sum + count * places.steps[k]!, 0)
  return nodeAt(places, code)
}

export function countsOfNode(rules: RuleSet, node: TurnNode): DiceCount[] {
  const places = placesOf(rules)
  return countsAt(places, places.all + 1 - node)
}

/** Dice of one kind after a roll: faces shown, and number of jokers. */
interface Shown {
  readonly faces: Multiset
  readonly jokers: number
}

export function shownBy({ joker }: DieKind, dice: Multiset): Shown {
  const jokers = joker === null ? 0 : countOf(dice, joker)
  return { faces: joker === null ? dice : without(dice, withDice(EMPTY, joker, jokers)), jokers }
}

interface KindRoll extends Shown {
  readonly dice: Multiset
  /** Weight of all its orders. */
  readonly ways: number
  /** Places of its subsets, of none and of all of its dice too, and their sizes. */
  readonly parts: readonly number[]
  readonly partSizes: readonly DiceCount[]
}

/** What dice of one kind can show, by place: no dice first. */
interface KindRolls {
  readonly rolls: readonly KindRoll[]
  /** Places of all rolls, by number of dice. */
  readonly ofSize: readonly (readonly number[])[]
}

function rollsOfKind(kind: DieKind): KindRolls {
  const places = new Map<Multiset, number>()
  const rolls: KindRoll[] = []
  const ofSize = [0, ...diceCounts(kind.count)].map((size) => {
    const seen = rollsOf(size).flatMap(({ dice, ways }) => {
      const weight = FACES.reduce(
        (product, face) => product * kind.weights[face - 1]! ** countOf(dice, face),
        ways,
      )
      return weight === 0 ? [] : [{ dice, ways: weight }]
    })
    return seen.map(({ dice, ways }) => {
      places.set(dice, rolls.length)
      const parts = subsetsOf(dice).map((some) => places.get(some)!)
      const partSizes = subsetsOf(dice).map(sizeOf)
      return rolls.push({ ...shownBy(kind, dice), dice, ways, parts, partSizes }) - 1
    })
  })
  return { rolls, ofSize }
}

/**
 * All that the dice of all kinds can show. The code of a roll is the sum over the kinds of place
 * times stride, so that the code of what is set aside needs no dice to be put together.
 */
interface MixedRolls {
  readonly places: DicePlaces
  readonly kinds: readonly KindRolls[]
  readonly strides: readonly number[]
  /** Points for setting aside exactly the dice of a roll, by its code; NO_SCORE if impossible. */
  readonly points: Int32Array
}

/** Kept by rules: they are looked at before a turn is laid out. */
const known = new WeakMap<RuleSet, MixedRolls>()

function mixedRolls(scoring: Scoring): MixedRolls {
  const mixed = known.get(scoring.rules) ?? mixRolls(scoring)
  known.set(scoring.rules, mixed)
  return mixed
}

/** More than the jokers of a roll. */
const JOKERS = 16

function mixRolls(scoring: Scoring): MixedRolls {
  const places = placesOf(scoring.rules)
  const jokerCount = places.kinds.reduce((sum, kind) => sum + (kind.joker ? kind.count : 0), 0)
  const score = jokerScore(scoring, jokerCount)
  const kinds = places.kinds.map(rollsOfKind)
  // Faces and jokers as one number. Multisets hold one count per digit, so the sum of two is their union.
  let shown = Float64Array.of(0)
  const strides = kinds.map(({ rolls }) => {
    const before = shown
    const stride = before.length
    shown = new Float64Array(stride * rolls.length)
    rolls.forEach(({ faces, jokers }, place) => {
      const more = faces * JOKERS + jokers
      for (let i = 0; i < stride; i++) shown[place * stride + i] = before[i]! + more
    })
    return stride
  })
  const scoreOf = keeping((faces: number) =>
    score(Math.floor(faces / JOKERS) as Multiset, faces % JOKERS),
  )
  return { places, kinds, strides, points: Int32Array.from(shown, scoreOf) }
}

/** Multisets of at most so many dice: C(n + 6, 6). */
const MULTISETS = diceCounts(MAX_DICE).reduce(
  (counts, n) => [...counts, (counts.at(-1)! * (n + FACES.length)) / n],
  [1],
)

/** Ways to set aside scoring dice of a roll, over all rolls of every node. */
export function setAsideWays(scoring: Scoring): number {
  const { kinds, places, points } = mixedRolls(scoring)
  // By kind and place: the rolls of this kind that have these dice among them.
  const containing = kinds.map(({ rolls }, k) =>
    rolls.map(({ dice }) => MULTISETS[places.kinds[k]!.count - sizeOf(dice)]!),
  )
  let ways = 0
  for (const [code, score] of points.entries()) {
    if (score === NO_SCORE) continue
    let [rest, rolls] = [code, 1]
    for (const counts of containing) {
      rolls *= counts[rest % counts.length]!
      rest = Math.floor(rest / counts.length)
    }
    ways += rolls
  }
  return ways
}

/** What is known of a turn without laying it out. */
interface TurnBounds {
  /** Turn total from which every bank is right if all may be banked; Infinity if a roll cannot farkle. */
  readonly bankFrom: Points
  readonly mostPoints: Points
  /** Divides all points. */
  readonly grid: Points
}

/** Bounds of a turn in which a roll of all dice must score as well. */
export function boundsOfDice(scoring: Scoring): TurnBounds {
  const { places, kinds, strides, points } = mixedRolls(scoring)
  const { hotDiceBonus, lastDieRolls } = scoring.rules
  /** Most points of a roll by its code; those with fewer dice have lower codes. */
  const best = Int32Array.from(points)
  const byPlace = kinds.map(({ rolls }, k) =>
    rolls.map(({ parts, partSizes, ways }, place) => {
      const size = partSizes.at(-1)!
      const fewer = parts.filter((_, p) => partSizes[p] === size - 1)
      const steps = Int32Array.from(fewer, (one) => (place - one) * strides[k]!)
      return { steps, ways, node: size * places.steps[k]! }
    }),
  )
  const farkles = new Float64Array(places.all + 1)
  const gains = new Float64Array(places.all + 1)
  for (let code = 1; code < points.length; code++) {
    let node = 0
    let ways = 1
    let most = best[code]!
    let rest = code
    for (const rolls of byPlace) {
      const roll = rolls[rest % rolls.length]!
      rest = Math.floor(rest / rolls.length)
      node += roll.node
      ways *= roll.ways
      for (const step of roll.steps) most = Math.max(most, best[code - step]!)
    }
    best[code] = most
    if (most === NO_SCORE) farkles[node]! += ways
    else gains[node]! += ways * (most + hotDiceBonus)
  }
  let bankFrom = 0
  for (let node = 1; node <= places.all; node++) {
    const counts = countsAt(places, node)
    const ways = waysAt(places, counts)
    const tries = sum(counts) === 1 ? lastDieRolls : 1
    // Each further try adds at most as much as the first.
    bankFrom = Math.max(bankFrom, (tries * gains[node]!) / ways / (farkles[node]! / ways) ** tries)
  }
  const different = [...new Set(points)]
  return {
    bankFrom,
    mostPoints: Math.max(...different),
    grid: [...different, hotDiceBonus].reduce(greatestCommonDivisor, 0),
  }
}

/** Calls `use` for every roll of these dice: its faces and weight, and in `parts` its place by kind. */
function eachRoll(
  kinds: readonly KindRolls[],
  counts: readonly DiceCount[],
  use: (faces: Multiset, ways: number) => void,
  { parts = [], enter }: { parts?: number[]; enter?: (k: number, place: number) => void } = {},
): void {
  const visit = (k: number, faces: Multiset, ways: number): void => {
    if (k === kinds.length) {
      use(faces, ways)
      return
    }
    const { rolls, ofSize } = kinds[k]!
    for (const place of ofSize[counts[k]!]!) {
      parts[k] = place
      enter?.(k, place)
      visit(k + 1, (faces + rolls[place]!.faces) as Multiset, ways * rolls[place]!.ways)
    }
  }
  visit(0, EMPTY, 1)
}

function waysAt({ kinds }: DicePlaces, counts: readonly DiceCount[]): number {
  return counts.reduce((ways, count, k) => ways * kinds[k]!.total ** count, 1)
}

/** Rolls at a node by the faces shown, without jokers, and the weight of all rolls. */
export function facesAtNode(rules: RuleSet, node: TurnNode): { rolls: Roll[]; total: number } {
  const places = placesOf(rules)
  const counts = countsOfNode(rules, node)
  const rolls: Roll[] = []
  eachRoll(places.kinds.map(rollsOfKind), counts, (dice, ways) => rolls.push({ dice, ways }))
  return { rolls, total: waysAt(places, counts) }
}

/**
 * What can be set aside of a roll: codes of the choices, with the changes of the node's code. Those of
 * the dice of the first kinds come first, so that rolls that begin alike share them.
 */
class Choices {
  readonly #mixed: MixedRolls
  readonly #codes = new Int32Array(2 ** MAX_DICE)
  readonly #steps = new Int32Array(2 ** MAX_DICE)
  /** Points and steps of those that score. */
  readonly #points = new Int32Array(2 ** MAX_DICE)
  readonly #scoringSteps = new Int32Array(2 ** MAX_DICE)
  /** By number of kinds. */
  readonly #counts: Int32Array
  readonly #scoringCounts: Int32Array

  constructor(mixed: MixedRolls) {
    this.#mixed = mixed
    this.#counts = new Int32Array(mixed.kinds.length + 1).fill(1, 0, 1)
    this.#scoringCounts = new Int32Array(mixed.kinds.length + 1)
  }

  /** Adds the dice of a kind to those of the kinds before it. */
  enter(k: number, place: number): void {
    const { kinds, strides, places, points } = this.#mixed
    const { parts, partSizes } = kinds[k]!.rolls[place]!
    const [codes, steps] = [this.#codes, this.#steps]
    const isLast = k === kinds.length - 1
    const count = this.#counts[k]!
    let more = count
    let scores = this.#scoringCounts[k]!
    // The first part is no dice, which leaves the choices as they are.
    for (let p = 1; p < parts.length; p++) {
      const code = parts[p]! * strides[k]!
      const step = partSizes[p]! * places.steps[k]!
      for (let i = 0; i < count; i++) {
        const scored = points[codes[i]! + code]!
        if (scored !== NO_SCORE) {
          this.#points[scores] = scored
          this.#scoringSteps[scores++] = steps[i]! + step
        }
        // Nothing is added to those of the last kind.
        if (isLast) continue
        codes[more] = codes[i]! + code
        steps[more++] = steps[i]! + step
      }
    }
    this.#counts[k + 1] = more
    this.#scoringCounts[k + 1] = scores
  }

  /** Calls `use` for every choice that scores. */
  each(use: (points: Points, step: number) => void): void {
    for (let i = 0; i < this.#scoringCounts.at(-1)!; i++) {
      use(this.#points[i]!, this.#scoringSteps[i]!)
    }
  }
}

/** Nodes of a turn with dice that are not alike. */
export function diceNodes(scoring: Scoring, everyOption: boolean): NodeLayout[] {
  const { rules } = scoring
  const mixed = mixedRolls(scoring)
  const { places, kinds } = mixed
  const choices = new Choices(mixed)
  const list = new OptionList()
  return Array.from({ length: places.all }, (_, i) => {
    const code = places.all - i
    const counts = countsAt(places, code)
    const dice = sum(counts)
    const bonus = bonusFor(rules, dice)
    const nothing = dice === rules.dice && rules.nothing > 0
    /** Options without points, by the change of the node's code. */
    const bare = Array.from({ length: code + 1 }, (_, step) =>
      packOption({
        taken: sum(countsAt(places, step)),
        points: 0,
        next: nodeAt(places, code - step),
      }),
    )
    return {
      dice,
      isBankable: mayBankWith(rules, dice),
      ways: waysAt(places, counts),
      addRolls(groups, isCounted, isApart) {
        const parts: number[] = []
        const add = (points: Points, step: number): void =>
          list.insert(bare[step]! - points - (step === code ? bonus : 0), everyOption)
        const example = () => parts.map((place, k) => kinds[k]!.rolls[place]!.dice)
        const addRoll = (faces: Multiset, ways: number): void => {
          if (!isCounted(faces)) return
          list.count = 0
          choices.each(add)
          if (nothing && list.count === 0) add(rules.nothing, code)
          if (rules.mustSetAsideAll) list.keepMostTaken()
          groups.add(list, ways, example, isApart(faces))
        }
        eachRoll(kinds, counts, addRoll, { parts, enter: (k, place) => choices.enter(k, place) })
      },
    }
  })
}
