import type { Points } from '../../../../base/units.ts'
import { kindKey, type OwnDice } from '../../rules/own-dice.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { rollTables, SetSearch, type RollTables } from './set-search.ts'

/** Increase when results change; part of the cache key. */
export const NEXT_DICE_VERSION = 1

export interface NextDice {
  /** Points of a turn of the best set of the bag. */
  readonly points: Points
  /** By die of those asked for: what the best set makes with one more of it, at least `points`. */
  readonly more: readonly Points[]
  /** By kind of the bag: what the best set makes with one fewer; null if there are too few dice then. */
  readonly fewer: readonly (Points | null)[]
}

/** Points of the first dice of `more`: a checkpoint. */
export type NextBegun = readonly Points[]

interface NextThread {
  readonly progress?: (share: number) => void
  readonly begun?: NextBegun | undefined
  readonly keep?: ((begun: NextBegun) => void) | undefined
}

const hasJoker = (bag: readonly OwnDice[]): boolean => bag.some(({ joker }) => joker !== null)

/** The best points of a bag with one fewer die of each kind; the best set itself first. */
function withoutEach(rules: RuleSet, bag: readonly OwnDice[], tables: RollTables) {
  const search = new SetSearch(rules, bag, tables)
  const [first] = search.best(1).best
  const [set, points] = first!
  const inSet = search.countsOf(set)
  const isEnough = bag.reduce((sum, { count }) => sum + count, 0) > rules.dice
  const fewer = bag.map(({ count }, kind) => {
    if (inSet[kind]! < count) return points
    if (!isEnough) return null
    const { best } = search.best(1, (dice) => dice.filter((one) => one === kind).length < count)
    return best[0]![1]
  })
  return { points, fewer }
}

/**
 * What one more of each die would add to the best set of a bag, and what one fewer would cost. The bag
 * is as for SetSearch.
 */
export function nextDice(
  rules: RuleSet,
  bag: readonly OwnDice[],
  dice: readonly OwnDice[],
  { progress = () => {}, begun = [], keep = () => {} }: NextThread = {},
): NextDice {
  const plain = rollTables(rules, bag)
  const withJokers = hasJoker(bag) || !hasJoker(dice) ? plain : rollTables(rules, dice)
  const { points, fewer } = withoutEach(rules, bag, plain)
  const more = [...begun]
  for (const die of dice.slice(more.length)) {
    progress((more.length + 1) / (dice.length + 1))
    const key = kindKey(die)
    const others = bag.filter((one) => kindKey(one) !== key)
    const count = bag.reduce((sum, one) => (kindKey(one) === key ? sum + one.count : sum), 1)
    const most =
      count > rules.dice
        ? points
        : new SetSearch(
            rules,
            [{ ...die, count }, ...others],
            hasJoker([die]) ? withJokers : plain,
            {},
            { above: points, least: [count] },
          ).best(1).best[0]?.[1]
    more.push(most ?? points)
    keep(more)
  }
  return { points, more, fewer }
}
