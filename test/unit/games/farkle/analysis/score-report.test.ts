import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { scoreReport, MAX_EXCEPTIONS } from '#shared/games/farkle/analysis/score-report.ts'

const zilch = scoreReport(PRESETS.zilch)
const turnOf = (key: string) => zilch.turns.find((turn) => turn.key === key)!

describe('the score report of Zilch', () => {
  it('has a single turn, and one after 0, 1 and 2 zilches in a row', () => {
    expect(zilch.turns.map(({ key }) => key)).toEqual(['single', 'after-0', 'after-1', 'after-2'])
    expect(zilch.grid).toBe(50)
    expect(zilch.farkleProbabilities).toHaveLength(6)
    expect(zilch.farkleProbabilities[5]).toBe(0)
  })

  it('gives the average of the whole game', () => {
    expect(zilch.averagePoints!.toFixed(6)).toBe('620.854672')
  })

  it('lays out E(s, n) row by row, the unreachable states marked (table 2 of the article)', () => {
    const { gains, reachable } = turnOf('single')
    const at = (s: number, n: number) => (s / 50) * 6 + n - 1
    expect(gains[at(300, 3)]!.toFixed(3)).toBe('34.134')
    expect(gains[at(3200, 6)]!.toFixed(3)).toBe('478.237')
    expect(reachable[at(300, 3)]).toBe(1)
    expect(reachable[at(350, 3)]).toBe(0)
    expect(gains).toHaveLength(reachable.length)
    expect(gains.length % 6).toBe(0)
  })

  it('shows as many rows for each turn, through one that is only banked', () => {
    const rows = zilch.turns.map(({ gains }) => gains.length / 6)
    expect(new Set(rows).size).toBe(1)
    expect(turnOf('single').bankFrom).toBe(3150)
    expect(rows[0]! * 50).toBeGreaterThan(3150)
    expect(turnOf('after-2').bankFrom).toBe(2650)
  })

  it('says of each turn what it is played for', () => {
    expect(turnOf('single').goal).toEqual({ farklePenalty: 0, minimumBank: 300 })
    expect(turnOf('after-2').goal).toEqual({ farklePenalty: 500, minimumBank: 300 })
    expect(turnOf('after-1').goal.farklePenalty).toBeGreaterThan(
      turnOf('after-0').goal.farklePenalty,
    )
  })

  it('counts the exceptions of the breakpoint table', () => {
    expect(turnOf('single').exceptionCount).toBe(0)
    expect(turnOf('after-2').exceptionCount).toBe(7)
    expect(turnOf('after-2').exceptions).toHaveLength(7)
  })

  it('tells how far along it is', () => {
    const told: number[] = []
    scoreReport(PRESETS.zilch, null, (fraction) => told.push(fraction))
    expect(told).toEqual([0, 0.25, 0.5, 0.75])
  })
})

it('the score report under an artificial penalty is of a single turn with that penalty (table 3 of the article)', () => {
  const report = scoreReport(PRESETS.zilch, 72)
  expect(report.turns.map(({ key }) => key)).toEqual(['single'])
  expect(report.averagePoints).toBeNull()
  expect(report.turns[0]!.gains[6 * 6 + 2]!.toFixed(3)).toBe('13.848')
})

// One roll a turn is the mean of what scores most in it, 399.112654 with these scores.
it('the score report of a turn of one roll is the mean of the best of each roll', () => {
  const { turns } = scoreReport({ ...PUBLISHED.kcd!.rules, maxRolls: 1 })
  expect(turns[0]!.figures.expectedPoints.toFixed(6)).toBe('399.112654')
  expect(turns[0]!.play.table).toMatchObject({ rollSixBelow: null })
})

describe('the score report of a house with a dear first bank', () => {
  const house: RuleSet = { ...PRESETS.farkle, minimumFirstBank: 500 }
  const report = scoreReport(house)

  it('has an opening turn with the minimum of its own', () => {
    expect(report.turns.map(({ key, goal }) => [key, goal.minimumBank])).toEqual([
      ['single', 0],
      ['opening', 500],
    ])
    expect(report.averagePoints).toBeNull()
  })

  it('farkles more often in it for fewer points', () => {
    const [single, opening] = report.turns.map(({ figures }) => figures)
    expect(opening!.farkleProbability).toBeGreaterThan(single!.farkleProbability)
    expect(opening!.expectedPoints).toBeLessThan(single!.expectedPoints)
  })
})

it('the score report of a table with many exceptions counts them all and lists the dearest', () => {
  // Five faces score alone: turns run so long that a table in steps of thousands is often wrong.
  const sets = [1, 2, 3, 4, 5, 6].map((face) =>
    face < 6 ? [50, 0, 0, 0, 0, 0] : [0, 100, 0, 0, 0, 0],
  )
  const report = scoreReport({ ...PRESETS.farkle, goal: 100_000, sets })
  const { exceptions, exceptionCount } = report.turns[0]!
  expect(exceptionCount).toBeGreaterThan(MAX_EXCEPTIONS)
  expect(exceptions).toHaveLength(MAX_EXCEPTIONS)
  const losses = exceptions.map(({ cost, perTurn }) => cost * perTurn)
  expect(losses).toEqual(losses.toSorted((a, b) => b - a))
})

describe('points up to the goal', () => {
  const kcd = { ...PUBLISHED.kcd!.rules, goal: 3000 }
  /** E(s, n) after 100 points, capped at the goal. */
  function rollsOn(rules: RuleSet): readonly number[] {
    const model = turnModel(rules)
    const capped = { farklePenalty: 0, minimumBank: 0, most: rules.goal }
    const { rollPoints } = solveTurn(model, capped)
    return model.nodes.map((node) => rollPoints[node]![100 / model.grid]!)
  }

  it('are those of another program (yawkat/kcd2dicesim), five dice left after a 1', () => {
    expect(rollsOn(kcd)[4]!.toFixed(6)).toBe('427.343828')
    const aranka = [{ name: 'Aranka', count: 1, weights: [6, 1, 6, 1, 6, 1], joker: null }]
    expect(rollsOn({ ...kcd, ownDice: aranka })[1]!.toFixed(6)).toBe('502.948319')
  })

  it('are fewer the nearer the goal, none in rounds and all where no turn gets there', () => {
    const pointsTo = (change: Partial<RuleSet>) => scoreReport({ ...kcd, ...change })
    const all = pointsTo({}).turns[0]!.figures.expectedPoints
    expect(all.toFixed(6)).toBe('564.437620')
    const capped = [1000, 2000, 3000].map((goal) => pointsTo({ goal }).cappedPoints!)
    expect(capped).toEqual(capped.toSorted((a, b) => a - b))
    expect(capped[2]).toBeLessThan(all - 1)
    expect(pointsTo({ goal: 1_000_000 }).cappedPoints).toBe(all)
    expect(pointsTo({ end: 'rounds', rounds: 5 }).cappedPoints).toBeNull()
  })
})
