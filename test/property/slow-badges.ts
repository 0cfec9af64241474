import { headstartOf, usesOf, type Badge } from '#shared/games/farkle/rules/badges.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { allDiceOf, diceKey, slowDicePlaces } from './slow-own-dice.ts'
import { slowSide } from './slow-sides.ts'

// Games with badges, read a second time: every roll, every choice of dice and every use of a badge,
// in points. The values of two equal scores are repeated until they stay.

/** What a farkle and a bank are worth, by the uses left; a bank by the score as well. */
interface After {
  readonly farkle: (uses: number) => number
  readonly bank: (score: number, uses: number) => number
}

/** The value of a turn of one side from a score, with so many uses of its badge left. */
function slowTurns(rules: RuleSet, badge: Badge | null, grid: number) {
  const places = slowDicePlaces(rules)
  const start = diceKey(allDiceOf(rules))
  const { goal, minimumBank, minimumFirstBank } = rules
  return (own: number, all: number, after: After): number => {
    const least = Math.max(1, own <= 0 ? minimumFirstBank : minimumBank)
    const known = new Map<string, number>()
    const roll = (at: string, total: number, uses: number): number => {
      const key = `${at} ${total} ${uses}`
      const before = known.get(key)
      if (before !== undefined) return before
      const { outcomes, farkles } = places.get(at)!
      let lost = after.farkle(uses)
      if (badge?.kind === 'resurrection' && uses > 0 && farkles > 0) {
        lost = Math.max(lost, roll(at, total, uses - 1))
      }
      let value = farkles * lost
      for (const { chance, moves } of outcomes) {
        const worths = moves.map(({ to, points }) => {
          const once = best(to, total + points, uses)
          if (badge?.kind !== 'doppelganger' || uses === 0) return once
          return Math.max(once, best(to, total + 2 * points, uses - 1))
        })
        value += chance * Math.max(...worths)
      }
      known.set(key, value)
      return value
    }
    const best = (at: string, total: number, uses: number): number => {
      const isAllowed = total >= least
      if (isAllowed && own + total >= goal) return 1
      const rolled = roll(at, total, uses)
      if (!isAllowed) return rolled
      let banked = after.bank(own + total, uses)
      if (badge?.kind === 'warlord' && uses > 0) {
        const score = own + Math.floor((total * badge.times) / grid) * grid
        banked = Math.max(banked, score >= goal ? 1 : after.bank(score, uses - 1))
      }
      return Math.max(banked, rolled)
    }
    return roll(start, 0, all)
  }
}

/** The chances of "you" when moving first, and when moving second. */
export function slowBadges(
  rules: RuleSet,
  badges: readonly [Badge | null, Badge | null],
  grid: number,
): [asFirst: number, asSecond: number] {
  const uses = badges.map(usesOf)
  const turns = badges.map((badge, side) => slowTurns(slowSide(rules, side === 1), badge, grid))
  /** By side to move, its score and that of the other, and the uses of both. */
  const values = new Map<string, number>()
  const at = (side: number, own: number, other: number, ...left: number[]): number =>
    values.get([side, own, other, ...left].join()) ?? 0
  const valueOf = (side: number, own: number, other: number, u: number, v: number): number =>
    turns[side]!(own, u, {
      farkle: (left) => 1 - at(1 - side, other, own, v, left),
      bank: (score, left) => 1 - at(1 - side, other, score, v, left),
    })
  const last = (Math.ceil(rules.goal / grid) - 1) * grid
  const counts = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i)
  for (let sum = 2 * last; sum >= 0; sum -= grid) {
    for (let own = Math.max(0, sum - last); own <= Math.min(last, sum); own += grid) {
      for (const u of counts(uses[0]!)) {
        for (const v of counts(uses[1]!)) {
          for (let moved = 1; moved > 1e-13;) {
            const x = valueOf(0, own, sum - own, u, v)
            moved = Math.abs(x - at(0, own, sum - own, u, v))
            values.set([0, own, sum - own, u, v].join(), x)
            values.set([1, sum - own, own, v, u].join(), valueOf(1, sum - own, own, v, u))
          }
        }
      }
    }
  }
  const [own, other] = badges.map((one) => Math.floor(headstartOf(one) / grid) * grid)
  return [at(0, own!, other!, uses[0]!, uses[1]!), 1 - at(1, other!, own!, uses[1]!, uses[0]!)]
}
