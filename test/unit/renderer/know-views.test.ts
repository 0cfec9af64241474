import { beforeEach, describe, expect, it } from 'vitest'
import type { DiceCount } from '#shared/base/units.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import WinNumbers from '#renderer/games/farkle/home/WinNumbers.vue'
import { diceLeft, mostTold, toldDice } from '#renderer/games/farkle/parts/dice-left.ts'
import WinKnowView from '#renderer/games/farkle/winning/WinKnowView.vue'
import KnowView from '#renderer/games/farkle/strategy/KnowView.vue'
import { show, startStores } from './harness.ts'
import { answerStudy } from './study-answers.ts'

const game = (dice: DiceCount): RuleSet => ({ ...PRESETS.farkle, name: 'Few dice', dice })
const entryOf = (rules: RuleSet) => ({ id: 'few', hash: 'few', game: 'farkle', rules }) as never

/** From where to bank: by number of dice left, one die first. */
function answer(
  points: readonly (number | 'always' | 'minimum')[],
  wins: readonly (number | null)[],
): void {
  const limits = points.map((from) => ({
    from: from === 'always' ? 0 : from === 'minimum' ? 300 : from,
    always: typeof from === 'string',
    first: from === 'always' ? 250 : from === 'minimum' ? 350 : from,
  }))
  const farkles = { expectedPoints: 300, farkleProbability: 0.2, minimumBank: 0, exceptionCount: 0 }
  answerStudy({
    'farkle.scoreOverview': { averagePoints: null, turns: [{ key: 'single', ...farkles, limits }] },
    'farkle.scoreBreakpoints': {
      table: { rows: [], rollSixBelow: null },
      exceptions: [],
      exceptionCount: 0,
      tablePoints: 300,
      bestPoints: 300,
    },
    'farkle.scoreExamples': { examples: [] },
    'farkle.winStandings': {
      standings: [
        {
          lead: 'level',
          own: 5000,
          opponent: 5000,
          limits: wins.map((from) => ({ from, uneven: false, goFrom: null })),
        },
      ],
    },
    'farkle.winContrasts': {
      contrasts: [
        { kind: 'ahead', own: 0, opponent: 0, turnTotal: 250, dice: 1, wins: 'bank', loss: 0.01 },
      ],
    },
  })
}

async function winPage(rules: RuleSet) {
  const { screen } = await show(WinKnowView, { props: { entry: entryOf(rules) } })
  const rows = screen
    .findAll('tbody tr')
    .map((row) => row.findAll('th, td').map((cell) => cell.text()))
  return { screen, rows, sentences: screen.findAll('ol li').map((one) => one.text()) }
}

beforeEach(() => startStores())

describe('the numbers of dice that can be left', () => {
  it.each<[DiceCount, DiceCount[], DiceCount[], DiceCount]>([
    [6, [5, 4, 3, 2, 1], [4, 3, 2], 3],
    [5, [4, 3, 2, 1], [3, 2, 1], 2],
    [2, [1], [1], 1],
    [1, [1], [1], 1],
  ])('of %i dice', (dice, left, told, most) => {
    expect(diceLeft(dice)).toEqual(left)
    expect(toldDice(dice)).toEqual(told)
    expect(mostTold(dice)).toBe(most)
  })
})

describe('what to know of playing to win', () => {
  it('is told of the dice that the rules have', async () => {
    answer(['always', 'always', 250, 500], [250, 300, 400, null])
    const { screen, rows, sentences } = await winPage(game(4))
    expect(rows.map(([dice]) => dice)).toEqual(['3', '2', '1'])
    expect(sentences[0]).toBe('With 1 die left, bank always when level; below that, roll.')
    expect(screen.get('a').attributes('href')).toContain('b0.d0.t250.n1')
  })

  it('says in one way that every turn total is banked', async () => {
    answer(['always', 200, 200, 300, 950, 2850], [250, 300, 300, 450, 950, null])
    const { rows, sentences } = await winPage(game(6))
    expect(rows.at(-1)).toEqual(['1', 'always', 'always'])
    expect(rows[0]).toEqual(['5', '950', '950'])
    expect(sentences[0]).toBe('With 3 dice left, bank from 300 when level; below that, roll.')
  })

  it('names the minimum where that is all one needs', async () => {
    answer(['minimum', 300, 450], [350, 400, null])
    const { rows } = await winPage(game(3))
    expect(rows).toEqual([
      ['2', '300', '400'],
      ['1', '300', '300'],
    ])
  })

  it('says for whom it is where the second player may answer, on Home too', async () => {
    answer(['always'], [250])
    const rules: RuleSet = { ...game(1), end: 'equalTurns' }
    const told = /for the first player\./
    expect((await winPage(game(1))).sentences.filter((one) => told.test(one))).toHaveLength(0)
    expect((await winPage(rules)).sentences.filter((one) => told.test(one))).toHaveLength(1)
    const home = await show(WinNumbers, { props: { rules, firstWins: 0.55 } })
    expect(home.text()).toContain('To win if you moved first, with 1 die left')
  })

  it('is there for a single die as well, on Home too', async () => {
    answer(['always'], [250])
    const { rows } = await winPage(game(1))
    expect(rows).toEqual([['1', 'always', 'always']])
    const home = await show(WinNumbers, { props: { rules: game(1), firstWins: 0.55 } })
    expect(home.text()).toContain('250')
  })
})

describe('the exceptions of the table', () => {
  const exception = {
    turnScore: 300,
    andAbove: false,
    roll: [1, 1, 2, 3, 4, 6],
    cost: 1,
    perTurn: 0.001,
    table: { points: 200, then: 'bank', diceLeft: 4 },
    best: { points: 100, then: 'roll', diceLeft: 5 },
  }
  async function told(tablePoints: number): Promise<string> {
    answerStudy({
      'farkle.scoreBreakpoints': {
        table: { rows: [], rollSixBelow: null },
        tablePoints,
        bestPoints: 400,
        exceptions: [exception],
        exceptionCount: 1,
      },
      'farkle.scoreExamples': { examples: [] },
    })
    const turn = { key: 'single', limits: [], minimumBank: 0 }
    return (await show(KnowView, { props: { rules: game(6), turn } })).text()
  }

  it('are no advice where all of them gain less than a twentieth of a percent', async () => {
    const text = await told(399.9)
    expect(text).toContain('you lose less than 1 point in 2,000')
    expect(text).not.toContain('Where the table is wrong')
  })

  it('are told where they gain more', async () => {
    const text = await told(399)
    expect(text).toContain('you make 399.0 of 400.0 points a turn. It is wrong in one case')
    expect(text).toContain('Where the table is wrong')
  })
})

it.each([
  { average: 0.468, state: 'unsolved', secondsLeft: 4, told: 1 },
  { average: 0.4999, state: 'solved', secondsLeft: 0, told: 0 },
  { average: 0.468, state: 'unsolved', secondsLeft: 40, told: 0 },
  { average: 0.468, state: 'impossible', secondsLeft: 0, told: 0 },
])('what play for points costs in games is told where it is known: %o', async (known) => {
  answer([], [])
  answerStudy({
    'farkle.scoreBreakpoints': {
      table: { rows: [], rollSixBelow: null },
      exceptions: [],
      exceptionCount: 0,
      tablePoints: 300,
      bestPoints: 300,
    },
    'farkle.scoreExamples': { examples: [] },
    'farkle.winStatus': known,
    'farkle.winMatch': { first: known },
  })
  const turn = { key: 'single', limits: [], minimumBank: 0 }
  const text = (await show(KnowView, { props: { rules: { ...game(6), goal: 2000 }, turn } })).text()
  expect(text).toContain('you make the most points a turn.')
  const costs = 'To 2,000, playing for points loses 3.2 games in 100 more than playing to win.'
  expect(text.split(costs).length - 1).toBe(known.told)
})

it('what to know of points tells of the dice that the rules have', async () => {
  answer(['always', 250, 500], [])
  const limits = [
    { from: 0, always: true, first: 250 },
    { from: 250, always: false, first: 250 },
  ]
  const turn = { key: 'single', limits, expectedPoints: 300, farkleProbability: 0.2 }
  async function firstSentence(dice: number, minimumBank: number): Promise<string> {
    const props = { rules: game(dice), turn: { ...turn, minimumBank } }
    const { screen } = await show(KnowView, { props })
    return screen.findAll('ol li')[0]!.text()
  }
  expect(await firstSentence(2, 0)).toBe('Bank always with 1 die left. Below that, roll.')
  // Where the smallest bank alone keeps one from banking, it is told.
  expect(await firstSentence(3, 250)).toBe(
    'Bank from 250 with 2 dice left and always with 1 die left. Below that, roll. Less than 250 cannot be banked.',
  )
})
