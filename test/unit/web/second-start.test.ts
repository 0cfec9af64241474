import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockForShell } from '#main/backend/locks/folder-lock.ts'
import { running } from '../backend/running-process.ts'
import { builtFolder, startShell, temporaryFolder } from './running-shell.ts'

const MAIN = fileURLToPath(new URL('../../../src-main/web/main.ts', import.meta.url))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly complained: string
}

/** Starts the program as a user does, and waits until it ends. */
async function endOf(dataFolder: string, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [MAIN, '--data-dir', dataFolder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const gone = once(child, 'exit') as Promise<[number | null]>
  const [out, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    gone,
  ])
  return { code, out, complained }
}

describe('a second start on a data folder', () => {
  it('says where the first one is, and ends', async () => {
    const dataFolder = temporaryFolder()
    const { address, close } = await startShell({ dataFolder })
    const ended = {
      code: 0,
      out: `Breakpoint is already running; open ${address}\n`,
      complained: '',
    }
    expect(await endOf(dataFolder, '--port', '0')).toEqual(ended)
    await close()
    const { address: next } = await startShell({ dataFolder })
    expect(next).not.toBe(address)
    expect((await endOf(dataFolder, '--port', '0')).out).toContain(next)
  })

  it('does not start where the app runs, and says so', async () => {
    const dataFolder = temporaryFolder()
    const lock = await lockForShell(dataFolder, 'app')
    onTestFinished(() => lock.release())
    const { code, out, complained } = await endOf(dataFolder)
    expect([code, out]).toEqual([1, ''])
    expect(complained).toBe(
      `Breakpoint is already running as an app (process ${process.pid}). Only one at a time can use the folder ${dataFolder}: close the other one, or name another folder with --data-dir.\n`,
    )
  })
})

describe('the next start', () => {
  it('succeeds at once after the one before was killed', async () => {
    const dataFolder = temporaryFolder()
    const script = new URL('./shell-process.ts', import.meta.url)
    const { said: address, kill } = await running(script, [dataFolder, builtFolder()])
    expect((await endOf(dataFolder)).out).toContain(address)
    await kill()
    expect(existsSync(join(dataFolder, 'lock', 'holder.json'))).toBe(true)
    const next = await startShell({ dataFolder })
    expect(next.address).not.toBe(address)
    await next.close()
    expect(existsSync(join(dataFolder, 'lock', 'holder.json'))).toBe(false)
  })

  it('succeeds after one that found its port taken', async () => {
    const { port } = await startShell()
    const dataFolder = temporaryFolder()
    await expect(startShell({ dataFolder, port, portNamed: true })).rejects.toThrow('in use')
    await startShell({ dataFolder })
  })
})
