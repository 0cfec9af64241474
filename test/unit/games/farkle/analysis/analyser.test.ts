import { describe, expect, test } from 'vitest'
import { analyse, type AnalysisContext } from '#shared/games/farkle/analysis/analyser.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { contextOf } from '#test/support/drill-kits.ts'
import { positionOf } from '#test/support/farkle-positions.ts'

const { farkle, zilch } = PRESETS

function analysed(context: AnalysisContext, code: string) {
  const position = positionOf(code)
  expect(positionProblems(context.game, position)).toEqual([])
  const analysis = analyse(context, position)
  /** An option by its dice and what follows: "11 bank". */
  const option = (text: string) => {
    const found = analysis.options.find(
      ({ setAside, then }) => `${setAside.join('')} ${then}`.trim() === text,
    )
    if (!found) throw new Error(`there is no option "${text}"`)
    return found
  }
  const texts = analysis.options.map(({ setAside, then }) => `${setAside.join('')} ${then}`.trim())
  return { ...analysis, option, texts }
}

test('a certain win has the chance 1, however it adds up', () => {
  // Any seven dice score with three pairs, so that any roll reaches the goal: chances that add up to
  // 1.0000000000000004.
  const sets = farkle.sets.map((row) => [...row, 0])
  const certain = contextOf(parsedRules({ ...farkle, dice: 7, sets, threePairs: 600, goal: 200 }))
  const { winProbability, options } = analysed(certain, 'b150.d0.t0.n7')
  expect(winProbability).toBe(1)
  expect(options.map((option) => [option.winProbability, option.winOtherwise])).toEqual([[1, 1]])
})

describe('basic Farkle', () => {
  const basic = contextOf(farkle)

  test('before the first roll there is one thing to do, worth the whole game', () => {
    const { options, winProbability, disagreement } = analysed(basic, 'b0.d0.t0.n6')
    expect(winProbability).toBeCloseTo(0.536953031813, 12)
    expect(disagreement).toBe(0)
    expect(options).toHaveLength(1)
    expect(options[0]).toMatchObject({
      setAside: [],
      points: 0,
      then: 'roll',
      diceLeft: 6,
      turnTotal: 0,
      winLoss: 0,
      winRank: 1,
      pointsLoss: 0,
      pointsRank: 1,
      outcome: null,
    })
    expect(options[0]!.expectedPoints).toBeCloseTo(446.57144, 5)
    expect(options[0]!.farkleProbability).toBeCloseTo(5 / 162, 14)
  })

  test('the example of the 2017 paper: turn total 2,000 and 3, 6, 6, 1, 1, 4', () => {
    const { texts, option, bestForPoints, bestForWinning, farkled } = analysed(
      basic,
      'b0.d0.t2000.r366114',
    )
    expect(farkled).toBe(false)
    expect(texts.toSorted()).toEqual(['1 bank', '1 roll', '11 bank', '11 roll'])
    // "We take both 1s for 200 points to move to a banking state and end the turn."
    expect(texts[bestForPoints!]).toBe('11 bank')
    expect(texts[bestForWinning!]).toBe('11 bank')
    expect(option('11 bank')).toMatchObject({ diceLeft: 4, turnTotal: 2200, points: 200 })
    expect(option('1 roll')).toMatchObject({ diceLeft: 5, turnTotal: 2100, pointsRank: 2 })
    // The value of rolling lies between the estimates 50 and 100 of table 3.
    const gain = option('1 roll').expectedPoints - 2100
    expect(gain).toBeGreaterThan(50)
    expect(gain).toBeLessThan(100)
  })

  // Table 2 of the paper; a dash there is unreachable or worth banking.
  test.each([
    [50, [291.561]],
    [100, [278.777, 162.486]],
    [150, [null, 147.597, 66.904]],
    [200, [null, 134.168, 51.681, 4.551]],
    [250, [null, null, 37.488]],
    [300, [null, null, 23.321]],
    [350, [227.676]],
    [400, [219.761, 90.767]],
    [450, [211.854, 82.745]],
    [500, [203.954, 74.73]],
  ])('the printed V(n, %i) of table 2', (turnTotal, values) => {
    values.forEach((value, i) => {
      if (value === null) return
      const { option } = analysed(basic, `b0.d0.t${turnTotal}.n${5 - i}`)
      expect(option('roll').expectedPoints - turnTotal).toBeCloseTo(value, 3)
      expect(option('bank').expectedPoints).toBe(turnTotal)
    })
  })

  test('what rolling is worth is made of its farkles and the rest', () => {
    const { option } = analysed(basic, 'b4000.d5500.t350.n3')
    const roll = option('roll')
    const risk = 5 / 18
    expect(roll.farkleProbability).toBeCloseTo(risk, 14)
    expect(roll.winAfterFarkle).toBeCloseTo(
      1 - analysed(basic, 'b5500.d4000.t0.n6').winProbability,
      12,
    )
    expect(risk * roll.winAfterFarkle! + (1 - risk) * roll.winOtherwise!).toBeCloseTo(
      roll.winProbability,
      12,
    )
    expect((1 - risk) * roll.pointsOtherwise!).toBeCloseTo(roll.expectedPoints, 9)
    const bank = option('bank')
    expect(bank).toMatchObject({ outcome: 'passes', farkleProbability: 0, winAfterFarkle: null })
    expect(bank.winProbability).toBeCloseTo(
      1 - analysed(basic, 'b5500.d4350.t0.n6').winProbability,
      12,
    )
  })

  test('a farkle leaves nothing to do', () => {
    const { farkled, options, winProbability, bestForPoints } = analysed(
      basic,
      'b4000.d5500.t350.r226',
    )
    expect({ farkled, options, bestForPoints }).toEqual({
      farkled: true,
      options: [],
      bestForPoints: null,
    })
    expect(winProbability).toBeCloseTo(1 - analysed(basic, 'b5500.d4000.t0.n6').winProbability, 12)
  })

  test('a winning bank is a win, whatever points could still be made', () => {
    const { texts, option, disagreement, pointsDisagreement, bestForPoints } = analysed(
      basic,
      'b9500.d0.t500.n6',
    )
    expect(texts).toEqual(['bank', 'roll'])
    expect(option('bank')).toMatchObject({ winProbability: 1, outcome: 'wins', winRank: 1 })
    expect(texts[bestForPoints!]).toBe('roll')
    expect(disagreement).toBeCloseTo(1 - option('roll').winProbability, 14)
    expect(disagreement).toBeGreaterThan(0)
    expect(pointsDisagreement).toBeCloseTo(372.298, 3)
  })

  test('far beyond the goal too, where no table reaches', () => {
    const { option } = analysed(basic, 'b9500.d9000.t1000000.n1')
    const loss = 1 - option('roll').winAfterFarkle!
    expect(option('bank').winProbability).toBe(1)
    expect(option('roll').winProbability).toBeCloseTo(1 - (2 / 3) * loss, 12)
    expect(option('roll').pointsRank).toBe(2)
  })

  test('an opponent about to win must be outdone at once', () => {
    const { texts, disagreement } = analysed(basic, 'b9000.d9950.t350.n2')
    expect(texts).toEqual(['roll', 'bank'])
    expect(disagreement).toBeGreaterThan(0.01)
  })
})

describe('Zilch with its final turn', () => {
  // Without its penalty, so that the whole game is solved in a second or two.
  const mild = contextOf({ ...zilch, farklePenalty: null })
  /** What can be done with 1, 1 and 5 where a single die is too little to bank. */
  const CHOICES = ['1 roll', '11 bank', '11 roll', '115 bank', '115 roll', '15 roll', '5 roll']

  test('the article: 7,500 to 1,500 with 2,500 in hand and five dice', () => {
    const { texts, option, bestForPoints, bestForWinning, ...analysis } = analysed(
      mild,
      'b7500.d1500.t2500.n5',
    )
    // "The strategy identified here advises you to roll the five dice; but surely in this case it
    // is better to bank the 2500."
    expect(texts[bestForPoints!]).toBe('roll')
    expect(texts[bestForWinning!]).toBe('bank')
    expect(option('roll').expectedPoints - 2500).toBeCloseTo(47.423, 3)
    expect(option('bank').outcome).toBe('last-word')
    expect(option('bank').winProbability).toBeGreaterThan(0.999)
    expect(analysis.disagreement).toBeGreaterThan(0.001)
    expect(analysis.disagreement).toBeLessThan(0.01)
    expect(analysis.pointsDisagreement).toBeCloseTo(47.423, 3)
  })

  test('the first roll of the article, 1, 3, 3, 4, 4, 6, leaves no choice', () => {
    const { texts } = analysed(mild, 'b0.d0.t0.r133446')
    expect(texts).toEqual(['1 roll'])
  })

  test('its second, 1, 1, 2, 3, 5: bank 350 for points, hardly better than to roll four', () => {
    const { texts, option, bestForPoints } = analysed(mild, 'b0.d0.t100.r11235')
    expect(texts.toSorted()).toEqual(CHOICES)
    expect(texts[bestForPoints!]).toBe('115 bank')
    // E(200, 4), E(300, 3) and E(350, 2) of its table 2; in prose it takes E(300, 2) for the last.
    expect(option('1 roll').expectedPoints).toBeCloseTo(200 + 149.232, 3)
    expect(option('11 roll').expectedPoints).toBeCloseTo(300 + 34.134, 3)
    expect(option('115 roll').expectedPoints).toBeCloseTo(350 - 43.013, 3)
    expect(option('115 bank').expectedPoints).toBe(350)
  })

  test('in a last turn more points win, as many tie and fewer lose', () => {
    const { option, finalTurn } = analysed(mild, 'b9000.d10200.t1100.r115')
    expect(finalTurn).toBe(true)
    expect(option('1 bank')).toMatchObject({ winProbability: 0.5, outcome: 'ties' })
    expect(option('5 bank')).toMatchObject({ winProbability: 0, outcome: 'loses' })
    expect(option('15 bank')).toMatchObject({ winProbability: 1, outcome: 'wins' })
    expect(option('1 roll').winAfterFarkle).toBe(0)
    // With enough in hand a roll can only lose it again, but never with six dice, which cannot farkle.
    expect(option('11 roll').winProbability).toBeCloseTo(1 / 3, 12)
    expect(option('115 roll').winProbability).toBe(1)
    expect(option('115 roll').winRank).toBe(1)
  })

  test('a last turn needs the minimum to bank', () => {
    const { option, texts } = analysed(mild, 'b9950.d10000.t100.r115')
    expect(texts.toSorted()).toEqual(CHOICES)
    expect(option('11 bank').winProbability).toBe(1)
    const farkled = analysed(mild, 'b9950.d10000.t100.r226')
    expect(farkled).toMatchObject({ farkled: true, winProbability: 0, finalTurn: true })
  })
})

describe('other rules', () => {
  const small = { ...zilch, goal: 2000 }

  test('each farkle in a row makes the play for points more careful, and costs more', () => {
    const context = contextOf(small)
    const rolls = [0, 1, 2].map((f) => analysed(context, `b500.d0.t1000.n4.f${f}`).option('roll'))
    const points = rolls.map(({ expectedPoints }) => expectedPoints)
    expect(points[0]).toBeGreaterThan(points[1]!)
    expect(points[1]).toBeGreaterThan(points[2]!)
    // After the second farkle the next one costs the real 500 points.
    const { farkleProbability, pointsOtherwise, expectedPoints } = rolls[2]!
    expect((1 - farkleProbability) * pointsOtherwise! - farkleProbability * 500).toBeCloseTo(
      expectedPoints,
      9,
    )
    expect(rolls[2]!.winAfterFarkle).toBeLessThan(rolls[1]!.winAfterFarkle!)
  })

  test('the first bank has its own minimum, for winning and for points', () => {
    const context = contextOf({ ...farkle, goal: 2000, minimumBank: 100, minimumFirstBank: 500 })
    expect(analysed(context, 'b0.d0.t450.n2').texts).toEqual(['roll'])
    expect(analysed(context, 'b0.d0.t500.n2').texts).toContain('bank')
    expect(analysed(context, 'b50.d0.t100.n2').texts).toContain('bank')
    expect(analysed(context, 'b50.d0.t50.n5').texts).toEqual(['roll'])
    const opening = analysed(context, 'b0.d0.t400.n2').option('roll').expectedPoints
    expect(opening).toBeLessThan(analysed(context, 'b50.d0.t400.n2').option('roll').expectedPoints)
  })

  test('six of a kind wins at once where the house says so', () => {
    const context = contextOf({ ...farkle, goal: 2000, sixOfAKindWins: true })
    const won = analysed(context, 'b0.d1900.t0.r444444')
    expect(won).toMatchObject({ winsAtOnce: true, farkled: false, winProbability: 1, options: [] })
    expect(analysed(context, 'b0.d1900.t100.r44444').winsAtOnce).toBe(false)
    // Before such a roll the chance of it is part of what rolling is worth.
    const plain = contextOf({ ...farkle, goal: 2000 })
    const [lucky, unlucky] = [context, plain].map(
      (one) => analysed({ ...one, valueOf: () => 1 }, 'b0.d0.t0.n6').options[0]!,
    )
    expect(lucky!.winProbability).toBeGreaterThan(unlucky!.winProbability)
    const { winProbability, farkleProbability, winOtherwise } = lucky!
    expect((1 - farkleProbability) * winOtherwise!).toBeCloseTo(winProbability, 14)
  })

  test('what must be set aside leaves only bank or roll', () => {
    const context = contextOf({ ...farkle, goal: 2000, mustSetAsideAll: true })
    expect(analysed(context, 'b0.d0.t300.r11523').texts.toSorted()).toEqual([
      '115 bank',
      '115 roll',
    ])
  })

  test('of what must be set aside a player takes what hits the goal', () => {
    const run = { kind: 'run', from: 2, length: 3, points: 100 } as const
    const rules: RuleSet = { ...farkle, goal: 500, overshoot: 'lost', mustSetAsideAll: true }
    const context = contextOf({ ...rules, combinations: [run] })
    const { winProbability, farkled, option } = analysed(context, 'b400.d300.t0.r234446')
    expect([winProbability, farkled]).toEqual([1, false])
    expect(option('234 bank').outcome).toBe('wins')
  })

  test('dice that can never score always farkle', () => {
    const sets = farkle.sets.map((points) => [0, ...points.slice(1)])
    const context = contextOf({ ...farkle, sets, goal: 1000 })
    const roll = analysed(context, 'b0.d0.t200.n2').option('roll')
    expect(roll).toMatchObject({ farkleProbability: 1, winOtherwise: null, pointsOtherwise: null })
    expect(roll.winProbability).toBe(roll.winAfterFarkle)
    expect(roll.expectedPoints).toBe(0)
  })
})
