import { headstartOf, usesOf, type Badge } from '#shared/games/farkle/rules/badges.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { allDiceOf, diceKey, slowDicePlaces, slowThrows } from './slow-own-dice.ts'
import { slowSide } from './slow-sides.ts'
import { slowAgain, slowFalls } from './slow-throws-again.ts'

// Games with badges, read a second time: every roll, every choice of dice and every use of a badge,
// in points. The values of two equal scores are repeated until they stay.

/** What a farkle and a bank are worth, by the uses left; a bank by the score as well. */
interface After {
  readonly farkle: (uses: number) => number
  readonly bank: (score: number, uses: number) => number
}

/** How a turn ends: the score after it, and the uses left. */
interface Ended {
  readonly score: number
  readonly uses: number
}

interface SlowTurn {
  readonly value: number
  /** Plays the turn as its value says, by numbers between 0 and 1. */
  play(random: () => number): Ended
}

/** Turns of one side from a score, with so many uses of its badge left. */
function slowTurns(rules: RuleSet, badge: Badge | null, grid: number) {
  const places = slowDicePlaces(rules)
  const throws = badge?.kind === 'fortune' ? slowThrows(rules) : null
  const start = diceKey(allDiceOf(rules))
  const { goal, minimumBank, minimumFirstBank } = rules
  return (own: number, all: number, after: After): SlowTurn => {
    const least = Math.max(1, own <= 0 ? minimumFirstBank : minimumBank)
    const known = new Map<string, number>()
    const isWon = (total: number): boolean => total >= least && own + total >= goal
    const throwsAgain = (at: string, total: number, uses: number): boolean =>
      badge?.kind === 'resurrection' && uses > 0 && roll(at, total, uses - 1) > after.farkle(uses)
    /** Where each move leads, with its points once, and twice with a use fewer. */
    const ways = (
      moves: readonly { to: string; points: number }[],
      total: number,
      uses: number,
    ) => {
      const once = moves.map(({ to, points }) => ({ to, total: total + points, uses }))
      if (badge?.kind !== 'doppelganger' || uses === 0) return once
      const twice = moves.map(({ to, points }) => ({
        to,
        total: total + 2 * points,
        uses: uses - 1,
      }))
      return [...once, ...twice]
    }
    const roll = (at: string, total: number, uses: number): number => {
      const key = `${at} ${total} ${uses}`
      const before = known.get(key)
      if (before !== undefined) return before
      const { outcomes, farkles } = places.get(at)!
      const lost = throwsAgain(at, total, uses) ? roll(at, total, uses - 1) : after.farkle(uses)
      let value = farkles * lost
      if (throws && badge?.kind === 'fortune' && uses > 0) {
        value = rollOrAgain(at, total, badge.dice)
        known.set(key, value)
        return value
      }
      for (const { chance, moves } of outcomes) {
        value += chance * Math.max(...ways(moves, total, uses).map((way) => best(way)))
      }
      known.set(key, value)
      return value
    }
    /** Value of each ordered roll, by its number. */
    const valuesOfRolls = (at: string, total: number, uses: number): Map<number, number> => {
      const values = new Map<number, number>()
      for (const [number, moves] of throws!.get(at)!.rolls) {
        const worths = ways(moves, total, uses).map((way) => best(way))
        values.set(number, worths.length === 0 ? after.farkle(uses) : Math.max(...worths))
      }
      return values
    }
    /** Value of rolling with a fortune badge that is still there. */
    const rollOrAgain = (at: string, total: number, most: number): number => {
      const { dice } = throws!.get(at)!
      const falls = slowFalls(dice, valuesOfRolls(at, total, 0))
      const better = [...valuesOfRolls(at, total, 1)].map(([number, value]) => {
        return [number, Math.max(value, slowAgain(falls, dice.length, number, most))] as const
      })
      return slowFalls(dice, new Map(better))[0]!
    }
    /** Banks that are allowed: as it is, and raised with a use fewer. */
    const banks = (total: number, uses: number): Ended[] => {
      if (total < least) return []
      const plain = { score: own + total, uses }
      if (badge?.kind !== 'warlord' || uses === 0) return [plain]
      const raised = own + Math.floor((total * badge.times) / grid) * grid
      return [plain, { score: raised, uses: uses - 1 }]
    }
    const worth = ({ score, uses }: Ended): number => (score >= goal ? 1 : after.bank(score, uses))
    const best = ({ to, total, uses }: { to: string; total: number; uses: number }): number =>
      isWon(total) ? 1 : Math.max(roll(to, total, uses), ...banks(total, uses).map(worth))

    const play = (random: () => number): Ended => {
      let [at, total, uses] = [start, 0, all]
      for (;;) {
        const { outcomes } = places.get(at)!
        let drawn = random()
        const fallen = outcomes.find(({ chance }) => (drawn -= chance) < 0)
        if (!fallen) {
          if (!throwsAgain(at, total, uses)) return { score: own, uses }
          uses--
          continue
        }
        const all = ways(fallen.moves, total, uses)
        const way = all.reduce((most, one) => (best(one) > best(most) ? one : most))
        ;({ to: at, total, uses } = way)
        const bank = banks(total, uses).find((one) => worth(one) === best(way))
        if (isWon(total)) return { score: goal, uses }
        if (bank) return bank
      }
    }
    return { value: roll(start, 0, all), play }
  }
}

/** A game with badges: the chances of "you", and whether a game is won that is played by them. */
export interface SlowBadges {
  readonly asFirst: number
  readonly asSecond: number
  /** Plays a game in which "you" move first; a fortune badge is not used. */
  play(random: () => number): boolean
}

export function slowBadges(
  rules: RuleSet,
  badges: readonly [Badge | null, Badge | null],
  grid: number,
): SlowBadges {
  const uses = badges.map(usesOf)
  const turns = badges.map((badge, side) => slowTurns(slowSide(rules, side === 1), badge, grid))
  /** By side to move, its score and that of the other, and the uses of both. */
  const values = new Map<string, number>()
  const at = (side: number, own: number, other: number, ...left: number[]): number =>
    values.get([side, own, other, ...left].join()) ?? 0
  const turnAt = (side: number, own: number, other: number, u: number, v: number): SlowTurn =>
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
            const { value } = turnAt(0, own, sum - own, u, v)
            moved = Math.abs(value - at(0, own, sum - own, u, v))
            values.set([0, own, sum - own, u, v].join(), value)
            const theirs = turnAt(1, sum - own, own, v, u)
            values.set([1, sum - own, own, v, u].join(), theirs.value)
          }
        }
      }
    }
  }
  const [own, other] = badges.map((one) => Math.floor(headstartOf(one) / grid) * grid)
  const laidOut = new Map<string, SlowTurn>()
  return {
    asFirst: at(0, own!, other!, uses[0]!, uses[1]!),
    asSecond: 1 - at(1, other!, own!, uses[1]!, uses[0]!),
    play(random) {
      const scores = [own!, other!]
      const left = [...uses]
      for (let side = 0; ; side = 1 - side) {
        const state = [scores[side]!, scores[1 - side]!, left[side]!, left[1 - side]!] as const
        const key = [side, ...state].join()
        const turn = laidOut.get(key) ?? turnAt(side, ...state)
        laidOut.set(key, turn)
        const ended = turn.play(random)
        if (ended.score >= rules.goal) return side === 0
        scores[side] = ended.score
        left[side] = ended.uses
      }
    },
  }
}
