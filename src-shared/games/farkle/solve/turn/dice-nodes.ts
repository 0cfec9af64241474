import { diceCounts, type DiceCount } from '../../../../base/units.ts'
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
import { losesAtOnce } from '../../rules/losing-dice.ts'
import { diceKinds, type DieKind } from '../../rules/own-dice.ts'
import { mayBankWith, type RuleSet } from '../../rules/rule-set.ts'
import { bonusFor, NO_SCORE, type Scoring } from '../../rules/scoring.ts'
import type { NodeLayout, RollOption, TurnNode } from './turn-model.ts'

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

function placesOf(rules: RuleSet): DicePlaces {
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

interface Some extends Shown {
  readonly taken: DiceCount
}

interface KindRoll extends Shown {
  readonly dice: Multiset
  readonly ways: number
  readonly choices: readonly Some[]
}

export function shownBy({ joker }: DieKind, dice: Multiset): Shown {
  const jokers = joker === null ? 0 : countOf(dice, joker)
  return { faces: joker === null ? dice : without(dice, withDice(EMPTY, joker, jokers)), jokers }
}

function rollsOfKind(kind: DieKind, count: DiceCount): KindRoll[] {
  return rollsOf(count).flatMap(({ dice, ways }) => {
    const weight = FACES.reduce(
      (product, face) => product * kind.weights[face - 1]! ** countOf(dice, face),
      ways,
    )
    if (weight === 0) return []
    const choices = subsetsOf(dice).map((some) => ({ ...shownBy(kind, some), taken: sizeOf(some) }))
    return [{ ...shownBy(kind, dice), dice, ways: weight, choices }]
  })
}

interface MixedRoll extends Shown {
  readonly ways: number
  readonly parts: readonly KindRoll[]
}

function rollsAt({ kinds }: DicePlaces, counts: readonly DiceCount[]): MixedRoll[] {
  const nothing: MixedRoll = { faces: EMPTY, jokers: 0, ways: 1, parts: [] }
  return counts.reduce<MixedRoll[]>(
    (rolls, count, k) => {
      const more = rollsOfKind(kinds[k]!, count)
      return rolls.flatMap((roll) =>
        more.map((part) => ({
          // Multisets hold one count per digit, so the sum of two is their union.
          faces: (roll.faces + part.faces) as Multiset,
          jokers: roll.jokers + part.jokers,
          ways: roll.ways * part.ways,
          parts: [...roll.parts, part],
        })),
      )
    },
    [nothing],
  )
}

function waysAt({ kinds }: DicePlaces, counts: readonly DiceCount[]): number {
  return counts.reduce((ways, count, k) => ways * kinds[k]!.total ** count, 1)
}

/** Rolls at a node by the faces shown, without jokers, and the weight of all rolls. */
export function facesAtNode(rules: RuleSet, node: TurnNode): { rolls: Roll[]; total: number } {
  const places = placesOf(rules)
  const counts = countsOfNode(rules, node)
  const rolls = rollsAt(places, counts).map(({ faces, ways }) => ({ dice: faces, ways }))
  return { rolls, total: waysAt(places, counts) }
}

/** The options of a roll at the code of a node: the most points by dice left. */
function optionsBy(
  scoring: Scoring,
  places: DicePlaces,
  everyOption: boolean,
): (roll: MixedRoll, code: number, dice: DiceCount) => RollOption[] {
  const { rules } = scoring
  const jokerCount = places.kinds.reduce((sum, kind) => sum + (kind.joker ? kind.count : 0), 0)
  const score = jokerScore(scoring, jokerCount)

  /** Calls `use` for every choice of at least one die, with its change of the node's code. */
  function choose(
    parts: readonly KindRoll[],
    k: number,
    faces: Multiset,
    jokers: number,
    taken: DiceCount,
    step: number,
    use: (faces: Multiset, jokers: number, taken: DiceCount, step: number) => void,
  ): void {
    if (k === parts.length) {
      if (taken > 0) use(faces, jokers, taken, step)
      return
    }
    for (const some of parts[k]!.choices) {
      choose(
        parts,
        k + 1,
        (faces + some.faces) as Multiset,
        jokers + some.jokers,
        taken + some.taken,
        step + some.taken * places.steps[k]!,
        use,
      )
    }
  }

  return (roll, code, dice) => {
    if (losesAtOnce(rules, roll.faces)) return []
    const found = new Map<string | number, RollOption>()
    choose(roll.parts, 0, EMPTY, 0, 0, 0, (faces, jokers, taken, step) => {
      const bare = score(faces, jokers)
      if (bare === NO_SCORE) return
      const points = taken === dice ? bare + bonusFor(rules, dice) : bare
      const next = nodeAt(places, code - step)
      // Of two choices that leave the same dice, fewer points never help for points.
      const key = everyOption ? `${next} ${points}` : next
      if (points > (found.get(key)?.points ?? NO_SCORE)) found.set(key, { taken, points, next })
    })
    const options = [...found.values()]
    if (options.length === 0 && dice === rules.dice && rules.nothing > 0) {
      return [{ taken: dice, points: rules.nothing + bonusFor(rules, dice), next: 1 }]
    }
    if (!rules.mustSetAsideAll) return options.sort(inOrder)
    const most = Math.max(...options.map(({ taken }) => taken))
    return options.filter(({ taken }) => taken === most).sort(inOrder)
  }
}

const inOrder = (a: RollOption, b: RollOption): number =>
  a.taken - b.taken || a.next - b.next || b.points - a.points

/** Nodes of a turn with dice that are not alike. */
export function diceNodes(scoring: Scoring, everyOption: boolean): NodeLayout[] {
  const { rules } = scoring
  const places = placesOf(rules)
  const optionsOf = optionsBy(scoring, places, everyOption)
  return Array.from({ length: places.all }, (_, i) => {
    const code = places.all - i
    const counts = countsAt(places, code)
    const dice = counts.reduce((sum, count) => sum + count, 0)
    return {
      dice,
      isBankable: mayBankWith(rules, dice),
      ways: waysAt(places, counts),
      rolls: () =>
        rollsAt(places, counts).map((roll) => ({
          dice: roll.faces,
          byKind: roll.parts.map(({ dice }) => dice),
          ways: roll.ways,
          options: () => optionsOf(roll, code, dice),
        })),
    }
  })
}
