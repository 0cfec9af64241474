import { describe, expect, it } from 'vitest'
import { pick, seededRandom, type Random } from '#shared/dice/random.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { withRoll } from '#shared/games/farkle/analysis/turn-walk.ts'
import { kitOfMover, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import {
  afterAction,
  afterRoll,
  bankTurn,
  farkleTurn,
  startOfWins,
  throwsOf,
  type TurnEnd,
} from '#shared/games/farkle/drill/table.ts'
import { hasFurtherState } from '#shared/games/farkle/rules/turn-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { kitOf } from '#test/support/drill-kits.ts'
import { someOf } from './runs.ts'
import { slowGame } from './slow-comparison.ts'
import { slowFurther } from './slow-further.ts'
import { listedGames } from '#test/support/listed-games.ts'

// Games as drills play them, by random players: what a bank, a farkle and the start of a turn are worth is
// what the slow recursions say of the position that the table leads to.

/** The chance of the player to move at the start of a turn, by slow recursions. */
function slowChance(rules: RuleSet, grid: number): (position: Position) => number {
  if (hasFurtherState(rules)) return slowFurther(rules, grid)
  const slow = slowGame(rules)
  return ({ own, opponent, ownFarkles, opponentFarkles, second }) =>
    slow.value(own, opponent, ownFarkles, opponentFarkles, second)
}

/** Random players at the table of a kit, whose judge is compared. */
class RandomPlay {
  compared = 0
  readonly #kit: StudyKit
  readonly #slow: (position: Position) => number
  readonly #random: Random

  constructor(rules: RuleSet, seed: string) {
    this.#kit = kitOf(rules, 'wins')
    this.#slow = slowChance(rules, this.#kit.game.model.grid)
    this.#random = seededRandom(seed)
  }

  /** Plays one game to its end. */
  play(): void {
    let start: Position | null = startOfWins(this.#kit.rules)
    while (start !== null) {
      const found = this.#kit.judge.startOfTurn(start)
      expect(Math.abs(found - this.#slow(start)), positionCode(start)).toBeLessThanOrEqual(1e-10)
      const end = this.#turn(start)
      start = end?.kind === 'passes' ? end.next : null
    }
  }

  #turn({ offer, ...afresh }: Position): TurnEnd | null {
    const { tableRules, game, judge } = kitOfMover(this.#kit, afresh)
    const takesUp = offer !== undefined && this.#random.next() < 0.5
    let position: Position = takesUp
      ? { ...afresh, turnTotal: offer.total, dice: { left: offer.dice } }
      : afresh
    for (;;) {
      const dice = throwsOf(tableRules, position, this.#random).at(-1)!
      const after = afterRoll(tableRules, position, dice)
      const rolled = withRoll(tableRules, position, dice)
      const { actions, value } = judge.judge(rolled)
      expect(actions.length > 0, positionCode(rolled)).toBe(after.kind === 'decide')
      if (after.kind === 'wins') return null
      if (after.kind === 'farkle') return this.#expect(value, farkleTurn(game, position, dice))
      const action = pick(this.#random, actions)
      if (action.then === 'bank') {
        return this.#expect(action.value, bankTurn(game, after.position, action))
      }
      position = afterAction(tableRules, after.position, action)
    }
  }

  #expect(value: number, end: TurnEnd): TurnEnd {
    const right =
      end.kind === 'passes'
        ? 1 - this.#slow(end.next)
        : { own: 1, both: 0.5, opponent: 0 }[end.winner]
    expect(Math.abs(value - right), JSON.stringify(end)).toBeLessThanOrEqual(1e-10)
    this.compared++
    return end
  }
}

describe('games of drills for wins', () => {
  it.each(someOf(listedGames('drillsForWins')))(
    'lead to positions of the slow recursion: %s',
    (name, rules) => {
      const random = new RandomPlay(rules, name)
      for (let games = 0; games < 25; games++) random.play()
      expect(random.compared).toBeGreaterThan(30)
    },
  )
})
