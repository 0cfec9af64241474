import { describe, expect, it } from 'vitest'
import { rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import { analyse, type Analysis } from '#shared/games/farkle/analysis/analyser.ts'
import { strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import { solvedPositions } from '#shared/games/farkle/analysis/solved-positions.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { type JudgedAction, type Judgement, PointsJudge } from '#shared/games/farkle/drill/judge.ts'
import { WinJudge } from '#shared/games/farkle/drill/win-judge.ts'
import { contextOf } from '#test/support/drill-kits.ts'
import { listedGames } from '#test/support/listed-games.ts'

const { farkle, zilch } = PRESETS
const every = listedGames('everyRule').find(([name]) => name === 'Zilch with every rule')![1]

const RULES: readonly (readonly [string, RuleSet])[] = [
  ['Farkle', { ...farkle, goal: 1500 }],
  ['Zilch', { ...zilch, goal: 1000 }],
  [
    'a first minimum and six of a kind',
    { ...farkle, goal: 1000, minimumFirstBank: 500, sixOfAKindWins: true },
  ],
  ['Zilch with every rule', every],
]

/** Any position that the rules allow, with dice left or rolled; likely or not. */
function anyPosition(
  { grid, lowest, goal, counters, model, rules }: WinGame,
  random: Random,
): Position {
  const below = (limit: number): number => Math.floor(random.next() * limit)
  const row = below(25)
  const count = row === 0 ? 6 : 1 + below(6)
  const beyond = rules.end === 'finalTurn' ? Math.ceil(goal * 0.4) : 0
  return {
    own: (lowest + below(goal - lowest)) * grid,
    opponent: (lowest + below(goal + beyond - lowest)) * grid,
    turnTotal: row * model.grid,
    dice: random.next() < 0.3 ? { left: count } : { rolled: rollDice(random, count).sort() },
    ownFarkles: below(counters),
    opponentFarkles: below(counters),
  }
}

const keyOf = ({ setAside, then }: Pick<JudgedAction, 'setAside' | 'then'>): string =>
  `${setAside.join('')} ${then}`

/** Both name the same actions and what they are worth; best first. */
function expectSame(
  judgement: Judgement,
  { options }: Analysis,
  valueOf: (option: Analysis['options'][number]) => Partial<JudgedAction> & { value: number },
): void {
  const byKey = new Map(options.map((option) => [keyOf(option), option]))
  expect(judgement.actions.map(keyOf).sort()).toEqual([...byKey.keys()].sort())
  let before = Infinity
  for (const action of judgement.actions) {
    const option = byKey.get(keyOf(action))!
    const { points, diceLeft, turnTotal } = option
    expect(action).toMatchObject({ points, diceLeft, turnTotal })
    for (const [name, value] of Object.entries(valueOf(option))) {
      const found = action[name as keyof JudgedAction]
      if (typeof value === 'number') expect(found).toBeCloseTo(value, 9)
      else expect(found).toBe(value)
    }
    expect(action.value).toBeLessThanOrEqual(before + 1e-9)
    before = action.value
  }
  if (options.length > 0) {
    const most = Math.max(...options.map((option) => valueOf(option).value))
    expect(judgement.value).toBeCloseTo(most, 9)
  }
}

describe.each(RULES)('the judges of %s', (name, rules) => {
  const context = contextOf(rules)
  const wins = new WinJudge(solvedPositions(context, context.points))
  const points = new PointsJudge(rules, context.points)
  const random = seededRandom(`judges of ${name}`)
  const positions = Array.from({ length: 600 }, () => anyPosition(context.game, random)).filter(
    (position) => positionProblems(context.game, position).length === 0,
  )

  it('say of wins what the analysis says', () => {
    let decided = 0
    for (const position of positions) {
      const analysis = analyse(context, position)
      const judgement = wins.judge(position)
      const { farkled, winsAtOnce, finalTurn, winProbability } = analysis
      expect(judgement).toMatchObject({ farkled, winsAtOnce, finalTurn, value: winProbability })
      if (analysis.options.length === 0) decided++
      expectSame(judgement, analysis, (option) => ({
        value: option.winProbability,
        farkleProbability: option.farkleProbability,
        afterFarkle: option.winAfterFarkle,
        outcome: option.outcome,
      }))
    }
    expect(decided).toBeGreaterThan(0)
    expect(decided).toBeLessThan(positions.length / 2)
  })

  it('say of points what the analysis says, and allow the same', () => {
    let farkled = 0
    for (const position of positions) {
      const analysis = analyse(context, position)
      // What wins at once is a roll like any other for points.
      if (analysis.winsAtOnce) {
        expect(points.judge(position).actions.length).toBeGreaterThan(0)
        continue
      }
      const judgement = points.judge(position)
      const { finalTurn } = analysis
      expect(judgement).toMatchObject({ farkled: analysis.farkled, winsAtOnce: false, finalTurn })
      if (analysis.farkled) {
        farkled++
        const { goal } = strategyAt(context.points, position.own, position.ownFarkles)
        expect(judgement.value).toBe(-goal.farklePenalty)
      }
      expectSame(judgement, analysis, (option) => ({
        value: option.expectedPoints,
        // A roll that wins at once may score nothing, and is a farkle for points then.
        ...(rules.sixOfAKindWins ? {} : { farkleProbability: option.farkleProbability }),
        outcome: null,
      }))
    }
    expect(farkled).toBeGreaterThan(0)
  })

  it('know a turn at its start', () => {
    for (const { own, opponent, ownFarkles, opponentFarkles } of positions.slice(0, 100)) {
      const start: Position = {
        own,
        opponent,
        turnTotal: 0,
        dice: { left: 6 },
        ownFarkles,
        opponentFarkles,
      }
      for (const judge of [wins, points]) {
        expect(judge.startOfTurn(start)).toBeCloseTo(judge.judge(start).value, 9)
      }
    }
  })
})
