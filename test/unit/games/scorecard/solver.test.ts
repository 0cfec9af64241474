import { describe, expect, it } from 'vitest'
import { parseCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { costOf } from '#shared/games/scorecard/solve/cost.ts'
import {
  CardWork,
  contextLevels,
  expectedScore,
  solveCard,
} from '#shared/games/scorecard/solve/solver.ts'
import {
  cardStates,
  openStates,
  stateIndex,
  tableLength,
  tableSize,
} from '#shared/games/scorecard/solve/states.ts'
import { CardSolveState, cardTeam } from '#shared/games/scorecard/solve/team.ts'
import { unwrap } from '#test/support/results.ts'

describe('the official game', () => {
  const rules = PRESETS.forced
  const states = cardStates(rules)
  const table = solveCard(states)

  it('is worth 254.587729', () => {
    expect(expectedScore(states, table).toFixed(6)).toBe('254.587729')
  })

  it('leaves no state unsolved', () => {
    expect(table.every((value) => value >= 0)).toBe(true)
  })

  // Glenn 2006, section 8: a Yahtzee as the last box is worth 2.3014, chance 23 1/3.
  it.each([
    ['x123456kqhslc.t0', 2.3014],
    ['x123456kqhsl.t0.y0', 23 + 1 / 3],
    ['x123456kqhsl.t63.y0', 35 + 23 + 1 / 3],
  ])('has a last box worth what the paper says, %s', (code, value) => {
    const card = unwrap(parseCardCode(rules, code))
    expect(table[stateIndex(states, card)]).toBeCloseTo(value, 4)
  })

  it('comes out the same whoever does which context in which order', () => {
    const shared = new Float64Array(tableLength(states)).fill(NaN)
    const workers = [0, 1, 2].map(() => new CardWork(states, shared))
    for (const level of contextLevels(states).toReversed()) {
      level.toReversed().forEach((context, i) => workers[i % 3]!.run(context))
    }
    expect(shared).toEqual(table)
  })

  it('can be stopped after a level and resumed, to the last bit', () => {
    const first = CardSolveState.create(states, null)
    const begun = cardTeam.join(
      { rules, memory: first.memory },
      { index: 0, isStopped: () => false },
    )
    for (let i = 0; i < 4; i++) {
      for (let piece = 0; piece < begun.pieces(); piece++) begun.run(piece)
      begun.next(() => {})
    }
    const standing = { level: first.level + 1, table: first.table.slice() }
    const state = CardSolveState.create(states, standing)
    const team = cardTeam.join(
      { rules, memory: state.memory },
      { index: 0, isStopped: () => false },
    )
    do for (let piece = 0; piece < team.pieces(); piece++) team.run(piece)
    while (team.next(() => {}))
    expect(new Float64Array(state.table)).toEqual(table)
  })
})

// By a recursion of its own over totals that are never merged.
it('the bonus may be lost again by more points: 35 from 63, none from 76', () => {
  const rules: RuleSet = {
    ...PRESETS.none,
    boxes: PRESETS.none.boxes.slice(0, 6),
    bonus: [
      { from: 63, points: 35 },
      { from: 76, points: 0 },
    ],
  }
  const states = cardStates(rules)
  expect(expectedScore(states, solveCard(states)).toFixed(9)).toBe('71.755727264')
})

// 2.5 and 3 on average, and 100 in one of 216 x 216 games: a total that can still just reach
// the bonus must not be merged with those that cannot.
it('the bonus stays open while the last point can still come', () => {
  const rules: RuleSet = {
    ...PRESETS.none,
    dice: 3,
    rolls: 1,
    order: 'down',
    boxes: PRESETS.none.boxes.slice(4, 6),
    bonus: [{ from: 33, points: 100 }],
  }
  const states = cardStates(rules)
  expect(expectedScore(states, solveCard(states)).toFixed(9)).toBe('5.502143347')
})

describe('states of a card', () => {
  const TWO: RuleSet = {
    ...PRESETS.none,
    name: 'Two boxes',
    dice: 6,
    boxes: PRESETS.none.boxes.slice(11),
    bonus: [],
  }

  it.each([
    ['yatzy', 958_974],
    ['crag', 8_191],
    ['yatzy-forced', 148],
  ])('of %s are %i, as its cost tells', (id, count) => {
    const states = cardStates(PUBLISHED_CARDS[id]!)
    expect(openStates(states)).toBe(count)
    expect(costOf(PUBLISHED_CARDS[id]!, 1).states).toBe(count)
  })

  it('have an index for possible totals and orders alone', () => {
    const yatzy = cardStates(PUBLISHED_CARDS.yatzy!)
    expect(stateIndex(yatzy, { used: 1, total: 6, alikeScored: false })).toBe(-1)
    expect(stateIndex(yatzy, { used: 1, total: 5, alikeScored: false })).toBeGreaterThan(0)
    const down = cardStates(PUBLISHED_CARDS['yatzy-forced']!)
    expect(stateIndex(down, { used: 0b1000000, total: 0, alikeScored: false })).toBe(-1)
    expect(tableLength(cardStates(TWO))).toBe(4)
  })

  it.each(['up', 'down'] as const)('are few for 24 boxes in the order %s', (order) => {
    const boxes = Array.from({ length: 24 }, () => ({ ...PRESETS.none.boxes[11]! }))
    const rules: RuleSet = { ...PRESETS.none, boxes, bonus: [], order }
    expect([tableLength(cardStates(rules)), tableSize(rules)]).toEqual([25, 25])
  })
})
