import { execFileSync } from 'node:child_process'
import { truncateSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { namedIn, Opener } from '#main/electron/opener.ts'
import { isLink } from '#main/electron/opening.ts'
import { ALL, runs } from '#test/property/runs.ts'
import { app, callsOf, resetFakeElectron } from '#test/support/fake-electron.ts'
import { STRANGE_FILES } from '#test/support/strange-files.ts'
import { hostileOpenings } from './hostile-openings.ts'
import { soon } from '../../support/soon.ts'

/** Hook that runs once a file was looked at. */
const looked = vi.hoisted(() => ({ at: () => {} }))
vi.mock(import('node:fs/promises'), async (original) => {
  const fs = await original()
  const stat = async (path: string): Promise<unknown> => {
    const found = await fs.stat(path)
    looked.at()
    return found
  }
  return { ...fs, stat: stat as typeof fs.stat }
})

const LINK = 'breakpoint://analyse/b0.d0.t0.n6'
const POSITION = { kind: 'position', game: 'farkle', code: 'b0.d0.t0.n6', rules: null, query: {} }

const open = vi.fn()
const notice = vi.fn<(message: string) => void>()
let folder: string
let opener: Opener

beforeEach(async () => {
  resetFakeElectron()
  vi.clearAllMocks()
  looked.at = () => {}
  folder = await mkdtemp(join(tmpdir(), 'breakpoint-open-'))
  opener = new Opener()
})
afterEach(() => rm(folder, { recursive: true }))

describe('a command line', () => {
  it.each([
    [['a.breakpoint-rules'], [resolve('/here/a.breakpoint-rules')]],
    [
      [LINK, '/b'],
      [LINK, resolve('/b')],
    ],
    [['--data-dir', '/data', '--no-sandbox', 'a'], [resolve('/here/a')]],
    [['--data-dir=/data', '--', 'a', ''], [resolve('/here/a')]],
    [[], []],
  ])('%j names %j', (args, named) => {
    expect(namedIn(args, true, '/here')).toEqual(named)
    expect(namedIn(['.', ...args], false, '/here')).toEqual(named)
  })

  it('names no more than a few', () => {
    expect(namedIn(Array(50).fill('a'), true, '/here')).toHaveLength(10)
  })
})

describe('what is opened', () => {
  it('before there is a window waits for it', async () => {
    opener.add([LINK])
    expect(open).not.toHaveBeenCalled()
    opener.start({ open, notice })
    await soon(() => expect(open.mock.calls).toEqual([[POSITION]]))
  })

  it('may be told by macOS, before the app is ready and later', async () => {
    opener.listen()
    const event = { preventDefault: vi.fn() }
    app.emit('open-url', event, LINK)
    opener.start({ open, notice })
    const file = join(folder, 'a.breakpoint-rules')
    await writeFile(file, 'b0.d0.t0.n6\n')
    app.emit('open-file', event, file)
    await soon(() => expect(open.mock.calls).toEqual([[POSITION], [POSITION]]))
    expect(event.preventDefault).toHaveBeenCalledTimes(2)
  })

  it('may be handed on by a second start, if that is what it says', async () => {
    opener.start({ open, notice })
    for (const nothing of [undefined, null, {}, { open: LINK }, { open: [7] }, [LINK]]) {
      opener.takeOver(nothing)
    }
    opener.takeOver({ open: [LINK] })
    await soon(() => expect(open).toHaveBeenCalled())
    expect(open.mock.calls).toEqual([[POSITION]])
    expect(notice).not.toHaveBeenCalled()
  })

  it.each([
    { what: 'missing', make: () => Promise.resolve() },
    { what: 'a folder', make: (path: string) => mkdir(path) },
    { what: 'too large', make: (path: string) => writeFile(path, 'x'.repeat(500_000)) },
    { what: 'something else', make: (path: string) => writeFile(path, Buffer.from([0xff, 0xd8])) },
  ])('is refused with a sentence that names no folder: $what', async ({ make }) => {
    const path = join(folder, 'a.breakpoint-rules')
    await make(path)
    opener.start({ open, notice })
    opener.add([path])
    await soon(() => expect(notice).toHaveBeenCalledOnce())
    expect(notice.mock.calls[0]![0]).toMatch(/^a\.breakpoint-rules could not be opened\. \S/)
    expect(notice.mock.calls[0]![0]).not.toContain(folder)
    expect(open).not.toHaveBeenCalled()
  })
})

describe('what is no small file', () => {
  const SENTENCES = {
    folder: 'It is no file.',
    'no-file': 'It is no file.',
    'too-large': 'It is too large to be a rule set or a position.',
  }

  it.each(STRANGE_FILES)('is refused at once: $what', async ({ make, reason }) => {
    const path = join(folder, 'a.breakpoint-rules')
    make(path)
    opener.start({ open, notice })
    opener.add([path])
    await vi.waitFor(() => expect(notice).toHaveBeenCalledOnce(), { timeout: 10_000 })
    const why = reason === null ? 'It cannot be read.' : SENTENCES[reason]
    expect(notice.mock.calls[0]![0]).toBe(`a.breakpoint-rules could not be opened. ${why}`)
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['as long as a file may be', 400_000, /too long/],
    ['one byte longer', 400_001, /too large/],
  ])('begins at a size: %s', async (_, bytes, why) => {
    const path = join(folder, 'a.breakpoint-rules')
    await writeFile(path, 'x'.repeat(bytes))
    opener.start({ open, notice })
    opener.add([path])
    await soon(() => expect(notice).toHaveBeenCalledOnce())
    expect(notice.mock.calls[0]![0]).toMatch(why)
  })
})

describe('a file that is another once it was looked at', () => {
  const path = (): string => join(folder, 'a.breakpoint-rules')
  const sentence = async (change: () => void): Promise<string> => {
    await writeFile(path(), 'b0.d0.t0.n6')
    looked.at = change
    opener.start({ open, notice })
    opener.add([path()])
    await vi.waitFor(() => expect(notice).toHaveBeenCalledOnce(), { timeout: 10_000 })
    return notice.mock.calls[0]![0]
  }

  it('is not read as a whole when it grows', async () => {
    expect(await sentence(() => truncateSync(path(), 2 ** 30))).toContain('too large')
  })

  it('is not waited for when it becomes a pipe', async (context) => {
    if (process.platform === 'win32') context.skip('Windows has no pipes among its files.')
    const swap = ['-c', 'rm "$0" && mkfifo "$0"', path()]
    expect(await sentence(() => execFileSync('sh', swap))).toContain('It is no file.')
  })
})

describe('a thousand links and files', () => {
  const bytes = fc.oneof(
    hostileOpenings.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
  )
  const link = hostileOpenings.filter(isLink)

  it('are each opened, or refused in a sentence, and nothing is written', async () => {
    const file = join(folder, 'a.breakpoint-rules')
    let answer: (how: string) => void = () => {}
    const opened = (opening: unknown): void => {
      expect(opening).toMatchObject({ kind: expect.stringMatching(/^(position|rules)$/) })
      answer('opened')
    }
    const refused = (message: string): void => {
      expect(message).toMatch(/^(a\.breakpoint-rules|The link) could not be opened\. .*[.)]$/s)
      expect(message).not.toContain(folder)
      answer('refused')
    }
    opener.start({ open: opened, notice: refused })
    const hows = new Set<string>()
    const comesOf = async (name: string): Promise<void> => {
      const how = new Promise<string>((resolve) => (answer = resolve))
      opener.add([name])
      hows.add(await how)
    }
    await fc.assert(
      fc.asyncProperty(bytes, link, async (content, address) => {
        await writeFile(file, content)
        await comesOf(file)
        expect(await readFile(file)).toEqual(content)
        await comesOf(address)
      }),
      runs(500),
    )
    if (ALL) expect([...hows].toSorted()).toEqual(['opened', 'refused'])
    expect(await readdir(folder)).toEqual(['a.breakpoint-rules'])
  })
})

describe('links', () => {
  it.each([true, false])('are the app’s only when it is installed: %s', (packaged) => {
    app.isPackaged = packaged
    opener.listen()
    const schemes = callsOf('app.setAsDefaultProtocolClient').map(({ args }) => args[0])
    expect(schemes).toEqual(packaged ? ['breakpoint'] : [])
  })
})
