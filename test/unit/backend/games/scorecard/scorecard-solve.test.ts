import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { CARD_SOLVER_VERSION, solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { ScorecardPlan } from '#main/backend/games/scorecard/solve/card-solves.ts'
import { killedAfter } from '../../killed-process.ts'
import { teamOf } from '../../solve/team/team-under-test.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

/** Without an upper bonus the upper total does not count: 12,288 states. */
const SMALL: RuleSet = { ...PRESETS.forced, bonus: [] }

/** Half of all states and twice the rerolls: half a second's work for one thread. */
const LONG: RuleSet = { ...PRESETS.forced, rolls: 5, bonus: [{ from: 20, points: 35 }] }

/** The table as one plain loop makes it. */
const plainTable = (rules: RuleSet): Float64Array => solveCard(cardStates(rules))

const bytes = ({ buffer }: Float64Array): Buffer => Buffer.from(buffer)
const plain = plainTable(SMALL)
const PLAIN = bytes(plain)

function scorecardTeam(rules: RuleSet, members: number) {
  const folder = temporaryFolder()
  return { folder, ...teamOf(new ScorecardPlan(), rules, { team: { members } }, folder) }
}

describe('a team', () => {
  // Two of them are stopped below.
  test.each([1, 3])('of %i threads finds the same bits as one plain loop', async (members) => {
    const { table } = await scorecardTeam(SMALL, members).run()
    expect(bytes(table).equals(PLAIN)).toBe(true)
  })

  test('that is stopped again and again finds the same bits in the end', async () => {
    const { run, checkpoint, notices } = scorecardTeam(SMALL, 2)
    for (const level of [7, 6]) {
      expect(await failureOf(run(AbortSignal.abort()))).toMatchObject({ code: 'cancelled' })
      expect(await checkpoint()).toMatchObject({ level })
    }
    const { table } = await run()
    expect(bytes(table).equals(PLAIN)).toBe(true)
    expect(notices).toEqual([])
  })
})

test('a checkpoint of another game does not fit', () => {
  const found = { level: 6, seconds: 1, table: plain }
  const plan = new ScorecardPlan()
  expect(plan.fits(SMALL, found)).toBe(true)
  expect(plan.fits(PRESETS.none, found)).toBe(false)
  expect(plan.fits(SMALL, { ...found, level: 0 })).toBe(false)
})

test('a solve that is killed goes on to the same bits', async () => {
  const folder = temporaryFolder()
  const { checkpoint, file, notices } = teamOf(new ScorecardPlan(), LONG, {}, folder)
  await killedAfter(0, 'kept', 1, 'killed-yahtzee.ts', [folder, JSON.stringify(LONG)])
  const first = (await checkpoint())!
  expect(first.level).toBeLessThan(8)

  const backend = await start(folder)
  const { state, fraction } = await backend.ask('scorecard.status', { rules: LONG })
  expect(state).toBe('begun')
  expect(fraction).toBeGreaterThan(0)
  await backend.ask('scorecard.solve', { rules: LONG })
  expect(notices.concat(backend.notices)).toEqual([])
  expect(existsSync(file)).toBe(false)

  const cache = new ResultCache({ folder: join(folder, 'results'), notice: () => {} })
  const label = { solver: 'scorecard', solverVersion: CARD_SOLVER_VERSION, key: ruleHash(LONG) }
  const { table } = (await cache.get(label)) as { table: Float64Array }
  expect(bytes(table).equals(bytes(plainTable(LONG)))).toBe(true)
})

test('a solved game is kept on the disk, once for all who ask, whatever its name', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  const named = { ...SMALL, name: 'Another name' }
  const answers = await Promise.all(
    [SMALL, named, SMALL].map((rules) => backend.ask('scorecard.solve', { rules })),
  )
  expect(new Set(answers.map(({ seconds }) => seconds)).size).toBe(1)
  expect(readdirSync(join(folder, 'results'))).toEqual([`scorecard-${ruleHash(SMALL)}.result`])
  await backend.close()
  const again = await start(folder)
  expect(await again.ask('scorecard.solve', { rules: SMALL })).toEqual(answers[0])
})

test('a table of before cards were data is put aside and solved again', async () => {
  const folder = temporaryFolder()
  const results = join(folder, 'results')
  const cache = new ResultCache({ folder: results, notice: () => {} })
  const label = { solver: 'scorecard', solverVersion: 1, key: ruleHash(SMALL) }
  await cache.put(label, { table: plain.toReversed(), seconds: 1 })
  const backend = await start(folder)
  expect(await backend.ask('scorecard.status', { rules: SMALL })).toMatchObject({
    state: 'unsolved',
  })
  const { expectedScore } = await backend.ask('scorecard.solve', { rules: SMALL })
  expect(expectedScore).toBe(plain[0])
})

test('a large card is begun only with a yes, and says what it takes', async () => {
  const rules: RuleSet = {
    ...PUBLISHED_CARDS['maxi-yatzy']!,
    boxes: [
      ...PUBLISHED_CARDS['maxi-yatzy']!.boxes,
      ...PUBLISHED_CARDS.generala!.boxes.slice(6, 10),
    ],
  }
  const backend = await start(temporaryFolder())
  const { bytes, seconds, hasScores } = await backend.ask('scorecard.status', { rules })
  expect(Math.max(bytes / 4e9, seconds / 3600)).toBeGreaterThan(1)
  expect(hasScores).toBe(false)
  for (const asked of [
    backend.ask('scorecard.solve', { rules }),
    backend.ask('scorecard.board', { rules }),
  ]) {
    expect(await failureOf(asked)).toMatchObject({
      code: 'invalid-request',
      message: expect.stringMatching(/ h and .* GB/) as string,
    })
  }
  const { message } = await failureOf(backend.ask('scorecard.targetStatus', { rules }))
  expect(message).toBe('This scorecard is too large for targets.')
  const scores = backend.ask('scorecard.statistics', { rules: PUBLISHED_CARDS['maxi-yatzy']! })
  expect((await failureOf(scores)).message).toContain('too large for its final scores')
})

test('targets that another version of the solver found count for nothing', async () => {
  const data = temporaryFolder()
  mkdirSync(join(data, 'results'))
  for (const level of SMALL.boxes.keys()) {
    const number = String(level).padStart(2, '0')
    const name = `scorecard-target-${ruleHash(SMALL)}-40-${number}.result`
    writeFileSync(join(data, 'results', name), 'of a version without one in its name')
  }
  const backend = await start(data)
  const status = await backend.ask('scorecard.targetStatus', { rules: SMALL, limit: 40 })
  expect(status).toMatchObject({ fraction: 0, solvedLimit: null })
})
