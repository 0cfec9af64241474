import { describe, expect, test } from 'vitest'
import { analyse, type AnalysisContext } from '#shared/games/farkle/analysis/analyser.ts'
import {
  actionWords,
  optionReason,
  percentWords,
  verdictWords,
} from '#shared/games/farkle/analysis/analysis-words.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { positionOf } from '#test/support/farkle-positions.ts'

const { farkle, zilch } = PRESETS

/** A game in which every state is worth the same to the player to move. */
function flat(rules: RuleSet, value: number): AnalysisContext {
  const game = winGame(rules)
  const endings = gameEndings(game)
  return { rules, game, endings, valueOf: () => value, points: pointsPlay(rules) }
}

function words(context: AnalysisContext, code: string) {
  const position = positionOf(code)
  const analysis = analyse(context, position)
  return {
    verdict: verdictWords(analysis, []),
    reasons: analysis.options.map((option) => optionReason(option, position, analysis.finalTurn)),
  }
}

test.each([
  [0, '0%'],
  [1, '100%'],
  [0.412345, '41.2%'],
  [0.99, '99.0%'],
  [0.001, '0.1%'],
  [0.000456, '0.05%'],
  [0.0000456, '0.005%'],
  [0.0000021, '0.0002%'],
  [0.0000009, 'less than 0.0001%'],
  [0.99988, '99.99%'],
  [0.9999995, 'more than 99.9999%'],
])('%d is %s', (chance, text) => {
  expect(percentWords(chance)).toBe(text)
})

test('what to do', () => {
  const action = { setAside: [1, 1, 5], points: 250, diceLeft: 1, turnTotal: 1250 } as const
  expect(actionWords({ ...action, then: 'bank' }, [])).toBe(
    'set aside 1\u00a01\u00a05 and bank 1,250',
  )
  expect(actionWords({ ...action, then: 'roll' }, [])).toBe(
    'set aside 1\u00a01\u00a05 and roll 1 die',
  )
  expect(actionWords({ ...action, setAside: [], then: 'roll', diceLeft: 4 }, [])).toBe(
    'roll 4 dice',
  )
})

describe('reasons', () => {
  test('of an ordinary turn', () => {
    expect(words(flat(farkle, 0.412), 'b0.d0.t350.n2').reasons.toSorted()).toEqual([
      'Banks 350: the opponent then wins 41.2%.',
      'Farkles 44.4% of the time (then you win 58.8%), otherwise 58.8%.',
    ])
  })

  test('of a turn that can win', () => {
    expect(words(flat(farkle, 0.6), 'b9900.d0.t100.n1').reasons).toEqual([
      'Banks 100, which wins the game.',
      'Farkles 66.7% of the time (then you win 40.0%), otherwise 100%.',
    ])
    const [bank, roll] = words(flat(zilch, 0.6), 'b9000.d1500.t1300.n6').reasons.toSorted()
    expect(bank).toMatch(
      /^Banks 1,300 and reaches the goal: in the last turn the opponent then wins 0\.\d+%\.$/,
    )
    expect(roll).toMatch(/^Cannot farkle: you then win 99\.9\d+%\.$/)
  })

  test('of a last turn', () => {
    const { reasons } = words(flat(zilch, 0.5), 'b9000.d10200.t1100.r115')
    for (const reason of [
      'Banks 1,250, which wins the game.',
      'Banks 1,200 for a tie at 10,200, half a win.',
      'Banks 1,150, not enough against 10,200: the game is lost.',
      'Cannot farkle: you then win 100%.',
    ]) {
      expect(reasons).toContain(reason)
    }
    expect(reasons).toContainEqual(
      expect.stringMatching(
        /^Farkles 44\.4% of the time \(which loses\), otherwise you win \d+\.\d%\.$/,
      ),
    )
  })

  test('of a roll that must farkle', () => {
    const sets = farkle.sets.map((points) => [0, ...points.slice(1)])
    const { reasons } = words(flat({ ...farkle, sets }, 0.3), 'b0.d0.t200.n1')
    expect(reasons).toContain('Always farkles: then you win 70.0%.')
  })
})

describe('verdicts', () => {
  test.each([
    ['b0.d0.t0.n6', 'There is one thing to do: roll 6 dice.'],
    ['b0.d0.t300.r226', 'A farkle: no die scores, and the turn passes. You then win 40.0%.'],
    [
      'b9500.d0.t500.n1',
      /^Both goals agree: bank 500\. The next best for winning loses 40\.0 percentage points\.$/,
    ],
    [
      'b9500.d0.t500.n6',
      /^The two goals disagree\. For winning, bank 500\. For points, roll 6 dice: that makes 372\.3 points more a turn, but wins 1\.9 percentage points less often\.$/,
    ],
  ])('%s', (code, verdict) => {
    expect(words(flat(farkle, 0.6), code).verdict).toEqual(
      typeof verdict === 'string' ? verdict : expect.stringMatching(verdict),
    )
  })

  test('of a game in which nothing matters any more', () => {
    expect(words(flat(farkle, 0), 'b0.d0.t350.n2').verdict).toBe(
      'For winning, all options are equal. For points, bank 350.',
    )
  })

  test('of a roll that ends the game', () => {
    expect(words(flat(zilch, 0.5), 'b0.d10000.t300.r226').verdict).toBe(
      'A farkle: no die scores, and the game is lost.',
    )
    const lucky = flat({ ...farkle, sixOfAKindWins: true }, 0.5)
    expect(words(lucky, 'b0.d0.t0.r333333').verdict).toBe('This roll wins the game at once.')
  })
})
