import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Probability } from '#shared/base/units.ts'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { facesOf, type Face } from '#shared/dice/multiset.ts'
import { rollsOf } from '#shared/dice/rolls.ts'
import {
  analyse,
  WIN_TOLERANCE,
  type AnalysisContext,
} from '#shared/games/farkle/analysis/analyser.ts'
import { optionReason, verdictWords } from '#shared/games/farkle/analysis/analysis-words.ts'
import { pointsPlay, strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import { isLastTurn, positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { gainOfRolling } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnValues, type ValueOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { someRuns } from './runs.ts'
import { slowDiceAfter, slowRolls } from './slow-rules.ts'

/**
 * Some values of the states: what an analysis makes of them does not depend on their being right, if
 * only more points are never worse.
 */
function someValues(seed: number): ValueOf {
  const scale = 5 + (seed % 40)
  const step = 1 + (seed % 7)
  // Rises with jumps, so that neighbours differ by more or less.
  const rising = (score: number): number => score + step * Math.floor(score / step)
  return ({ own, opponent, ownFarkles, opponentFarkles }) => {
    const lead = rising(own) - rising(opponent) - ownFarkles + opponentFarkles
    return 0.5 + 0.45 * Math.tanh(lead / scale)
  }
}

/** A rule set, some values of its states, and a position that fits it, with dice left to roll. */
interface Case {
  readonly rules: RuleSet
  readonly seed: number
  readonly position: Position
}

function contextOf({ rules, seed }: Case): AnalysisContext {
  const game = winGame(rules)
  const endings = gameEndings(game)
  return { rules, game, endings, valueOf: someValues(seed), points: pointsPlay(rules) }
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    anyRules: ruleSetsOfRows(150),
    goal: fc.constantFrom(1000, 2000, 4000),
    seed: fc.nat(1000),
    ownShare: fc.double({ min: 0, max: 0.999, noNaN: true }),
    opponentShare: fc.double({ min: 0, max: 1.3, noNaN: true }),
    farkles: fc.tuple(fc.nat(5), fc.nat(5)),
    row: fc.nat(40),
    left: fc.constantFrom(...DICE_COUNTS),
  })
  .map(({ anyRules, seed, farkles, row, left, ...rest }) => {
    const rules = { ...anyRules, goal: Math.max(rest.goal, anyRules.minimumFirstBank) }
    const { grid, lowest, goal, counters, model } = winGame(rules)
    const score = (share: number): number => (lowest + Math.floor((goal - lowest) * share)) * grid
    const most = rules.end === 'finalTurn' ? 1.3 : 0.999
    const position: Position = {
      own: score(rest.ownShare),
      opponent: score(Math.min(most, rest.opponentShare)),
      turnTotal: row * model.grid,
      dice: { left: row === 0 ? 6 : left },
      ownFarkles: farkles[0] % counters,
      opponentFarkles: farkles[1] % counters,
    }
    return { rules, seed, position }
  })
  .filter(({ rules, position }) => positionProblems(winGame(rules), position).length === 0)

const TOLERANCE = 1e-9

describe('the analyser, for any rules, some values of the states and any position', () => {
  it('agrees with itself: rolling is worth what the rolls are worth on average', () => {
    fc.assert(
      fc.property(cases, (some) => {
        const { position } = some
        const context = contextOf(some)
        const { left } = position.dice as { left: number }
        const roll = analyse(context, position).options.find(({ then }) => then === 'roll')!
        const { farklePenalty } = strategyAt(context.points, position.own, position.ownFarkles).goal
        let wins = 0
        let points = 0
        let all = 0
        for (const { dice, ways } of rollsOf(left)) {
          const after = analyse(context, { ...position, dice: { rolled: facesOf(dice) } })
          all += ways
          wins += ways * after.winProbability
          points +=
            ways *
            (after.bestForPoints === null
              ? -farklePenalty
              : after.options[after.bestForPoints]!.expectedPoints)
        }
        expect(Math.abs(wins / all - roll.winProbability)).toBeLessThanOrEqual(1e-12)
        // Six of a kind that ends the game has no points of its own to look at.
        if (context.rules.sixOfAKindWins && left === 6) return
        expect(Math.abs(points / all - roll.expectedPoints)).toBeLessThanOrEqual(
          TOLERANCE * Math.max(1, Math.abs(roll.expectedPoints)),
        )
      }),
      someRuns(6),
    )
  })

  it("chooses what the win solver's turn chooses, and counts points as the score solver does", () => {
    fc.assert(
      fc.property(cases, (some) => {
        const { position } = some
        const context = contextOf(some)
        const { game, endings, valueOf, points } = context
        const { left } = position.dice as { left: number }
        const { options, winProbability, bestForWinning } = analyse(context, position)
        const roll = options.find(({ then }) => then === 'roll')!
        const strategy = strategyAt(points, position.own, position.ownFarkles)
        expect(roll.expectedPoints).toBe(
          position.turnTotal + gainOfRolling(strategy, position.turnTotal, left),
        )
        if (isLastTurn(game, position)) return
        const state = {
          own: position.own / game.grid,
          opponent: position.opponent / game.grid,
          ownFarkles: position.ownFarkles,
          opponentFarkles: position.opponentFarkles,
        }
        const values = turnValues(game, endings, state, valueOf)
        const row = position.turnTotal / game.model.grid
        if (row >= values.rows) return
        const banks = values.bank[row]! >= values.roll[left]![row]!
        expect(winProbability).toBe(values.best[left]![row])
        // Where rounding alone tells the two apart, points decide.
        if (Math.abs(values.bank[row]! - values.roll[left]![row]!) < WIN_TOLERANCE) return
        expect(options[bestForWinning!]!.then).toBe(banks ? 'bank' : 'roll')
      }),
      someRuns(100),
    )
  })

  it('lists every legal option and no other, ranked by what it loses', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (some, pick) => {
        const { rules, position } = some
        const context = contextOf(some)
        const { left } = position.dice as { left: number }
        const rolls = slowRolls(rules)[left]!
        const { dice, moves } = rolls[pick % rolls.length]!
        const rolled = dice as Face[]
        const analysis = analyse(context, { ...position, dice: { rolled } })
        if (analysis.winsAtOnce) {
          expect(rules.sixOfAKindWins && new Set(dice).size === 1 && dice.length === 6).toBe(true)
          return
        }
        const { options } = analysis
        expect(analysis.farkled).toBe(moves.length === 0)
        const keys = options.map(({ setAside, points }) => `${setAside.length} ${points}`)
        expect(new Set(keys)).toEqual(
          new Set(moves.map(({ taken, points }) => `${taken} ${points}`)),
        )
        const minimum = position.own <= 0 ? rules.minimumFirstBank : rules.minimumBank
        const distinct = options.map(({ setAside, then }) => `${setAside.join('')} ${then}`)
        expect(new Set(distinct).size).toBe(distinct.length)
        for (const { setAside, then, turnTotal, diceLeft, points } of options) {
          expect(turnTotal).toBe(position.turnTotal + points)
          expect(diceLeft).toBe(slowDiceAfter(left, setAside.length))
          const twin = distinct.includes(`${setAside.join('')} bank`)
          expect(twin).toBe(turnTotal >= minimum)
          expect(distinct).toContain(`${setAside.join('')} roll`)
          if (then === 'bank') expect(turnTotal).toBeGreaterThanOrEqual(minimum)
        }
        expectRanked(analysis)
      }),
      someRuns(50),
    )
  })

  it('has words for everything', () => {
    fc.assert(
      fc.property(cases, fc.nat(), (one, pick) => {
        const { position } = one
        const context = contextOf(one)
        const { left } = position.dice as { left: number }
        const rolls = rollsOf(left)
        const rolled = facesOf(rolls[pick % rolls.length]!.dice)
        for (const some of [position, { ...position, dice: { rolled } }]) {
          const analysis = analyse(context, some)
          const sentences = analysis.options.map((option) =>
            optionReason(option, some, analysis.finalTurn),
          )
          for (const sentence of [verdictWords(analysis, []), ...sentences]) {
            expect(sentence).toMatch(/^[A-Z].*\.$/)
            expect(sentence).not.toMatch(/NaN|undefined|null|Infinity|-\d/)
          }
        }
      }),
      someRuns(40),
    )
  })
})

/** Ranks, losses and the two best ones of an analysis say the same. */
function expectRanked(analysis: ReturnType<typeof analyse>): void {
  const { options, bestForPoints, disagreement, pointsDisagreement } = analysis
  if (options.length === 0) {
    expect(bestForPoints).toBeNull()
    return
  }
  const most = (values: readonly number[]): Probability => Math.max(...values)
  const wins = most(options.map(({ winProbability }) => winProbability))
  const points = most(options.map(({ expectedPoints }) => expectedPoints))
  expect(analysis.winProbability).toBe(wins)
  options.forEach((option, i) => {
    expect(option.winProbability).toBeGreaterThanOrEqual(0)
    expect(option.winProbability).toBeLessThanOrEqual(1 + 1e-12)
    expect(Math.abs(wins - option.winProbability - option.winLoss)).toBeLessThanOrEqual(TOLERANCE)
    expect(Math.abs(points - option.expectedPoints - option.pointsLoss)).toBeLessThanOrEqual(
      TOLERANCE,
    )
    const better = options.filter(({ winLoss }) => winLoss < option.winLoss - TOLERANCE)
    expect(option.winRank).toBeGreaterThanOrEqual(better.length + 1)
    if (i > 0) expect(option.winRank).toBeGreaterThanOrEqual(options[i - 1]!.winRank)
  })
  expect(options[0]).toMatchObject({ winRank: 1, winLoss: 0 })
  expect(options[bestForPoints!]).toMatchObject({ pointsRank: 1, pointsLoss: 0 })
  expect(disagreement).toBe(options[bestForPoints!]!.winLoss)
  expect(pointsDisagreement).toBe(options[0]!.pointsLoss)
}
