import { describe, expect, test } from 'vitest'
import type { Face } from '#shared/dice/multiset.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { failureOf, start } from '../../harness.ts'
import { sharedFolder } from '#test/support/temporary-folder.ts'

/** Without an upper bonus the upper total does not count, and all is solved in no time. */
const rules: RuleSet = { ...PRESETS.forced, bonus: [] }

/** Without jokers there are fewer states still. */
const fewest: RuleSet = { ...PRESETS.none, bonus: [] }

/** One folder for all, so that each game is solved once. */
const folder = sharedFolder()

/** Sixes, full house, large straight and chance are open. */
const card = 'x12345kqs.t40.y50'
const LETTERS = new Map([
  [5, '6'],
  [8, 'h'],
  [10, 'l'],
  [11, 'c'],
])
const OPEN = [...LETTERS.keys()]

describe('a game that nobody has solved', () => {
  test('is unsolved, then solved, with the same figures for all requests', async () => {
    const { ask } = await start(folder())
    const unsolved = await ask('scorecard.status', { rules })
    expect(unsolved).toMatchObject({
      state: 'unsolved',
      fraction: 0,
      states: 12_288,
      openStates: 12_286,
      bytes: 98_304,
      hasScores: true,
      expectedScore: null,
    })
    const { expectedScore } = await ask('scorecard.solve', { rules })
    const solved = await ask('scorecard.status', { rules: { ...rules, name: 'Mine' } })
    expect(solved).toMatchObject({ state: 'solved', fraction: 1, expectedScore })
    const board = await ask('scorecard.board', { rules })
    expect(board.expected).toBe(expectedScore)
    const { before, rolls } = await ask('scorecard.opening', { rules })
    expect(before).toBe(expectedScore)
    const mean = rolls.reduce((sum, { chance, expected }) => sum + chance * expected, 0)
    expect(mean).toBeCloseTo(expectedScore, 9)
  })
})

describe('a position', () => {
  test('has every keep ranked, with the boxes in which the turn may end', async () => {
    const { ask } = await start(folder())
    const turn = { rules, card, points: 150, dice: [6, 2, 6, 3, 5] as Face[] }
    const answer = await ask('scorecard.analyse', { ...turn, rerollsLeft: 1 })
    expect(answer).toMatchObject({ card, dice: [2, 3, 5, 6, 6], rerollsLeft: 1 })
    expect(answer.choices).toHaveLength(24)
    for (const { keep, box, ends, expected, loss } of answer.choices) {
      expect([keep === null, box]).toEqual([false, null])
      expect(expected + loss).toBeCloseTo(answer.expected, 9)
      expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      for (const end of ends) {
        expect(OPEN).toContain(end.box)
        expect(end.zero).toBeLessThanOrEqual(end.chance)
      }
    }
    // Kept whole, the roll ends in one box: the best with no reroll left.
    const whole = answer.choices.find(({ keep }) => keep!.length === 5)!
    const scored = await ask('scorecard.analyse', { ...turn, rerollsLeft: 0 })
    expect(whole.expected).toBeCloseTo(scored.expected, 9)
    const { box, points } = scored.choices[0]!
    expect(whole.ends).toEqual([{ box, chance: 1, points, zero: 0 }])
    expect(scored.before).toBe(answer.before)
  })

  test('adds the points on the card, and pays the Yahtzee bonus', async () => {
    const { ask } = await start(folder())
    const yahtzee = { rules, card, rerollsLeft: 0, dice: [5, 5, 5, 5, 5] as Face[] }
    const plain = await ask('scorecard.analyse', yahtzee)
    const more = await ask('scorecard.analyse', { ...yahtzee, points: 100 })
    expect(more.expected).toBeCloseTo(plain.expected + 100, 9)
    expect(plain.choices.map(({ box }) => box)).not.toContain(5)
    for (const { further } of plain.choices) expect(further).toBe(100)
    const straight = plain.choices.find(({ box }) => box === 10)
    expect(straight).toMatchObject({ points: 140, keep: null, ends: [] })
  })

  test('is worth as much as its statistics say, and each open box costs its zero', async () => {
    const { ask } = await start(folder())
    const board = await ask('scorecard.board', { rules, card, points: 150 })
    const statistics = await ask('scorecard.statistics', { rules, card, points: 150 })
    expect(statistics.mean).toBeCloseTo(board.expected, 9)
    const sum = statistics.chances.reduce((all, chance) => all + chance, 0)
    expect(sum).toBeCloseTo(1, 12)
    expect(statistics.first).toBeGreaterThanOrEqual(150)
    expect(statistics.upperBonusMean).toBe(0)
    expect(statistics.boxes.map(({ box }) => box)).toEqual(OPEN)
    expect(board.boxes.map(({ box }) => box)).toEqual(OPEN)
    expect(board.boxes.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 12)
    for (const { box, zeroLoss } of board.boxes) {
      const letter = LETTERS.get(box)!
      const after = await ask('scorecard.board', {
        rules,
        card: card.replace('x', `x${letter}`),
        points: 150,
      })
      expect(zeroLoss).toBeCloseTo(board.expected - after.expected, 9)
    }
  })

  test('of a full card is the score, and nothing is left to decide', async () => {
    const { ask } = await start(folder())
    const full = 'x123456kqhslc.t63.y50'
    const paid = { ...PRESETS.forced, rolls: 1 }
    expect(await ask('scorecard.board', { rules: paid, card: full, points: 200 })).toEqual({
      card: full,
      expected: 235,
      boxes: [],
    })
    const asked = failureOf(ask('scorecard.statistics', { rules, card: full }))
    expect(await asked).toMatchObject({ code: 'invalid-request', details: [{ field: 'card' }] })
  })

  test.each([
    [{ dice: [1, 2, 3, 4] }, 'The dice must be five faces from 1 to 6.'],
    [{ dice: [1, 2, 3, 4, 7] }, 'The dice must be as many as the scorecard has, each from 1 to 6.'],
    [{ rerollsLeft: 3 }, 'The rerolls left must be at most 2, as in the rules.'],
    [{ rerollsLeft: 5 }, 'The rerolls left must be a whole number from 0 to 4.'],
    [{ card: 'x5.t4' }, 'The upper boxes 5 cannot come to 4; give the sum of their points.'],
    [{ points: -1 }, 'The points on the scorecard must be a whole number from 0 to 100,000.'],
  ])('is refused with %j', async (wrong, message) => {
    const { dispatch } = await start(folder())
    const right = { rules, card, dice: [1, 2, 3, 4, 5], rerollsLeft: 1 }
    const reply = await dispatch('scorecard.analyse', { ...right, ...wrong })
    expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-request', message } })
  })
})

test('every strategy is told, the optimal one best', async () => {
  const { ask } = await start(folder())
  const { strategies } = await ask('scorecard.strategies', { rules: { ...fewest, rolls: 1 } })
  expect(strategies).toHaveLength(7)
  const [optimal, ...others] = strategies
  expect(optimal!.strategy).toBe('optimal')
  for (const { mean, printed } of others) {
    expect(mean).toBeLessThan(optimal!.mean)
    expect(printed).toBeNull()
  }
})

describe('a card with other boxes', () => {
  const generala = PUBLISHED_CARDS.generala!

  test('has its strategies', async () => {
    const { ask } = await start(folder())
    const { strategies } = await ask('scorecard.strategies', { rules: generala })
    expect(strategies.map(({ strategy }) => strategy)).toEqual([
      'optimal',
      'better-heuristic',
      'heuristic',
      'greedy',
    ])
    expect(Math.max(...strategies.map(({ mean }) => mean))).toBe(strategies[0]!.mean)
    const other = { rules: generala, strategy: 'equal-only' } as const
    expect((await failureOf(ask('scorecard.statistics', other))).message).toBe(
      'The strategy must be one of optimal, better-heuristic, heuristic, greedy.',
    )
  })

  test('pays more for the first roll, in the analysis and for a target', async () => {
    const { ask } = await start(folder())
    const turn = { rules: generala, card: 'x1-2-3-4-5-6-8-9-10.t0' }
    const now = { ...turn, dice: [1, 2, 3, 4, 5] as Face[], rerollsLeft: 0 }
    const first = await ask('scorecard.analyse', { ...now, atOnce: true })
    const later = await ask('scorecard.analyse', now)
    expect([first.expected, later.expected]).toEqual([25, 20])
    await ask('scorecard.targetSolve', { rules: generala, limit: 60 })
    const target = { ...now, target: 25 }
    expect((await ask('scorecard.targetChoices', { ...target, atOnce: true })).chance).toBe(1)
    expect((await ask('scorecard.targetChoices', target)).chance).toBe(0)
    const { before } = await ask('scorecard.targetChoices', target)
    const { chance } = await ask('scorecard.target', { ...turn, target: 25 })
    expect(before).toBeCloseTo(chance, 6)
    // The chance of a straight in one roll.
    expect(chance).toBeCloseTo(240 / 6 ** 5, 6)
  })

  test.each([
    [{ dice: [1, 2, 3] }, 'The dice must be five faces from 1 to 6.'],
    [{ card: 'x11.t0' }, /^.+1 to 10.+$/],
  ])('refuses %j in a sentence', async (wrong, message) => {
    const { dispatch } = await start(folder())
    const right = { rules: generala, card: 'x1.t0', dice: [1, 2, 3, 4, 5], rerollsLeft: 1 }
    const reply = await dispatch('scorecard.analyse', { ...right, ...wrong })
    expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-request' } })
    expect(reply.ok ? '' : reply.error.message).toMatch(message)
  })
})

describe('why a choice is better', () => {
  test('is told with what each place of the card brings, which adds up to the loss', async () => {
    const { ask } = await start(folder())
    const turn = { rules, card, points: 150, rerollsLeft: 1, dice: [2, 3, 5, 6, 6] as Face[] }
    const { choices } = await ask('scorecard.analyse', turn)
    for (const { keep, box, loss } of choices.slice(1, 6)) {
      const { text, differences } = await ask('scorecard.why', { ...turn, keep, box })
      const sum = differences.reduce((all, { points }) => all + points, 0)
      expect(sum).toBeCloseTo(loss, 9)
      expect(text).toMatch(/^Keeping .+ makes \d+\.\d points more than .+: .+\.$/)
      for (const { of, points } of differences) {
        if (typeof of === 'number' && !OPEN.includes(of)) expect(points).toBe(0)
      }
    }
    const none = await ask('scorecard.why', { ...turn, keep: choices[0]!.keep, box: null })
    expect(none.text).toBeNull()
  })

  test('is told of the first turn, after a job, and refused for what cannot be done', async () => {
    const { ask } = await start(folder())
    const turn = { rules: { ...fewest, rolls: 2 }, rerollsLeft: 1, dice: [2, 3, 5, 6, 6] as Face[] }
    const { choices } = await ask('scorecard.analyse', turn)
    const { keep, loss } = choices.at(-1)!
    const { differences } = await ask('scorecard.why', { ...turn, keep, box: null })
    expect(differences.reduce((all, { points }) => all + points, 0)).toBeCloseTo(loss, 9)
    const wrong = ask('scorecard.why', { ...turn, keep: [1, 1], box: null })
    expect((await failureOf(wrong)).message).toContain('These dice do not lie on the table')
  })
})
