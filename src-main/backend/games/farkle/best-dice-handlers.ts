import type { Points, Probability } from '#shared/base/units.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import type { bestDiceRequests } from '#shared/games/farkle/requests/best-dice.ts'
import type { KnownDie } from '#shared/games/farkle/rules/known-dice.ts'
import {
  headstartOf,
  mayHaveBadges,
  usesOf,
  type Badge,
} from '#shared/games/farkle/rules/badges.ts'
import { kindKey, type OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { remembersMore } from '#shared/games/farkle/rules/turn-rules.ts'
import { diceOfSet } from '#shared/games/farkle/solve/bag/best-sets.ts'
import { MAX_STATES, winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { readOrRefuse, refuseFor } from '../../refuse.ts'
import type { Jobs } from '../../solve/jobs.ts'
import type { Solving } from '../../solve/solving.ts'
import type { PositionSolving } from './position-solving.ts'

/** Bounds the memory of a search to some hundred megabytes. */
const MAX_SETS = 1_500_000

interface InBag {
  readonly die: KnownDie
  readonly count: number
}

export interface FoundSet {
  readonly dice: OwnDice[]
  readonly points: Points
  /** Chance to win for the player who moves first with these dice; only with `against`. */
  readonly win?: Probability
}

/** Kinds that differ; dice that roll alike are one kind, with their names side by side. */
function kindsOf(bag: readonly InBag[], dice: number): OwnDice[] {
  const kinds = new Map<string, OwnDice>()
  for (const { die, count } of bag) {
    const key = kindKey(die)
    const known = kinds.get(key)
    const all = Math.min(dice, count + (known?.count ?? 0))
    const name = known && known.name !== die.name ? `${known.name} / ${die.name}` : die.name
    if (all > 0) kinds.set(key, { ...die, name, count: all })
  }
  return [...kinds.values()]
}

/** Number of choices of so many dice. */
function setCount(kinds: readonly OwnDice[], dice: number): number {
  let ways = [1, ...Array.from({ length: dice }, () => 0)]
  for (const { count } of kinds) {
    ways = ways.map((_, size) =>
      ways.slice(Math.max(0, size - count), size + 1).reduce((sum, some) => sum + some),
    )
  }
  return ways[dice]!
}

function whyNone(rules: RuleSet, kinds: readonly OwnDice[]): string | null {
  const { tooFew, tooMany, notTheseRules } = farkleTexts.ownDice.bag
  const isPlain = !remembersMore(rules) && !rules.mustRollHotDice && rules.lastDieRolls === 1
  if (!isPlain || rules.end === 'rounds') return notTheseRules
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
  if (count < rules.dice) return tooFew(rules.dice)
  return setCount(kinds, rules.dice) > MAX_SETS ? tooMany(grouped(MAX_SETS)) : null
}

/** Rules and kinds of a search. Throws `invalid-request`. */
function searchOf(all: RuleSet, bag: readonly InBag[]): { rules: RuleSet; bag: OwnDice[] } {
  const rules = { ...all, ownDice: [], opponentDice: null }
  const kinds = kindsOf(bag, rules.dice)
  refuseFor(() => whyNone(rules, kinds))
  return { rules, bag: kinds }
}

/** The game of two who roll these dice. Throws `invalid-request`. */
function gameOf(rules: RuleSet, own: readonly OwnDice[], others: readonly OwnDice[]): RuleSet {
  // Names side by side may be longer than that of a die in rules.
  const ownDice = own.map((die) => ({ ...die, name: '' }))
  const opponentDice = others.map((die) => ({ ...die, name: '' }))
  const hasJoker = [...own, ...others].some(({ joker }) => joker !== null)
  const jokerAlone = rules.jokerAlone && hasJoker
  return readOrRefuse(parseRuleSet({ ...rules, ownDice, opponentDice, jokerAlone }))
}

function whyNoBadges(rules: RuleSet, badges: readonly (Badge | null)[]): string | null {
  if (badges.every((badge) => badge === null)) return null
  const { noBadges, tooFarAhead } = farkleTexts.ownDice.bag
  if (!mayHaveBadges(rules)) return noBadges
  if (badges.some((badge) => headstartOf(badge) >= rules.goal)) return tooFarAhead
  const { goal, grid } = winGame(rules)
  const states = badges.reduce((product, badge) => product * (usesOf(badge) + 1), 2 * goal * goal)
  if (states <= MAX_STATES) return null
  return farkleTexts.game.unsolvable.manyStates(grouped(states), grouped(MAX_STATES), grid)
}

export function bestDiceHandlers(
  solving: Pick<Solving, 'solve'>,
  positions: Pick<PositionSolving, 'firstChance'>,
  jobs: Pick<Jobs, 'run'>,
) {
  return {
    async 'farkle.bestDice'({ rules: all, bag: inBag, sets, against, badge, otherBadge }) {
      const { rules, bag } = searchOf(all, inBag)
      const task = { rules, bag, count: sets }
      const others = against && kindsOf(against, rules.dice)
      // Complain of the opponent's dice and of badges before the search.
      if (others) gameOf(rules, [], others)
      refuseFor(() => whyNoBadges(rules, [badge, otherBadge]))
      const hasBadges = badge !== null || otherBadge !== null
      const chanceOf = async (game: RuleSet): Promise<Probability> => {
        if (!hasBadges) return positions.firstChance(game)
        const task = { rules: game, badge, otherBadge }
        return (await solving.solve('badges', task, JSON.stringify([badge, otherBadge]))).asFirst
      }
      const found = await solving.solve('best-dice', task, JSON.stringify([bag, sets]))
      const told = found.sets.map(({ counts, points }): FoundSet => ({
        dice: diceOfSet(bag, counts),
        points,
      }))
      if (!others) return { ...found, sets: told }
      const hash = ruleHash(rules)
      const key = JSON.stringify(['dice-wins', hash, bag, sets, others, badge, otherBadge])
      const name = { solve: 'dice-wins', rules: rules.name, hash }
      const byWins = await jobs.run(key, name, async (progress) => {
        const solved: FoundSet[] = []
        for (const one of told) {
          solved.push({ ...one, win: await chanceOf(gameOf(rules, one.dice, others)) })
          progress(solved.length / told.length)
        }
        return solved.sort((a, b) => b.win! - a.win!)
      })
      return { ...found, sets: byWins }
    },
    async 'farkle.nextDice'({ rules: all, bag: inBag, dice }) {
      const { rules, bag } = searchOf(all, inBag)
      const kinds = kindsOf(
        dice.map((die) => ({ die, count: 1 })),
        1,
      )
      const task = { rules, bag, dice: kinds }
      const { points, more, fewer } = await solving.solve(
        'next-dice',
        task,
        JSON.stringify([bag, kinds]),
      )
      const next = kinds.map(({ name }, i) => ({ name, points: more[i]!, adds: more[i]! - points }))
      const losing = bag.flatMap(({ name }, i) => {
        const left = fewer[i] ?? null
        return left === null ? [] : [{ name, points: left, costs: points - left }]
      })
      return {
        points,
        next: next.filter(({ adds }) => adds > 0).sort((a, b) => b.adds - a.adds),
        losing: losing.filter(({ costs }) => costs > 0).sort((a, b) => b.costs - a.costs),
      }
    },
  } satisfies Handlers<typeof bestDiceRequests>
}
