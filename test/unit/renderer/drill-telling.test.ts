import { describe, expect, it } from 'vitest'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import {
  errorInterval,
  errorRateWords,
  formatLoss,
  formatSigned,
} from '#renderer/components/goal-format.ts'
import { bestWords, endingWords } from '#renderer/features/drill/course-words.ts'
import { boardOrder, watched } from '#renderer/games/farkle/drill/watching.ts'
import { over, rolled } from './drill-table.ts'

const TURN: TableEvent[] = [
  { kind: 'turn', own: 300, opponent: 1500 },
  rolled([5, 2, 1, 1, 6, 3]),
  {
    kind: 'set-aside',
    dice: [1, 1],
    points: 200,
    turnTotal: 200,
    diceLeft: 4,
    hotDice: false,
    auto: false,
  },
  { kind: 'banked', points: 200, score: 500, auto: false },
]

describe('a turn that is told', () => {
  it('is seen on the board', () => {
    expect(watched(TURN.slice(0, 3))).toEqual({
      own: 300,
      opponent: 1500,
      turnTotal: 200,
      dice: [1, 1, 2, 3, 5, 6],
      aside: new Set([0, 1]),
    })
    expect(watched(TURN)).toMatchObject({ own: 500, opponent: 1500, turnTotal: 0 })
  })

  it('has the penalty of a farkle taken off at once', () => {
    const farkled: TableEvent = { kind: 'farkled', lost: 50, penalty: 200 }
    expect(watched([...TURN.slice(0, 2), farkled])).toMatchObject({ own: 100, opponent: 1500 })
  })

  it('has its dice in the order of the board', () => {
    expect(boardOrder(TURN[1]!)).toMatchObject({ dice: [1, 1, 2, 3, 5, 6] })
    expect(boardOrder(TURN[0]!)).toBe(TURN[0])
  })
})

describe('numbers of a goal in words', () => {
  it('have the goal’s unit and never claim a loss of nothing', () => {
    expect(formatLoss('points', 34.24)).toBe('34.2 points')
    expect(formatLoss('points', 0.01)).toBe('less than 0.1 points')
    expect(formatLoss('wins', 0.0184)).toBe('1.84 percentage points')
    expect(formatLoss('wins', 0.00001)).toBe('less than 0.01 percentage points')
    expect(formatSigned('wins', 0.123)).toBe('+12.30')
    expect(formatSigned('points', -3.14)).toBe('−3.1')
    expect(formatSigned('points', 0.01)).toBe('0.0')
  })

  it('say an error rate with its count, and its interval apart', () => {
    const rate = { mean: 3.1, low: 1.2, high: 5, count: 18 }
    expect(errorRateWords('points', rate)).toBe(
      'Average loss 3.1 points a decision, over 18 decisions.',
    )
    expect(errorInterval('points', rate)).toBe('95% sure to lie between 1.2 and 5.0.')
    expect(errorInterval('points', { ...rate, low: null })).toBe('')
    expect(errorRateWords('wins', { mean: 0.01, low: null, high: null, count: 1 })).toBe(
      'Average loss 1.00 percentage points a decision, over 1 decision.',
    )
    expect(errorRateWords('wins', { mean: 0, low: null, high: null, count: 0 })).toBe(
      'No decision could be graded.',
    )
  })
})

function titleOf(...parameters: Parameters<typeof over>): string {
  const step = over(...parameters)
  if (step.kind !== 'over') throw new Error(step.kind)
  return endingWords(step.reason, step.summary, null)
}

describe('the end in words', () => {
  it.each([
    ['time', { score: 12 }, 'Time is up: 12 right'],
    ['mistake', { score: 3 }, 'A streak of 3'],
    ['nothing-left', { answers: 0 }, 'No question fits'],
    ['nothing-left', { answers: 5 }, 'That was all of them'],
    ['stopped', {}, 'Ended'],
  ] as const)('%s %o is "%s"', (reason, more, title) => {
    expect(titleOf(reason, more)).toBe(title)
  })

  it.each([
    [null, null, ''],
    [5, null, 'The first of its kind, and so your best.'],
    [5, 4, 'Your best so far; it was 4.'],
    [4, 4, 'As good as your best, 4.'],
    [3, 4, 'Your best is 4.'],
    [0, null, ''],
    [0, 0, ''],
    [0, 4, 'Your best is 4.'],
    [2, 0, 'The first of its kind, and so your best.'],
  ])('a score of %s after a best of %s: "%s"', (score, bestBefore, words) => {
    expect(bestWords(score, bestBefore)).toBe(words)
  })
})
