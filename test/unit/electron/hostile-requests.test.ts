import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { AppMenu } from '#main/electron/menu.ts'
import { answerShellRequests } from '#main/electron/shell-requests.ts'
import { ERROR_CODES } from '#shared/contract/errors.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'
import { runs } from '#test/property/runs.ts'
import { FakeWebContents, ipcMain, resetFakeElectron } from '#test/support/fake-electron.ts'

const RUNS = 1_000

const SENTENCE = /^[A-Z].*\.$/s

/** Whatever crosses a line: what JSON knows, and what only structured clone does. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(undefined, NaN, Infinity, -0, 10n, new Date(NaN)),
  fc.uint8Array({ maxLength: 50 }),
  fc.constant(new Map([[{}, new Set([1])]])),
)
const name = fc.oneof(
  fc.constantFrom(
    'settings.get',
    'settings.set',
    'shell.info',
    'shell.savePdf',
    'shell.menu',
    'jobs.cancel',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'then', ''),
  value,
)

describe('a thousand requests to the shell', () => {
  const settings = { get: vi.fn(() => DEFAULT_SETTINGS), set: vi.fn(() => DEFAULT_SETTINGS) }
  const savePdf = vi.fn(() => Promise.resolve({ saved: null }))

  /** Asks as Electron hands a request over. */
  function asker(): (event: unknown, name: unknown, params: unknown) => unknown {
    resetFakeElectron()
    vi.clearAllMocks()
    const menu = new AppMenu(DEFAULT_SETTINGS, { run: vi.fn(), showLog: vi.fn() })
    answerShellRequests({ dataFolder: '/data', settings, emit: vi.fn(), savePdf, menu })
    return ipcMain.handlers.get('breakpoint:request')!
  }

  it('from the app are each answered, or refused with a reason', async () => {
    const ask = asker()
    const sender = new FakeWebContents()
    sender.mainFrame.url = 'app://breakpoint/index.html'
    const event = { sender, senderFrame: sender.mainFrame }
    const params = fc.oneof(value, fc.record({ theme: value, keys: value }, { requiredKeys: [] }))
    await fc.assert(
      fc.asyncProperty(name, params, async (asked, given) => {
        const before = settings.set.mock.calls.length
        const reply = (await ask(event, asked, given)) as Record<string, unknown>
        if (reply.ok === true) return
        expect(reply).toEqual({
          ok: false,
          error: {
            code: expect.toBeOneOf([...ERROR_CODES]),
            message: expect.stringMatching(SENTENCE),
            details: expect.any(Array),
          },
        })
        expect(settings.set.mock.calls).toHaveLength(before)
      }),
      runs(RUNS),
    )
  })

  it('from anyone else reach nothing', async () => {
    const ask = asker()
    const url = fc.oneof(
      fc.constantFrom(
        'https://example.org/',
        'http://127.0.0.1/',
        '',
        'about:blank',
        'app://',
        'app://breakpoint',
        'file:///index.html',
      ),
      fc.string().map((text) => `app://breakpoint.${text}/index.html`),
      fc.string().map((text) => `app:/breakpoint/${text}`),
    )
    const frame = fc.oneof(
      url.map((address) => ({ url: address })),
      fc.constant(null),
    )
    await fc.assert(
      fc.asyncProperty(frame, fc.boolean(), name, value, async (senderFrame, top, asked, given) => {
        const mainFrame = top ? senderFrame : { url: 'app://breakpoint/index.html' }
        const event = { sender: { mainFrame }, senderFrame }
        expect(await ask(event, asked, given)).toMatchObject({
          ok: false,
          error: { code: 'invalid-request' },
        })
      }),
      runs(RUNS),
    )
    for (const reached of [settings.get, settings.set, savePdf]) {
      expect(reached).not.toHaveBeenCalled()
    }
  })
})
