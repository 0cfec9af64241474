import { describe, expect, it } from 'vitest'
import { nearestCards, shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { slowPlayer } from './slow-players.ts'
import { ALL, someOf } from './runs.ts'
import type { SlowPlayer, SlowState } from './slow-plan.ts'
import { slowDiceAfter, slowRolls, type Move } from './slow-rules.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'
import { unsolvedContext } from '#test/support/solved-win.ts'

// Whole games with dice, by rules of thumb read straight from their sentences, against the exact
// figures. THUMB_GAMES=5000000 plays so many of each, to the goals that the rules have.

const MANY = Number(process.env['THUMB_GAMES'] ?? 0)
const GAMES = MANY || 20_000
/** Cards are what people play by. */
const CARD_GAMES = MANY || (ALL ? 1_000_000 : 20_000)
const SHORT_GOAL = 2000
const STANDARD_ERRORS = 4

const { farkle, zilch, 'possibly-wrong': possiblyWrong } = PRESETS
type Pair = (rules: RuleSet) => readonly [Policy, Policy]
const RULES: readonly (readonly [string, RuleSet, Pair, number])[] = [
  ['Farkle', farkle, plain, GAMES],
  ['Possibly Wrong', possiblyWrong, plain, GAMES],
  ['Zilch with its penalty and final turn', zilch, plain, GAMES],
  ['Farkle, by cards', farkle, cards, CARD_GAMES],
]

/** Plays games of two slow players with dice. */
class Table {
  readonly #rules: RuleSet
  readonly #random: Random
  readonly #moves: ReadonlyMap<string, readonly Move[]>[]

  constructor(rules: RuleSet, random: Random) {
    this.#rules = rules
    this.#random = random
    this.#moves = slowRolls(rules).map(
      (rolls) => new Map(rolls.map(({ dice, moves }) => [dice.join(''), moves])),
    )
  }

  /** The points that a turn banks; null for a farkle. In a last turn those of a loss are not banked. */
  #turn(player: SlowPlayer, at: SlowState): number | null {
    const { goal, minimumBank, minimumFirstBank } = this.#rules
    const least = Math.max(1, at.own <= 0 ? minimumFirstBank : minimumBank)
    const isLast = at.opponent >= goal
    const wins = (total: number): boolean =>
      total >= least && (isLast ? at.own + total > at.opponent : at.own + total >= goal)
    let total = 0
    let left = 6
    for (;;) {
      const key = rollDice(this.#random, left)
        .sort((a, b) => a - b)
        .join('')
      const moves = this.#moves[left]!.get(key)!
      if (moves.length === 0) return null
      const most = moves.reduce((best, move) => (move.points > best.points ? move : best))
      const move = wins(total + most.points) ? most : player.choose(moves, total, left, at)
      total += move.points
      left = slowDiceAfter(left, move.taken)
      if (wins(total)) return total
      if (isLast) {
        if (at.own + total === at.opponent && total >= least && this.#risk(left) > 0.5) return total
      } else if (total >= least && player.banks(total, left, at)) return total
    }
  }

  #risk(left: number): number {
    let ways = 0
    const count = (key: string): number => {
      let orders = 1
      for (let i = 2; i <= key.length; i++) orders *= i
      for (const face of new Set(key)) {
        for (let i = 2; i < key.split(face).length; i++) orders /= i
      }
      return orders
    }
    for (const [key, moves] of this.#moves[left]!) if (moves.length === 0) ways += count(key)
    return ways / 6 ** left
  }

  /** What a game is worth for the first of these players, who begins: 1, 0, or a half for a tie. */
  play(players: readonly [SlowPlayer, SlowPlayer]): number {
    const { goal, end, farklePenalty } = this.#rules
    const banked = [0, 0]
    const farkles = [0, 0]
    for (let mover = 0; ; mover = 1 - mover) {
      const other = 1 - mover
      const at = {
        own: banked[mover]!,
        opponent: banked[other]!,
        ownFarkles: farkles[mover]!,
        opponentFarkles: farkles[other]!,
      }
      const total = this.#turn(players[mover]!, at)
      if (total !== null) {
        banked[mover]! += total
        farkles[mover] = 0
      }
      const isOver = at.opponent >= goal || (banked[mover]! >= goal && end === 'immediate')
      if (isOver) {
        const [mine, theirs] = banked as [number, number]
        return mine === theirs ? 0.5 : Number(mine > theirs)
      }
      if (total === null && farklePenalty && ++farkles[mover]! === farklePenalty.farkles) {
        banked[mover] = Math.max(farklePenalty.floor, banked[mover]! - farklePenalty.points)
        farkles[mover] = 0
      }
    }
  }
}

const thumbOf = (text: string): Policy => ({ kind: 'thumb', rule: ruleOf(text) })

/** Cards of two columns and of one. */
function plain({ goal }: RuleSet): readonly [Policy, Policy] {
  const go = Math.round((goal * 0.955) / 50) * 50
  return [
    thumbOf(
      `hold=100/100/350/900/1700:350/300/600/1200/2100,columns=0.25,divide=6,go=${go},near=100`,
    ),
    thumbOf('hold=50/100/400/900/1750,divide=6'),
  ]
}

/** The cards of most columns, by the need and by the lead. */
function cards(rules: RuleSet): readonly [Policy, Policy] {
  const card = (by: 'need' | 'lead'): Policy => {
    const { rule } = (shippedCards(rules, by) ?? nearestCards(rules, by).cards).at(-1)!
    return { kind: 'thumb', rule }
  }
  return [card('need'), card('lead')]
}

describe('games that are played with dice by rules of thumb', () => {
  it.each(someOf(RULES))(
    'are won as often as worked out: %s',
    (name, preset, pair, games) => {
      const rules = MANY ? preset : { ...preset, goal: SHORT_GOAL }
      const [first, second] = pair(rules)
      const exact = playMatch(unsolvedContext(rules), first, second).first.asFirst
      const table = new Table(rules, seededRandom(`thumbs ${name}`))
      const players = [slowPlayer(rules, first), slowPlayer(rules, second)] as const
      let won = 0
      let squares = 0
      for (let i = 0; i < games; i++) {
        const worth = table.play(players)
        won += worth
        squares += worth * worth
      }
      const mean = won / games
      const error = Math.sqrt((squares / games - mean * mean) / games)
      if (MANY) console.log(`${name}: ${mean} played, ${exact} exact, standard error ${error}`)
      expect(error).toBeGreaterThan(0)
      expect(Math.abs(mean - exact)).toBeLessThan(STANDARD_ERRORS * error)
    },
    MANY ? 100_000_000 : ALL ? 1_800_000 : 120_000,
  )
})
