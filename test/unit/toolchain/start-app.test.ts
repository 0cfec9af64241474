import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { start, type Outcome } from '#test/support/app-start.ts'
import { electronArchive, electronPackage, PROGRAM } from '#test/support/electron-package.ts'

const NO_MIRROR = { url: 'http://mirror.invalid/' }

/** Starts Breakpoint with a program that stands for Electron. */
async function startWith(program: string, mode = 0o755): Promise<Outcome & { folder: string }> {
  const house = electronPackage(electronArchive())
  const file = join(house.packageFolder, 'dist', PROGRAM)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, program, { mode })
  writeFileSync(join(house.packageFolder, 'path.txt'), PROGRAM)
  const args = ['--no-open', '--port', '0']
  return { ...(await start(house, NO_MIRROR, { args })), folder: join(house.packageFolder, 'dist') }
}

describe.runIf(process.platform === 'linux')('an app on Linux', () => {
  it.each([0, 1, 3])(
    'that ends with code %d has ended, and its code is passed on',
    async (code) => {
      expect(await startWith(`#!/bin/sh\nexit ${code}\n`)).toMatchObject({
        code,
        said: [],
        inBrowser: undefined,
      })
    },
  )

  it('that is killed has ended as well', async () => {
    const outcome = await startWith('#!/bin/sh\nkill -KILL $$\n')
    expect(outcome).toMatchObject({ code: 128 + 9, said: [], inBrowser: undefined })
  })

  it.each<{ what: string; program: string; mode?: number; why: unknown }>([
    { what: 'cannot use its sandbox', program: '#!/bin/sh\nkill -TRAP $$\n', why: 'SIGTRAP' },
    { what: 'lacks a library', program: '#!/bin/sh\nexit 127\n', why: 'code 127' },
    {
      what: 'cannot be run',
      program: '#!/bin/sh\n',
      mode: 0o644,
      why: expect.stringMatching(/^spawn .+ EACCES$/),
    },
  ])('that $what gives way to the browser', async ({ program, mode, why }) => {
    const { said, inBrowser, code, folder } = await startWith(program, mode)
    expect(said).toHaveLength(1)
    const [, reason, advice] =
      /^Electron cannot run here \((.+)\), so Breakpoint runs in the browser\. (.+)$/.exec(
        said[0]!,
      )!
    expect(reason).toEqual(why)
    const helper = `'${folder}/chrome-sandbox'`
    expect(advice).toBe(
      `If it names its sandbox above: sudo chown root ${helper} && sudo chmod 4755 ${helper}`,
    )
    expect({ inBrowser, code }).toEqual({ inBrowser: ['--no-open', '--port', '0'], code: 5 })
  })
})
