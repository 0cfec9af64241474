import { describe, expect, it } from 'vitest'
import { pick, seededRandom, type Random } from '#shared/dice/random.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { kitOfMover, type StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import {
  afterAction,
  afterRoll,
  bankTurn,
  farkleTurn,
  startOfWins,
  throwsOf,
  withRoll,
  type TurnEnd,
} from '#shared/games/farkle/drill/table.ts'
import { hasFurtherState } from '#shared/games/farkle/rules/turn-rules.ts'
import { hasOpponentDice, rulesOfOpponent } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { kitOf } from '#test/support/drill-kits.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { DEVIL, FEW, LUCKY, PENALTY } from './loaded-dice.ts'
import { someOf } from './runs.ts'
import { slowDicePlay } from './slow-dice-comparison.ts'
import { slowFurther } from './slow-further.ts'
import { SlowPlaceWin } from './slow-place-win.ts'
import { SlowWin } from './slow-win.ts'
import { COARSE } from './win-rule-sets.ts'

// Games as drills play them, by random players: what a bank, a farkle and the start of a turn are worth is
// what the slow recursions say of the position that the table leads to.

type Case = readonly [name: string, rules: RuleSet]
const game = (name: string, rules: object): Case => [name, parsedRules({ ...COARSE, ...rules })]
const FIRST = { goal: 700, minimumBank: 200, minimumFirstBank: 400 } as const

const GAMES: readonly Case[] = [
  game('two rounds, minimums', {
    ...{ end: 'rounds', rounds: 2, minimumBank: 200, minimumFirstBank: 500 },
  }),
  game('different dice', { ...FEW, opponentDice: [LUCKY], goal: 800 }),
  game('the dice a bank left, a minimum to begin', { ...FIRST, buildOnBank: true }),
  game('the dice that farkled', { goal: 600, steal: 'diceLeft' }),
  game('a farkle that scores', { ...FIRST, farkleScores: true }),
  game('a goal that must be hit exactly', { goal: 700, overshoot: 'lost' }),
  game('a turn that must beat the last one', { goal: 500, minimumBank: 200, beatLastTurn: true }),
  game('dice that lose all that is banked, and first rolls that cost', {
    ...{ goal: 600, losingDice: [6, 6, 1], firstRollPenalty: 100 },
  }),
  game('a joker against a loaded die, a penalty', {
    ...{ ...FEW, ownDice: [DEVIL], opponentDice: [LUCKY], goal: 400, farklePenalty: PENALTY },
  }),
  game('dice that lose the game', { goal: 500, losingDice: [6, 6, 1], losingDiceTake: 'game' }),
  game('a farkle that takes the turn total', { goal: 600, farkleTakes: true }),
  game('three rounds', { end: 'rounds', rounds: 3 }),
]

/** The chance of the player to move at the start of a turn, by slow recursions. */
function slowChance(rules: RuleSet, grid: number): (position: Position) => number {
  if (hasFurtherState(rules)) return slowFurther(rules, grid)
  if (!hasOpponentDice(rules)) {
    const slow = new SlowWin(rules)
    return ({ own, opponent, ownFarkles, opponentFarkles }) =>
      slow.value(own, opponent, ownFarkles, opponentFarkles)
  }
  const theirs = slowDicePlay(rulesOfOpponent(rules))
  const slow = new SlowPlaceWin(rules, slowDicePlay(rules), theirs)
  return ({ own, opponent, ownFarkles, opponentFarkles, second }) =>
    slow.value(own, opponent, ownFarkles, opponentFarkles, second ? 1 : 0)
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
  it.each(someOf(GAMES))('lead to positions of the slow recursion: %s', (name, rules) => {
    const random = new RandomPlay(rules, name)
    for (let games = 0; games < 25; games++) random.play()
    expect(random.compared).toBeGreaterThan(30)
  })
})
