import { execFile, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, start, stop, test } from './web-app.ts'

const MAIN = join(import.meta.dirname, '../../../out/main/web.js')

/** Output of a second start on a data folder; rejects if it does not end well. */
async function secondStart(dataFolder: string): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C' }
  const args = [MAIN, '--port', '0', '--data-dir', dataFolder]
  return (await promisify(execFile)(process.execPath, args, { env, timeout: 30_000 })).stdout
}

const children: ChildProcess[] = []

/** A web shell that is gone when the test ends. */
async function started(dataFolder: string): ReturnType<typeof start> {
  const shell = await start(dataFolder)
  children.push(shell.child)
  return shell
}

test.afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

test('a second start leads to the first one, and takes its place once that is gone', async ({
  page,
}, info) => {
  const dataFolder = info.outputPath('data')
  const first = await started(dataFolder)
  const killed = new Promise((resolve) => first.child.once('exit', resolve))
  expect(await secondStart(dataFolder)).toBe(
    `Breakpoint is already running; open ${first.address}\n`,
  )
  await page.goto(first.address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('about:blank')

  first.child.kill('SIGKILL')
  await killed
  const second = await started(dataFolder)
  expect(await secondStart(dataFolder)).toContain(second.address)
  await stop(second.child)
  expect(second.child.exitCode).toBe(0)
  const third = await started(dataFolder)
  await stop(third.child)
})
