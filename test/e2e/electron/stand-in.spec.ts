import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { readPdf } from '../../support/pdf-pages.ts'
import { askBackend, askShell, keepPort, nextNotice } from './page-port.ts'
import { StandIn, test } from './stand-in.ts'

interface RulesReply {
  readonly ok: boolean
  readonly value: { readonly entries: readonly { readonly rules: unknown }[] }
}

test.describe('the built app, with stand-ins for Electron', () => {
  test('shows every screen without an error or a breach of its policy @long', async ({ app }) => {
    const { page } = app
    await expect(page).toHaveTitle(/Breakpoint/)
    // The games are the backend's answer.
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Zilch/ })
      .click()
    for (const screen of ['strategy', 'rules', 'settings']) {
      await page.evaluate((hash) => (window.location.hash = hash), `#/${screen}`)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(screen, 'i'))
    }
    expect(app.faults).toEqual([])
  })

  test('solves in the backend, whose port each load of the page is handed anew', async ({
    app,
  }) => {
    await keepPort(app.page)
    const { ok, value } = (await askBackend(app.page, 'rules.list', {})) as RulesReply
    expect(ok).toBe(true)
    const [first] = value.entries
    await app.page.reload()
    const solved = await askBackend(app.page, 'farkle.scoreOverview', { rules: first?.rules })
    expect(solved).toMatchObject({
      ok: true,
      value: { turns: [{ expectedPoints: expect.any(Number) }] },
    })
    expect(app.faults).toEqual([])
  })

  test('keeps the settings of the shell in its data folder', async ({ app, folder }) => {
    expect(await askShell(app.page, 'shell.info', {})).toMatchObject({
      ok: true,
      value: { kind: 'electron', dataFolder: folder },
    })
    await askShell(app.page, 'settings.set', { theme: 'dark' })
    const kept = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as unknown
    expect(kept).toMatchObject({ theme: 'dark' })
    expect(await askShell(app.page, 'settings.set', { theme: 'pink' })).toMatchObject({
      ok: false,
      error: { code: 'invalid-request' },
    })
  })

  test('prints sheets in a window of their own, and saves them @long', async ({ app, folder }) => {
    const job = { kinds: ['limits', 'odds'], layout: 'poster', paper: 'a3', ink: 'colour' }
    const reply = await askShell(app.page, 'shell.savePdf', {
      job: { ...job, rules: 'zilch', day: '2026-03-01' },
      name: 'My: sheets',
    })
    const path = join(folder, 'My sheets.pdf')
    expect(reply).toEqual({ ok: true, value: { saved: path } })
    const { pages, title, tagged, outline } = await readPdf(await readFile(path))
    expect(pages).toHaveLength(2)
    expect(Math.abs(pages[0]!.width - (297 / 25.4) * 72)).toBeLessThan(1)
    expect({ title, tagged }).toEqual({ title: 'When to bank, Odds – Zilch', tagged: true })
    expect(outline).toEqual(['When to bank', 'Odds'])
    await expect.poll(() => app.page.context().pages()).toHaveLength(1)

    const unsolved = await askShell(app.page, 'shell.savePdf', {
      job: { ...job, kinds: ['leads'], rules: 'zilch', day: '2026-03-01' },
      name: 'Nothing',
    })
    expect(unsolved).toMatchObject({
      ok: false,
      error: { code: 'print-failed', message: expect.stringContaining('solve it there') },
    })
    expect(await readdir(folder)).not.toContain('Nothing.pdf')
    expect(app.faults).toEqual([])
  })

  test('opens the rules that it is started with, to be looked over @long', async ({ folder }) => {
    const file = join(folder, 'club.breakpoint-rules')
    await writeFile(file, farkleJson({ ...PRESETS.zilch, name: 'Club rules' }))
    const app = await StandIn.start(folder, undefined, [file, 'breakpoint://nowhere'])
    try {
      await expect(app.page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Club rules')
      await expect(app.page.getByRole('status', { name: 'Notices' })).toContainText(
        'The link could not be opened.',
      )
      expect(app.faults).toEqual([])
    } finally {
      await app.stop()
    }
  })

  test('starts a backend anew that was killed, says so, and goes on', async ({ app, folder }) => {
    await keepPort(app.page)
    await askBackend(app.page, 'jobs.list', {})
    const notice = nextNotice(app.page)
    await app.page.evaluate(() => Reflect.deleteProperty(globalThis, 'backendPort'))
    process.kill(app.backends[0]!, 'SIGKILL')
    expect(await notice).toContain('started again')
    expect(await askBackend(app.page, 'jobs.list', {})).toMatchObject({ ok: true })
    expect(app.backends).toHaveLength(2)
    const notices = app.page.getByRole('status', { name: 'Notices' })
    await expect(notices.getByRole('button', { name: 'Copy details' })).toBeVisible()
    const log = await readFile(join(folder, 'logs', 'breakpoint.log'), 'utf8')
    expect(log).toContain('The backend has gone with code')
  })

  test('opens a page anew that has crashed, where it was, and says so @long', async ({
    app,
    folder,
  }) => {
    const { page } = app
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => (window.location.hash = '#/rules'))
    await expect(page).toHaveTitle(/Rules/)
    const opened = page.context().waitForEvent('page')
    const tools = await page.context().newCDPSession(page)
    // It has nobody left to answer.
    tools.send('Page.crash').catch(() => {})
    const anew = await opened
    await expect(anew.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
    await expect(anew.getByRole('status', { name: 'Notices' })).toContainText(
      'The window of Breakpoint stopped unexpectedly (it crashed) and was opened again where you were.',
    )
    // It talks to the same backend as before.
    await expect(anew.getByRole('main').getByText('Zilch').first()).toBeVisible()
    expect(app.backends).toHaveLength(1)
    const log = await readFile(join(folder, 'logs', 'breakpoint.log'), 'utf8')
    expect(log).toContain('The page has gone: crashed, code 5.')
  })

  test('ends in good order when its window is closed, and leaves no backend behind @long', async ({
    app,
  }) => {
    await keepPort(app.page)
    await askBackend(app.page, 'jobs.list', {})
    expect(await app.quit()).toBe(0)
    expect(() => process.kill(app.backends[0]!, 0)).toThrow(/ESRCH/)
  })
})
