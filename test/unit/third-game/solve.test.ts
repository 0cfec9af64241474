import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobTitle, type JobData } from '#shared/contract/housekeeping.ts'
import { hashOf } from '#shared/games/games.ts'
import { PIG_RULES } from '#test/support/pig/rules.ts'
import { holdFrom, solvePigWins } from '#test/support/pig/wins.ts'
import { failureOf, temporaryFolder, type TestBackend } from '../backend/harness.ts'
import { WITH_PIG, withPig } from './with-pig.ts'
import { soon } from '../../support/soon.ts'

const hash = hashOf({ game: 'pig', rules: PIG_RULES }, WITH_PIG)

/** The jobs that are running, once there are any. */
function running({ ask }: Pick<TestBackend, 'ask'>): Promise<JobData[]> {
  return soon(async () => {
    const { jobs } = await ask('jobs.list', {})
    expect(jobs).not.toEqual([])
    return jobs
  })
}

test('the two-player game is solved as it is in print', () => {
  const wins = solvePigWins(PIG_RULES)
  // Neller and Presser 2004, page 32: the first of two optimal players wins 53.06 %.
  expect(wins.values[0]).toBeCloseTo(0.5306, 4)
  // Where the game ends with the next roll that counts: the chance p of that is 5/6, and a lost
  // turn leaves the other player in the same place, so W = p + (1 - p)(1 - W).
  const last = 99 * 100 + 99
  expect(wins.values[last]).toBeCloseTo(6 / 7, 12)
  expect(holdFrom(PIG_RULES, wins, 99, 99).from).toBeNull()
})

test('its solve is a job of the pool, and the result is kept for the next start', async () => {
  const folder = temporaryFolder()
  const { ask, close, app } = await withPig(folder)
  expect((await ask('sheets.list', { rules: PIG_RULES })).sheets).toMatchObject([
    { kind: 'pig-hold-at', state: 'unsolved', reason: 'The game is solved first.' },
  ])
  const made = ask('cards.list', { rulesId: 'pig', rules: PIG_RULES, deck: 'pig-hold' })
  const jobs = await running(app)
  expect(jobs).toMatchObject([{ solve: 'pig-wins', rules: 'Pig', hash, state: 'running' }])
  expect(jobTitle(jobs[0]!, WITH_PIG)).toBe('Pig for two: Pig')
  const { cards } = await made
  expect(readdirSync(join(folder, 'results'))).toEqual([`pig-wins-${hash}.result`])
  await close()

  const later = await withPig(folder)
  expect((await later.ask('sheets.list', { rules: PIG_RULES })).sheets).toMatchObject([
    { state: 'ready', reason: null },
  ])
  const again = await later.ask('cards.list', {
    rulesId: 'pig',
    rules: PIG_RULES,
    deck: 'pig-hold',
  })
  expect(again.cards).toEqual(cards)
  expect(later.jobs.filter(({ solve }) => solve === 'pig-wins')).toEqual([])
  expect(await app.ask('cache.status', {})).toMatchObject({ files: 1 })
})

test('its solve can be stopped', async () => {
  const { ask, app } = await withPig(temporaryFolder())
  const rules = { name: 'Long Pig', goal: 200 }
  const made = failureOf(ask('sheets.make', { rules, kinds: ['pig-hold-at'], day: '2026-03-01' }))
  const [job] = await running(app)
  await ask('jobs.cancel', { id: job!.id })
  expect(await made).toMatchObject({ code: 'cancelled' })
})
