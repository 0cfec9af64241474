import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { topRow } from '#shared/games/farkle/solve/match/planned-player.ts'
import type { ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { thumbWeight } from '#shared/games/farkle/solve/thumb/thumb-weight.ts'
import { ThumbTurns } from '#shared/games/farkle/solve/thumb/thumb-turns.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { endRow } from '#shared/games/farkle/solve/win/win-states.ts'
import { someOf } from './runs.ts'
import { firstPlace, placeKey, slowPlaces, type PlaceOdds } from './slow-places.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

// Turns in which a total may not be banked yet, by rules of thumb: roll by roll, over all that a turn
// remembers, each way to set dice aside weighed alone, as a player at the table does.

const { farkle } = PRESETS
const published = (name: string, goal: number): RuleSet => ({ ...PUBLISHED[name]!.rules, goal })

/** Chances smaller than this are not followed. */
const GONE = 1e-15

/** The chances of a turn: to bank each total short of the goal, to reach the goal, and to farkle. */
class SlowThumbTurn {
  readonly banked = new Map<number, number>()
  reached = 0
  farkled = 0
  readonly #rules: RuleSet
  readonly #rule: ThumbRule
  readonly #places: ReadonlyMap<string, PlaceOdds>

  constructor(rules: RuleSet, rule: ThumbRule, places: ReadonlyMap<string, PlaceOdds>) {
    this.#rules = rules
    this.#rule = rule
    this.#places = places
  }

  play(own: number, opponent: number): void {
    const at = { own, opponent, ownFarkles: 0 }
    const need = this.#rules.goal - own
    const weigh = (total: number, { place: { dice }, isBankable }: PlaceOdds) =>
      thumbWeight(this.#rule, this.#rules, at, total, dice, isBankable)
    let open = new Map([[`${placeKey(firstPlace(this.#rules))}|0`, 1]])
    while (open.size > 0) {
      const next = new Map<string, number>()
      for (const [where, chance] of open) {
        const [key, made] = where.split('|') as [string, string]
        const odds = this.#places.get(key)!
        this.farkled += chance * odds.farkles
        for (const outcome of odds.outcomes) {
          // Of two ways to the same place a player takes the one that scores more.
          const sensible = outcome.moves.filter(({ to, points }) =>
            outcome.moves.every((other) => other.to !== to || other.points <= points),
          )
          const ways = sensible.map(({ to, points }) => {
            const there = this.#places.get(to)!
            const total = Number(made) + points
            return { to, total, weight: weigh(total, there), dice: there.place.dice }
          })
          const [way] = ways.sort(
            (a, b) =>
              b.weight.rank - a.weight.rank ||
              (a.weight.sum === b.weight.sum ? 0 : b.weight.sum - a.weight.sum) ||
              b.dice - a.dice ||
              b.total - a.total,
          )
          const { to, total, weight } = way!
          const often = chance * outcome.chance
          if (weight.rolls) {
            const then = `${to}|${Math.min(total, need + 1000)}`
            next.set(then, (next.get(then) ?? 0) + often)
          } else if (total >= need) this.reached += often
          else this.banked.set(total, (this.banked.get(total) ?? 0) + often)
        }
      }
      open = new Map([...next].filter(([, chance]) => chance > GONE))
    }
  }
}

describe.each(
  someOf<readonly [string, RuleSet]>([
    ['sets that must be confirmed', published('wikibooks', 3000)],
    ['combinations that 500 points must confirm', published('damm-media', 4000)],
    ['no bank of a total that ends in 50', { ...farkle, goal: 2000, noBankAtFifty: true }],
  ]),
)('a turn by a rule of thumb with %s', (_, rules) => {
  const game = winGame(rules)
  const places = slowPlaces(rules)
  it.each([
    'hold=100/100/350/900/1700:350/300/600/1200/2100,columns=0.25,divide=6',
    `hold=300/200/400/900/1800,divide=4,go=${0.9 * rules.goal},near=100`,
  ])('ends as it does roll by roll: %s', (text) => {
    const rule = ruleOf(text)
    const turns = new ThumbTurns(game, rule, topRow(game, gameEndings(game)))
    for (const [own, opponent] of [
      [0, 0],
      [0.5, 0.9],
      [0.8, 0.3],
      [0.95, 0.95],
    ].map((parts) => parts.map((part) => Math.round((part * rules.goal) / 50) * 50))) {
      const slow = new SlowThumbTurn(rules, rule, places)
      slow.play(own!, opponent!)
      const score = own! / game.grid
      const take = endRow(game, score)
      const aim = { own: score, opponent: opponent! / game.grid, farkles: 0, take }
      turns.run({ ...aim, answered: false, last: null })
      const { banked, last, farkle: farkled } = turns.mass
      const step = game.model.grid
      let reached = 0
      for (let row = 1; row <= last; row++) {
        if (row >= take) reached += banked[row]!
        else expect(banked[row]).toBeCloseTo(slow.banked.get(row * step) ?? 0, 11)
      }
      expect(reached).toBeCloseTo(slow.reached, 11)
      expect(farkled).toBeCloseTo(slow.farkled, 11)
      expect(reached + slow.farkled).toBeGreaterThan(0)
    }
  })
})
