import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ask, heard, openPage, startShell, temporaryFolder } from './running-shell.ts'

async function takenPort(): Promise<number> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  return (other.address() as AddressInfo).port
}

describe('a port that is taken', () => {
  it('is told of where it was named', async () => {
    const port = await takenPort()
    await expect(startShell({ port, portNamed: true })).rejects.toThrow(
      `Port ${port} is in use by another program. Choose another with --port, or --port 0 for any free one.`,
    )
  })

  it('gives way to a free one where nobody asked for it', async () => {
    const port = await takenPort()
    const shell = await startShell({ port, portNamed: false })
    expect(shell.port).not.toBe(port)
    expect((await ask(shell.port, '/icon.svg')).status).toBe(200)
  })

  it('is free again once the shell that had it is closed', async () => {
    const { port, close } = await startShell()
    await close()
    expect((await startShell({ port, portNamed: true })).port).toBe(port)
  })
})

describe('what one page does', () => {
  it('is heard by all that are connected', async () => {
    const shell = await startShell()
    const pages = [await openPage(shell), await openPage(shell), await openPage(shell)]
    const gone = pages.pop()!
    gone.socket.close()
    await gone.closed
    const [first, second] = pages as [(typeof pages)[0], (typeof pages)[0]]
    const changed = { ...DEFAULT_SETTINGS, theme: 'dark', shortcuts: { 'go.home': 'H' } }
    expect(
      await first.request('settings.set', { theme: 'dark', shortcuts: { 'go.home': 'H' } }),
    ).toEqual({ ok: true, value: changed })
    await second.request('rules.save', { rules: PRESETS.farkle })
    for (const page of pages) {
      expect(await heard(page, 'settings-changed')).toEqual([changed])
      expect(await heard(page, 'rules-changed')).toEqual([{}])
    }
    expect(gone.events).toEqual([])
  })

  it('that is refused is heard by nobody', async () => {
    const page = await openPage(await startShell())
    expect(await page.request('settings.set', { theme: 'pink' })).toMatchObject({
      ok: false,
      error: {
        code: 'invalid-request',
        message: 'The theme must be "system", "light" or "dark".',
        details: [{ field: 'theme' }],
      },
    })
    expect(await page.request('settings.sell', {})).toMatchObject({
      error: { code: 'unknown-request' },
    })
    expect(page.events).toEqual([])
  })
})

describe('what is said before anybody is connected', () => {
  it('reaches the first page, and only that', async () => {
    const dataFolder = temporaryFolder()
    writeFileSync(join(dataFolder, 'settings.json'), '{"theme": "da')
    const shell = await startShell({ dataFolder })
    const [notice] = await heard(await openPage(shell), 'notice')
    expect(notice).toEqual({
      message: expect.stringMatching(/^The settings could not be read \(.*\); the defaults hold\./),
    })
    expect(shell.logged).toEqual([(notice as { message: string }).message])
    expect(existsSync(join(dataFolder, 'put-aside', 'settings.json'))).toBe(true)
    const second = await openPage(shell)
    await second.request('settings.get', {})
    expect(second.events).toEqual([])
  })
})

describe('a data folder that cannot be written to any more', () => {
  it('costs the settings their permanence and nothing else', async () => {
    const dataFolder = join(temporaryFolder(), 'data')
    const page = await openPage(await startShell({ dataFolder }))
    rmSync(dataFolder, { recursive: true })
    writeFileSync(dataFolder, 'no folder')
    expect(await page.request('settings.set', { theme: 'dark' })).toMatchObject({
      ok: false,
      error: {
        code: 'storage-failed',
        message: expect.stringContaining('until you close the app'),
      },
    })
    expect(await page.request('settings.get', {})).toMatchObject({ value: { theme: 'dark' } })
    expect(await page.request('rules.list', {})).toMatchObject({ ok: true })
    expect(await page.request('farkle.scoreOverview', { rules: PRESETS.farkle })).toMatchObject({
      ok: true,
    })
  })
})
