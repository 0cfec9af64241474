import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { tablePlay, tableText } from '#shared/games/farkle/drill/table-play.ts'
import { withMove } from '#shared/study/table-game.ts'
import { withRoll } from '#shared/games/farkle/analysis/turn-walk.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import { someOf } from '#test/property/runs.ts'
import { answerWith, preparedFolder, questionOf, startDrill } from '../../drills/drilling.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

const { farkle } = PRESETS
const short: RuleSet = { ...farkle, name: 'Three rolls', goal: 500, maxRolls: 3 }
const tries: RuleSet = { ...farkle, name: 'Three tries', goal: 500, lastDieRolls: 3 }

const prepared = preparedFolder(async (ask) => {
  await ask('farkle.scoreOverview', { rules: short })
  await ask('farkle.winSolve', { rules: short })
})

test('turns that remember more are solved for points and for wins, and in matches', async () => {
  const { ask } = await start(prepared())
  const { turns } = await ask('farkle.scoreOverview', { rules: short })
  const plain = (await ask('farkle.scoreOverview', { rules: { ...short, maxRolls: 0 } })).turns
  expect(turns[0]!.expectedPoints).toBeGreaterThan(300)
  expect(turns[0]!.expectedPoints).toBeLessThan(plain[0]!.expectedPoints)
  expect(turns[0]).toMatchObject({ rows: 0, limits: [] })
  const { strategies } = await ask('farkle.scoreFrontier', { rules: short })
  expect(strategies.length).toBeGreaterThan(3)
  const { winProbability, residual } = await ask('farkle.winSolve', { rules: short })
  expect(winProbability).toBeGreaterThan(0.5)
  expect(residual).toBeLessThanOrEqual(1e-12)
  const match = (first: 'optimal' | 'table') =>
    ask('farkle.winMatch', { rules: short, first: { kind: first }, second: { kind: 'optimal' } })
  expect((await match('optimal')).first.asFirst).toBeCloseTo(winProbability, 12)
  const table = await match('table')
  expect(table.first.asFirst).toBeLessThan(winProbability)
  expect(table.first.asFirst).toBeGreaterThan(winProbability - 0.1)
  const points = await ask('farkle.turnResults', {
    rules: short,
    turn: 'single',
    player: { kind: 'best' },
  })
  expect(points.mean).toBeCloseTo(turns[0]!.expectedPoints, 9)
})

const POSITION = {
  own: 0,
  opponent: 0,
  turnTotal: 0,
  dice: { left: 6 },
  ownFarkles: 0,
  opponentFarkles: 0,
}

test('positions tell the rolls that are left', async () => {
  const { ask } = await start(prepared())
  const { winProbability } = await ask('farkle.winSolve', { rules: short })
  const first = await ask('farkle.winAnalyse', { rules: short, position: POSITION })
  expect(first.winProbability).toBeCloseTo(winProbability, 12)
  const rolled = { ...POSITION, turnTotal: 50, dice: { rolled: [1, 2, 5] as (1 | 2 | 5)[] } }
  const worth = async (rollsLeft: number) =>
    ask('farkle.winAnalyse', { rules: short, position: { ...rolled, rollsLeft } })
  const last = await worth(0)
  expect(last.code).toBe('b0.d0.t50.r125.l0')
  expect(last.options.map(({ then }) => then)).not.toContain('roll')
  expect((await worth(1)).options.map(({ then }) => then)).toContain('roll')
  const failure = await failureOf(worth(2))
  expect(failure.message).toBe('Here 0 to 1 rolls can be left, not 2.')
})

test('a last die that is rolled again has tables and positions', async () => {
  const { ask } = await start(temporaryFolder())
  const { turns, farkleProbabilities } = await ask('farkle.scoreOverview', { rules: tries })
  // Of one die four faces score nothing, in each of three rolls.
  expect(farkleProbabilities[0]).toBeCloseTo((4 / 6) ** 3, 15)
  expect(turns[0]!.limits).toHaveLength(6)
  const { options } = await ask('farkle.winAnalyse', {
    rules: tries,
    position: { ...POSITION, turnTotal: 300, dice: { left: 1 } },
  })
  const roll = options.find(({ then }) => then === 'roll')
  expect(roll!.farkleProbability).toBeCloseTo((4 / 6) ** 3, 15)
  expect((await ask('farkle.winContrasts', { rules: tries })).contrasts).toBeDefined()
})

test('their decisions are drilled, and positions that are kept say what the turn remembers', async () => {
  const { ask } = await start(prepared())
  for (const goal of ['points', 'wins'] as const) {
    const { session, step } = await startDrill({ ask }, { goal, questions: 2 }, short)
    const question = questionOf(step)
    const { legal, position, code } = question
    expect(position.rollsLeft).toBeLessThan(3)
    expect(code).toMatch(new RegExp(`[.]l${position.rollsLeft}`))
    const { options } = await answerWith({ ask }, session, question, 0)
    expect(options).toHaveLength(legal.length)
  }
})

const LOADED = { name: 'Lucky', count: 2, weights: [6, 1, 2, 3, 4, 6], joker: null }
const loaded: RuleSet = { ...farkle, name: 'Loaded', goal: 500, ownDice: [LOADED] }

test.each(someOf([short, loaded]))('they have cards, lessons and sheets: %o', async (rules) => {
  const { ask } = await start(prepared())
  const subject = { rulesId: 'short', rules } as const
  const { lessons } = await ask('lessons.overview', { game: 'farkle', ...subject, goal: 'points' })
  expect(lessons.map(({ id }) => id)).toEqual(expect.arrayContaining(['table']))
  const { decks } = await ask('cards.overview', { game: 'farkle', ...subject })
  expect(decks.map(({ deck }) => deck)).toContain('limits')

  const { sheets } = await ask('sheets.list', { game: 'farkle', rules })
  const ready = sheets.filter(({ state }) => state === 'ready').map(({ kind }) => kind)
  expect(ready).toEqual(['limits', 'score-sheet', 'scoring', 'odds'])
  const { rows, columns } = await ask('farkle.scoreTurnStates', { rules })
  expect(rows.length).toBeGreaterThan(4)
  expect(columns.length).toBe(rules === short ? 2 : 1)
})

test('they are played at the table, with advice on every roll', async () => {
  const { ask } = await start(temporaryFolder())
  for (const rules of someOf([loaded, short])) {
    const players = [
      { name: 'Ann', bot: 'points' as const },
      { name: 'Bo', bot: 'three-steps' as const },
    ]
    let game: TableGameData = {
      rules,
      players,
      seed: 'turns',
      komi: 0,
      coach: 'off',
      began: 0,
      moves: [],
      rolled: null,
      takenBack: 0,
      counted: null,
      retaken: [],
    }
    let at = tablePlay(game)
    for (; at.table.result === null; at = tablePlay(game)) {
      const kinds = at.kinds && [...at.kinds]
      const dice = { rolled: [...at.rolled!], kinds }
      if (at.roll !== 'decide') {
        game = withMove(game, { ...dice, kept: null, then: null })
        continue
      }
      const position = positionData(
        withRoll(rules, at.position, { rolled: dice.rolled, ...(kinds && { kinds }) }),
      )
      const { bot } = players[at.table.seat]!
      const seed = String(game.moves.length)
      const { options, chosen } = await ask('farkle.advise', {
        rules,
        position,
        players: 2,
        bot,
        seed,
      })
      const { setAside, kinds: keptKinds, then } = options[chosen]!
      const kept = { kept: [...setAside], keptKinds: keptKinds && [...keptKinds] }
      game = withMove(game, { ...dice, ...kept, then })
    }
    const text = tableText(game, '2026-01-31T18:00Z')!
    await ask('farkle.saveTable', { game })
    expect((await ask('farkle.storedTable', {})).game).toEqual(game)
    const { id } = await ask('records.add', { text, played: true, notes: '' })
    expect(id).toBeGreaterThan(0)
  }
})
