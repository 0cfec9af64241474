import { describe, expect, it } from 'vitest'
import { analyseTurn, type Analysis } from '#shared/games/farkle/analysis/analyser.ts'
import {
  furtherOutlook,
  gameOfFurther,
  type FurtherSolved,
} from '#shared/games/farkle/analysis/further-outlook.ts'
import {
  afterFurtherBank,
  afterFurtherFarkle,
} from '#shared/games/farkle/analysis/further-turns.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { firstPosition, type Position } from '#shared/games/farkle/analysis/position.ts'
import { facesOf } from '#shared/dice/multiset.ts'
import { rollsOf } from '#shared/dice/rolls.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solvedFurther } from '#test/support/solved-further.ts'
import { someOf } from './runs.ts'
import { slowFurther } from './slow-further.ts'
import { listedGames } from '#test/support/listed-games.ts'

// Positions of games with further state against the slow recursions: the mean of the best options over
// all rolls is what the turn is worth, and what a bank or a farkle leads to is worth what it is to the
// other player.

/** Analyses of one game, and what the slow recursion says. */
class Checked {
  readonly rules: RuleSet
  readonly slow: (position: Position) => number
  compared = 0
  readonly #solved: FurtherSolved
  readonly #points

  constructor(rules: RuleSet) {
    this.rules = rules
    this.#solved = solvedFurther(rules)
    this.#points = pointsPlay(rules)
    this.slow = slowFurther(rules, gameOfFurther(this.#solved).model.grid)
  }

  analyse(position: Position, outlook = this.outlook(position)): Analysis {
    const laidOut = gameOfFurther(this.#solved)
    expect(positionProblems(laidOut, position), positionCode(position)).toEqual([])
    const context = { rules: this.rules, game: laidOut, points: this.#points }
    return analyseTurn(context, position, () => outlook)
  }

  outlook(position: Position) {
    return furtherOutlook(this.#solved, position)
  }

  /** That a value is 1 less that of the position it leads to, or decided where that is null. */
  expectPassed(value: number, next: Position | null): void {
    if (next === null) {
      expect([0, 0.5, 1]).toContain(value)
      return
    }
    expect(parsePositionCode(positionCode(next))).toEqual({ ok: true, value: next })
    const seen = positionCode(next).replace('x', '×')
    expect(parsePositionCode(seen)).toEqual({ ok: true, value: next })
    expect(Math.abs(1 - value - this.slow(next)), positionCode(next)).toBeLessThanOrEqual(1e-10)
    this.compared++
  }

  /** What rolling the dice of a position comes to: the mean over all rolls, whose options are checked. */
  meanOf(position: Position): number {
    const outlook = this.outlook(position)
    const count = 'left' in position.dice ? position.dice.left : 0
    let mean = 0
    for (const { dice, ways } of rollsOf(count)) {
      const rolled = { ...position, dice: { rolled: facesOf(dice) } }
      const analysis = this.analyse(rolled, outlook)
      mean += (ways / 6 ** count) * analysis.winProbability
      if (analysis.farkled) {
        this.expectPassed(analysis.winProbability, afterFurtherFarkle(this.rules, rolled))
      }
      for (const { then, winProbability, turnTotal, diceLeft } of analysis.options) {
        if (then === 'roll') continue
        const next = afterFurtherBank(this.rules, rolled, turnTotal, diceLeft)
        this.expectPassed(winProbability, next)
      }
    }
    return mean
  }
}

/** Starts of turns: the first one, and some after banks. */
function startsOf(rules: RuleSet): Position[] {
  const first = firstPosition(rules)
  if (rules.end === 'rounds') {
    return [
      { ...first, round: 2, second: true, own: 500, opponent: 900 },
      { ...first, round: 2, own: 600 },
    ]
  }
  const later = { ...first, own: 200, opponent: 500 }
  const ahead = { ...first, own: 500, opponent: 400 }
  if (rules.beatLastTurn) return [first, { ...later, toBeat: 300 }, { ...ahead, toBeat: 400 }]
  const hasOffer = rules.buildOnBank || rules.steal !== 'nothing'
  if (!hasOffer) return [first, later, ahead]
  const dice = rules.steal === 'allDice' ? rules.dice : 3
  return [
    first,
    { ...later, offer: { dice, total: 300 } },
    { ...ahead, offer: { dice, total: 400 } },
  ]
}

describe('positions of games with further state', () => {
  it.each(someOf(listedGames('furtherPositions')))(
    'are worth what the slow recursion says: %s',
    (_, rules) => {
      const checked = new Checked(rules)
      for (const { offer, ...start } of startsOf(rules)) {
        const whole = checked.analyse(offer ? { ...start, offer } : start)
        const right = checked.slow(offer ? { ...start, offer } : start)
        expect(Math.abs(whole.winProbability - right)).toBeLessThanOrEqual(1e-10)
        const fresh = whole.options.find(({ takesUp }) => !takesUp)!
        expect(Math.abs(checked.meanOf(start) - fresh.winProbability)).toBeLessThanOrEqual(1e-10)
        if (!offer) continue
        const taken = whole.options.find(({ takesUp }) => takesUp)!
        const begun = { ...start, turnTotal: offer.total, dice: { left: offer.dice } }
        expect(Math.abs(checked.meanOf(begun) - taken.winProbability)).toBeLessThanOrEqual(1e-10)
      }
      expect(checked.compared).toBeGreaterThan(50)
    },
  )
})
