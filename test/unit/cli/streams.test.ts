import { once } from 'node:events'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { farkleJson } from '#test/support/farkle-json.ts'
import { sharedFolder } from '#test/support/temporary-folder.ts'
import { LONG_RULES } from '../backend/harness.ts'
import { ended, runCli, startCli, temporaryFolder, type Ended } from './run-cli.ts'

const folder = sharedFolder()

/** Zilch in steps of one point, solved once: a solve of seconds, and hundreds of kilobytes. */
let long: { readonly args: readonly string[]; readonly printed: Ended }
beforeAll(async () => {
  const file = join(folder(), 'long.json')
  writeFileSync(file, farkleJson(LONG_RULES))
  const args = ['score', '--json', '--rules', file]
  long = { args, printed: await runCli(args, folder()) }
})

test('a long solve is one line on standard error, where nobody watches a bar', () => {
  const { code, out, err } = long.printed
  expect(code).toBe(0)
  expect(err).toBe('Solving: Strategy for points: Long\n')
  expect(out.length).toBeGreaterThan(200_000)
  expect(out.indexOf('\n')).toBe(out.length - 1)
  expect(() => JSON.parse(out) as unknown).not.toThrow()
})

test('a reader who goes away ends it in silence', async () => {
  const child = startCli(long.args, folder())
  child.stdout!.once('data', () => child.stdout!.destroy())
  const { code, err } = await ended(child)
  expect(code).toBe(0)
  // Even reading a result can take so long that it is told of.
  expect(err).toMatch(/^(Solving: Strategy for points: Long\n)?$/)
})

test('an answer that cannot be written is a failure with a sentence', async () => {
  const file = join(temporaryFolder(), 'read-only')
  writeFileSync(file, '')
  const readOnly = openSync(file, 'r')
  const child = startCli(['--version'], temporaryFolder(), readOnly)
  closeSync(readOnly)
  const { code, err } = await ended(child)
  expect(code).toBe(1)
  expect(err).toMatch(/^The answer could not be written \(.+\)\.\n$/)
})

// The other signal stops a solve that something is kept of, in the test of `win`.
test('SIGINT ends a solve at once and in silence', async () => {
  const child = startCli(long.args)
  const end = ended(child)
  await once(child.stderr!, 'data')
  child.kill('SIGINT')
  expect(await end).toEqual({ code: 130, out: '', err: 'Solving: Strategy for points: Long\n' })
})
