import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { FileLock } from '#main/backend/locks/file-lock.ts'
import { soon } from '#test/support/soon.ts'
import { failureOf, SENTENCE, start, temporaryFolder } from '../../harness.ts'

/** Takes some seconds, with a penalty and passes. */
const RULES = { ...PRESETS.zilch, name: 'Shared', goal: 3_000 }
const OFTEN = { team: { members: 1, checkpointEveryMs: 20 } }

const unfinishedIn = (folder: string): string[] => readdirSync(join(folder, 'unfinished'))

test('two that solve the same game have the same result, and one of them writes the checkpoints', async () => {
  const folder = temporaryFolder()
  const writer = await start(folder, undefined, OFTEN)
  const reader = await start(folder, undefined, { ...OFTEN, access: 'read' })
  const solves = [writer, reader].map(({ ask }) => ask('farkle.winSolve', { rules: RULES }))
  const [one, other] = await Promise.all(solves)
  expect({ ...one, seconds: 0 }).toEqual({ ...other, seconds: 0 })
  const notices = [...writer.notices, ...reader.notices]
  expect(notices).toEqual([expect.stringMatching(SENTENCE)])
  expect(notices[0]).toContain('is solving the same game')
  expect(unfinishedIn(folder)).toEqual([])
  expect(await writer.ask('cache.status', {})).toMatchObject({ files: 1, putAside: [] })
})

test('one that does not keep its progress leaves the checkpoint of the other alone', async () => {
  const folder = temporaryFolder()
  const key = ruleHash(RULES)
  const file = join(folder, 'unfinished', `win-${key}.checkpoint`)
  // Another process that solves this game.
  const lock = FileLock.take(join(folder, 'unfinished', `win-${key}.lock`))
  const backend = await start(folder, undefined, OFTEN)
  const solve = backend.ask('farkle.winSolve', { rules: RULES })
  await soon(() => expect(backend.jobs.some(({ done }) => done > 0)).toBe(true))
  await backend.ask('jobs.cancel', { id: backend.jobs[0]!.id })
  expect(await failureOf(solve)).toMatchObject({ code: 'cancelled' })
  expect(existsSync(file)).toBe(false)

  // The other one has ended, and from now on this one keeps what it does.
  lock.release()
  const again = backend.ask('farkle.winSolve', { rules: RULES })
  await soon(() => expect(statSync(file).size).toBeGreaterThan(0))
  await again
  expect(backend.notices).toHaveLength(1)
  expect(existsSync(file)).toBe(false)
})
