import type { DiceCount } from '../../../base/units.ts'
import {
  EMPTY,
  facesOf,
  multisetOf,
  sizeOf,
  subsetsOf,
  type Multiset,
} from '../../../dice/multiset.ts'
import { jokerScore } from '../rules/joker-scoring.ts'
import { losesAtOnce } from '../rules/losing-dice.ts'
import { diceKinds } from '../rules/own-dice.ts'
import { mayBankWith, type RuleSet } from '../rules/rule-set.ts'
import { bonusFor, NO_SCORE, scoringOf } from '../rules/scoring.ts'
import { countsOfNode, nodeOfCounts, shownBy } from '../solve/turn/dice-nodes.ts'
import { diceCountOf, inOrder, type Position } from './position.ts'
import type { RolledDice, TurnWalk, WalkChoice } from './turn-walk.ts'

const countsBy = (kinds: readonly number[], all: number): DiceCount[] =>
  Array.from({ length: all }, (_, k) => kinds.filter((kind) => kind === k).length)

const kindsBy = (counts: readonly DiceCount[]): number[] =>
  counts.flatMap((count, k) => Array.from({ length: count }, () => k))

const sum = (counts: readonly DiceCount[]): DiceCount =>
  counts.reduce((all, count) => all + count, 0)

/** Kinds of the dice of a position. May be missing only when all dice are left to roll. */
function kindsOf(rules: RuleSet, position: Position): readonly number[] | null {
  const { kinds } = position.dice
  if (kinds) return kinds
  const isTold = 'rolled' in position.dice || diceCountOf(position) < rules.dice
  return isTold ? null : kindsBy(diceKinds(rules).map(({ count }) => count))
}

export function ownDiceWalk(rules: RuleSet): TurnWalk {
  const kinds = diceKinds(rules)
  const scoring = scoringOf(rules)
  const jokers = kinds.reduce((sum, kind) => sum + (kind.joker ? kind.count : 0), 0)
  const score = jokerScore(scoring, jokers)
  /** Cache by roll: the same rolls come up again during play. */
  const known = new Map<string, readonly WalkChoice[]>()

  /** All combinations of subsets, one subset per kind, including none and all dice. */
  const chosen = (parts: readonly Multiset[]): Multiset[][] =>
    parts.reduce<Multiset[][]>(
      (before, part) => before.flatMap((some) => subsetsOf(part).map((own) => [...some, own])),
      [[]],
    )

  const choiceOf = (parts: readonly Multiset[], counts: readonly DiceCount[]): WalkChoice => ({
    dice: parts.flatMap(facesOf),
    kinds: parts.flatMap((part, k) => facesOf(part).map(() => k)),
    points: 0,
    next: nodeOfCounts(
      rules,
      counts.map((count, k) => count - sizeOf(parts[k]!)),
    ),
  })

  function choices(rolled: RolledDice): WalkChoice[] {
    const of = rolled.kinds ?? []
    const parts = kinds.map((_, k) => multisetOf(rolled.rolled.filter((_, i) => of[i] === k)))
    const counts = parts.map(sizeOf)
    const bonus = bonusFor(rules, rolled.rolled.length)
    const shown = (some: readonly Multiset[]): { faces: Multiset; jokers: number } =>
      some.reduce(
        (sum, part, k) => {
          const { faces, jokers } = shownBy(kinds[k]!, part)
          return { faces: (sum.faces + faces) as Multiset, jokers: sum.jokers + jokers }
        },
        { faces: EMPTY, jokers: 0 },
      )
    if (losesAtOnce(rules, shown(parts).faces)) return []
    const all = chosen(parts).flatMap((some) => {
      const { faces, jokers } = shown(some)
      if (faces === EMPTY && jokers === 0) return []
      const bare = score(faces, jokers)
      if (bare === NO_SCORE) return []
      const choice = choiceOf(some, counts)
      const isHot = choice.dice.length === rolled.rolled.length
      return [{ ...choice, points: isHot ? bare + bonus : bare }]
    })
    if (all.length === 0 && rolled.rolled.length === rules.dice && rules.nothing > 0) {
      return [{ ...choiceOf(parts, counts), points: rules.nothing + bonus }]
    }
    if (!rules.mustSetAsideAll) return all
    const most = Math.max(...all.map(({ dice }) => dice.length))
    return all.filter(({ dice }) => dice.length === most)
  }

  return {
    nodeOf(position) {
      const told = kindsOf(rules, position)
      if (told?.length !== diceCountOf(position)) return null
      const counts = countsBy(told, kinds.length)
      const isThere = counts.every((count, k) => count <= kinds[k]!.count)
      const isKnown = sum(counts) === told.length
      return isThere && isKnown ? nodeOfCounts(rules, counts) : null
    },
    partAt(node) {
      const left = kindsBy(countsOfNode(rules, node))
      return { dice: { left: left.length, kinds: left } }
    },
    mayBank: (node) => mayBankWith(rules, sum(countsOfNode(rules, node))),
    choices(_, dice) {
      const { rolled, kinds: of = [] } = inOrder(dice)
      const key = `${rolled.join('')} ${of.join('')}`
      const found = known.get(key) ?? choices(dice)
      known.set(key, found)
      return found
    },
  }
}
