import { gzipSync, gunzipSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { GAMES } from '#shared/games/games.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { LIMITS } from '#main/backend/packages/package-format.ts'
import { readPackage } from '#main/backend/packages/package-reader.ts'
import { failureOf, SENTENCE, start, temporaryFolder, type TestBackend } from '../harness.ts'
import {
  everything,
  fetched,
  folderWithAnswers,
  handedIn,
  HEADER,
  packageOf,
  recordsOf,
  sealed,
} from './packages.ts'

type Line = Record<string, unknown>

async function filled(): Promise<{ backend: TestBackend; folder: string; good: Buffer }> {
  const folder = folderWithAnswers()
  const backend = await start(folder)
  // Or one would be made in the meantime.
  await backend.ask('study.backup', {})
  await backend.ask('rules.save', { id: 'home', rules: { ...PRESETS.zilch, name: 'Home' } })
  return { backend, folder, good: (await fetched(backend, 'data.export')).content }
}

/** That a package is refused with a sentence, by the preview and by the import, and nothing changed. */
async function expectRefused(
  { backend, folder }: { backend: TestBackend; folder: string },
  content: Buffer,
  why: RegExp,
): Promise<void> {
  const { backups } = await backend.ask('study.store', {})
  const before = everything(folder)
  const id = await handedIn(backend, content)
  for (const request of ['data.preview', 'data.import'] as const) {
    const { code, message } = await failureOf(backend.ask(request, { id }))
    expect(message).toMatch(why)
    expect(message).toMatch(SENTENCE)
    expect(message).toMatch(/Nothing was changed\.$/)
    expect(message.length).toBeLessThan(500)
    expect(code).toBe('invalid-request')
  }
  await backend.ask('data.discard', { id })
  expect(everything(folder)).toEqual(before)
  expect((await backend.ask('study.store', {})).backups).toEqual(backups)
  expect(backend.logged).toEqual([])
}

test('any byte that is flipped is noticed, or makes no difference', async () => {
  const { backend, folder, good } = await filled()
  const before = everything(folder)
  const refused: string[] = []
  for (let i = 0; i < good.length; i += 13) {
    const bad = Buffer.from(good)
    bad[i]! ^= 1 << (i % 8)
    const id = await handedIn(backend, bad)
    const reply = await backend.dispatch('data.import', { id })
    if (reply.ok) {
      expect(gunzipSync(bad).equals(gunzipSync(good)), `byte ${i}`).toBe(true)
    } else {
      expect(reply.error.message).toMatch(SENTENCE)
      expect(reply.error.code).toBe('invalid-request')
      refused.push(reply.error.message)
    }
    await backend.ask('data.discard', { id })
  }
  expect(refused.length).toBeGreaterThan(good.length / 13 - 3)
  expect(everything(folder)).toEqual(before)
})

test.each([0.1, 0.5, 0.9, 0.999])('a package cut short at %f is refused', async (share) => {
  const all = await filled()
  await expectRefused(all, all.good.subarray(0, all.good.length * share), /cut short/)
})

test('a package whose lines were cut off, changed or added is refused', async () => {
  const all = await filled()
  const lines = gunzipSync(all.good).toString('utf8').trimEnd().split('\n')
  const packed = (changed: readonly string[]) =>
    gzipSync(changed.map((line) => `${line}\n`).join(''))
  await expectRefused(all, packed(lines.slice(0, -1)), /cut short/)
  await expectRefused(all, packed([...lines.slice(0, -2), lines.at(-1)!]), /checksum does not fit/)
  const last = lines.at(-2)!
  const faster = last.replace(/"milliseconds":\d+/, '"milliseconds":1')
  expect(faster).not.toBe(last)
  const changed = [...lines.slice(0, -2), faster, lines.at(-1)!]
  await expectRefused(all, packed(changed), /checksum does not fit/)
  await expectRefused(all, packed([...lines, lines.at(-1)!]), /line \d+ stands after the end/)
  await expectRefused(all, gzipSync(lines.join('\n')), /its last line does not end/)
  await expectRefused(all, sealed(lines.slice(0, -1), { answer: 9 }), /how many records/)
})

test('a file that is no package is refused', async () => {
  const all = await filled()
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const foreign = /^This file is not a package of Breakpoint\. Choose a file/
  await expectRefused(all, png, foreign)
  await expectRefused(all, Buffer.from('{"format":"another"}'), foreign)
  await expectRefused(all, gzipSync('{"format":"another"}\n'), foreign)
  await expectRefused(all, gzipSync('[1, 2]\n'), foreign)
  await expectRefused(all, gzipSync('time,rules\r\n'), foreign)
  await expectRefused(all, gzipSync(Buffer.from([0xff, 0xfe, 0x0a])), foreign)
  await expectRefused(all, gzipSync(''), foreign)
})

test('a package of a newer version is refused, with what to do', async () => {
  const all = await filled()
  const newer = packageOf([{ kind: 'hologram' }], { ...HEADER, version: 7 })
  await expectRefused(all, newer, /newer Breakpoint: its format has version 7.*Update Breakpoint/)
  for (const version of [0, 1.5, '1', null]) {
    await expectRefused(all, packageOf([], { ...HEADER, version }), /line 1 is not a header/)
  }
  await expectRefused(
    all,
    packageOf([], { ...HEADER, madeAt: 'now' }),
    /line 1 is not a header.*madeAt/,
  )
})

test('a package that unpacks to far too much is refused before it does', async () => {
  const all = await filled()
  // A thousandth of its size when packed, and all of it one line.
  const endless = gzipSync(Buffer.alloc(30_000_000, 'a'))
  expect(endless.length).toBeLessThan(50_000)
  await expectRefused(all, endless, /one of its lines is far too long/)

  const folder = temporaryFolder()
  const bomb = join(folder, 'bomb')
  const zilch = { hash: ruleHash(PRESETS.zilch), rules: PRESETS.zilch }
  const game = JSON.stringify({ kind: 'game', game: 'farkle', ...zilch })
  writeFileSync(bomb, gzipSync(`${JSON.stringify(HEADER)}\n${`${game}\n`.repeat(5000)}`))
  const read = (limits: Partial<typeof LIMITS>) =>
    failureOf(
      readPackage(bomb, join(folder, 'lines'), {
        signal: new AbortController().signal,
        games: GAMES,
        limits: { ...LIMITS, ...limits },
      }),
    )
  expect((await read({ unpackedBytes: 1000 })).message).toMatch(/unpacks to more than any/)
  expect((await read({})).message).toMatch(/line 3 is the rules of a game for the second time/)
  const many = Array.from({ length: 4 }, (_, i) => ({
    kind: 'rules',
    game: 'farkle',
    id: `r${i}`,
    rules: PRESETS.zilch,
  }))
  writeFileSync(bomb, packageOf(many))
  const few = { rules: 3 }
  expect((await read({ records: few })).message).toMatch(/line 5 .*\(a rule set\).* at most 3/)
})

const TEXT = `'); DROP TABLE answers; --`

/** Changes of right records that make them wrong, with what is said of them. */
const HOSTILE: readonly [name: string, kind: string, change: Line, why: RegExp][] = [
  ['a path for an id', 'rules', { id: '../../settings' }, /not a rule set as it must be.*field id/],
  ['an id of another system', 'rules', { id: 'con.json' }, /field id/],
  ['SQL for an id', 'rules', { id: TEXT }, /field id/],
  ['rules that cannot be', 'rules', { rules: { name: 'x', sets: [] } }, /field rules/],
  ['other rules than the hash says', 'game', { rules: PRESETS.facebook }, /do not fit their hash/],
  [
    'thresholds that fall',
    'thresholds',
    { value: { inaccuracy: 9, mistake: 5, blunder: 1 } },
    /grow/,
  ],
  ['rules that are not there', 'thresholds', { rules: 'a'.repeat(32) }, /names rules/],
  ['a game that there is not', 'thresholds', { game: 'chess' }, /field game/],
  ['an answer of another game', 'answer', { game: 'scorecard' }, /field/],
  ['a setup that cannot be', 'session', { setup: { goal: 'glory' } }, /field setup/],
  ['a session of a wrong name', 'session', { uid: '__proto__' }, /field uid/],
  ['a source that is not there', 'session', { source: 'c'.repeat(32) }, /does not stand before it/],
  ['a time that is none', 'session', { started: null }, /field started/],
  ['a time past all time', 'session', { started: 1e300 }, /field started/],
  ['an unknown field', 'session', { id: 1 }, /field id/],
  ['a field __proto__', 'answer', JSON.parse('{"__proto__":{"x":1}}') as Line, /field __proto__/],
  ['a session that is not there', 'answer', { session: 'd'.repeat(32) }, /names a session/],
  ['a time that is none', 'answer', { at: null }, /field at/],
  ['a cell that is none', 'answer', { cell: 'both.7.0.any' }, /kind of decision or error/],
  ['a cell between bands', 'answer', { cell: 'both.6.3.any' }, /kind of decision or error/],
  ['an error that is none', 'answer', { error: TEXT }, /kind of decision or error/],
  ['a number as a text', 'answer', { number: '1' }, /field number/],
  ['a negative loss', 'answer', { loss: -1 }, /field loss/],
  ['a number too large', 'answer', { milliseconds: 2 ** 60 }, /field milliseconds/],
  ['a loss whose square has no end', 'answer', { loss: 1e308 }, /field loss/],
  [
    'a value without end',
    'answer',
    { own: { options: [['1', 'b', 1e308]], choice: 0 } },
    /field own.options/,
  ],
  ['a position that is none', 'answer', { code: TEXT }, /position that cannot be/],
  ['a position beyond the goal', 'answer', { code: 'b5000.d0.t50.n5' }, /position that cannot be/],
  [
    'a choice that is none',
    'answer',
    { own: { options: [['1', 'b', 1]], choice: 7 } },
    /choice that its position/,
  ],
  [
    'dice that are none',
    'answer',
    { own: { options: [['789', 'b', 1]], choice: 0 } },
    /field own.options/,
  ],
  ['a grade that is none', 'answer', { grade: 'brilliant' }, /field grade/],
  ['a number that was there', 'answer', { number: 1 }, /number that was there/],
]

test.each(HOSTILE)('%s in a package is refused', async (_, kind, change, why) => {
  const all = await filled()
  const records = recordsOf(all.good)
  // The second one where there are two.
  const place = records.findLastIndex((record) => record.kind === kind)
  const at = kind === 'answer' ? place - 1 : place
  const changed = records.map((record, i) => (i === at ? mixed(record, change) : record))
  await expectRefused(all, packageOf(changed), why)
})

/** A record with changed fields, `__proto__` among them if it is there. */
function mixed(record: Line, change: Line): Line {
  const both = JSON.parse(JSON.stringify(record)) as Line
  for (const [key, value] of Object.entries(change)) {
    Object.defineProperty(both, key, { value, enumerable: true, configurable: true })
  }
  return both
}

test('records twice, of an unknown kind, out of order or no records are refused', async () => {
  const all = await filled()
  const records = recordsOf(all.good)
  const twice = (kind: string) =>
    records.flatMap((record) => (record.kind === kind ? [record, record] : [record]))
  for (const kind of ['rules', 'game', 'thresholds', 'session']) {
    await expectRefused(all, packageOf(twice(kind)), /for the second time/)
  }
  await expectRefused(all, packageOf(twice('answer')), /number that was there before/)
  await expectRefused(all, packageOf([...records].reverse()), /wrong place|names/)
  await expectRefused(all, packageOf([{ kind: 'spell' }]), /does not know/)
  await expectRefused(all, packageOf([{ kind: '__proto__' }]), /does not know/)
  const header = JSON.stringify(HEADER)
  for (const line of ['NaN', '{"kind":"rules","id":NaN}', '', '{', '['.repeat(300_000)]) {
    await expectRefused(all, sealed([header, line]), /line 2 is not JSON/)
  }
  for (const line of ['null', '[]', '7', '"rules"']) {
    await expectRefused(all, sealed([header, line]), /line 2 is not a record/)
  }
  expect(Object.prototype).not.toHaveProperty('x')
})

test('a text that looks like SQL is a text', async () => {
  const { backend, folder, good } = await filled()
  const records = recordsOf(good).map((record) =>
    record.kind === 'rules'
      ? { ...record, id: 'sql', rules: { ...PRESETS.zilch, name: TEXT } }
      : record,
  )
  const { ask } = backend
  await ask('data.import', { id: await handedIn(backend, packageOf(records)) })
  const entry = (await ask('rules.list', {})).entries.find(({ id }) => id === 'sql')
  expect(entry?.rules.name).toBe(TEXT)
  expect((await ask('study.store', {})).answers).toBe(4)
  expect(everything(folder)).toBeTruthy()
})

test('an import that fails midway leaves nothing behind, not even rule sets', async () => {
  const { backend, folder, good } = await filled()
  const another = (uid: unknown) => [...(uid as string)].reverse().join('')
  const records = recordsOf(good).map((record) => {
    if (record.kind === 'rules') return { ...record, id: 'fresh' }
    if (record.uid) return { ...record, uid: another(record.uid) }
    return record.session ? { ...record, session: another(record.session) } : record
  })
  const before = everything(folder)
  const id = await handedIn(backend, packageOf(records))
  // The last answer cannot be kept.
  const other = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
  other.exec(`CREATE TRIGGER full BEFORE INSERT ON answers WHEN new.at > 1767722000000 BEGIN
    SELECT raise(ABORT, 'the disk is full'); END`)
  const { code, message } = await failureOf(backend.ask('data.import', { id }))
  expect(code).toBe('storage-failed')
  expect(message).toMatch(SENTENCE)
  expect(message).toMatch(/the disk is full.*Nothing was taken in\.$/)
  expect(everything(folder)).toEqual(before)
  other.exec('DROP TRIGGER full')
  other.close()
  expect((await backend.ask('data.import', { id })).done).toMatchObject({
    ruleSets: { added: 1 },
    sessions: { added: 2 },
    answers: { added: 4 },
  })
})
