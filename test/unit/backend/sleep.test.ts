import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { soon } from '#test/support/soon.ts'
import { failureOf, SOLVER_WORKER, start, temporaryFolder } from './harness.ts'

const HOUR = 3_600_000

test('before the computer sleeps what is done of a solve is kept', async () => {
  const folder = temporaryFolder()
  const team = { members: 1, checkpointEveryMs: HOUR }
  const backend = await start(folder, SOLVER_WORKER, { team })
  const rules = PRESETS.zilch
  const solving = failureOf(backend.ask('farkle.winSolve', { rules }))
  const checkpoint = join(folder, 'unfinished', `win-${ruleHash(rules)}.checkpoint`)
  await soon(() => {
    backend.sleep()
    expect(existsSync(checkpoint)).toBe(true)
  })
  const [job] = (await backend.ask('jobs.list', {})).jobs
  expect(job).toMatchObject({ state: 'running' })
  await backend.ask('jobs.cancel', { id: job!.id })
  expect(await solving).toMatchObject({ code: 'cancelled' })
})

test('after it what is due is asked for anew, and nothing is kept where nothing goes on', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  backend.sleep()
  expect(backend.studyChanges()).toBe(0)
  backend.wake()
  expect(backend.studyChanges()).toBe(1)
  expect(existsSync(join(folder, 'unfinished'))).toBe(false)
})
