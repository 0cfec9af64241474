import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { namedIn, Opener } from '#main/electron/opener.ts'
import { isLink } from '#main/electron/opening.ts'
import { ALL, runs } from '#test/property/runs.ts'
import { app, callsOf, resetFakeElectron } from '#test/support/fake-electron.ts'
import { STRANGE_FILES } from '#test/support/strange-files.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { soon } from '#test/support/soon.ts'

const LINK = 'breakpoint://analyse/b0.d0.t0.n6'
const POSITION = { kind: 'position', game: 'farkle', code: 'b0.d0.t0.n6', rules: null, query: {} }

const open = vi.fn()
const notice = vi.fn<(message: string) => void>()
let folder: string
let opener: Opener

beforeEach(() => {
  resetFakeElectron()
  vi.clearAllMocks()
  folder = temporaryFolder()
  opener = new Opener()
})

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
    folder: 'It is not a file.',
    'no-file': 'It is not a file.',
    'too-large': 'It is too large to be a rule set or a position.',
  }

  it.each(STRANGE_FILES)('is refused at once: $what', async ({ make, reason }) => {
    const path = join(folder, 'a.breakpoint-rules')
    make(path)
    opener.start({ open, notice })
    opener.add([path])
    await soon(() => expect(notice).toHaveBeenCalledOnce())
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

const SCORECARD_FIELDS = {
  name: fc.constantFrom('Home', '', 7),
  jokers: fc.constantFrom('forced', 'free', 'none', 'some'),
  yahtzeeBonus: fc.constantFrom(0, 100, -1, null),
  upperBonus: fc.constantFrom(0, 35, 1e9),
  rerolls: fc.constantFrom(0, 2, 9, '2'),
}

const query3 = ([dice, rerolls, rules]: readonly string[]): string =>
  `dice=${dice}&rerolls=${rerolls}&rules=${rules}`

const box = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom('-', '0') },
  { weight: 1, arbitrary: fc.constantFrom('3', '25', '50', '99', '-1', 'b1') },
)
const card = fc.array(box, { minLength: 12, maxLength: 14 }).map((boxes) => boxes.join('.'))
const rules = fc.record(
  {
    format: fc.constantFrom('breakpoint-rule-set', 'other'),
    version: fc.constantFrom(1, 1, 99),
    game: fc.constantFrom('yahtzee', 'yahtzee', 'farkle', 7),
    rules: fc.record(SCORECARD_FIELDS, { requiredKeys: ['name', 'jokers'] }),
  },
  { requiredKeys: ['format', 'game', 'rules'] },
)

/** Contents of a link or a file: nonsense, and nearly right ones. */
const hostileOpenings: fc.Arbitrary<string> = fc.oneof(
  card,
  fc
    .tuple(card, fc.string(), fc.string(), fc.string())
    .map(([code, ...rest]) => `breakpoint://scorecard/analyse/${code}?${query3(rest)}`),
  rules.map((file) => JSON.stringify(file)),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true }).map((url) => url.replace(/^https?/, 'breakpoint')),
  fc.string().map((text) => `breakpoint://analyse/${text}`),
  fc.string().map((text) => `breakpoint://rules?${text}`),
  fc.json(),
)

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
