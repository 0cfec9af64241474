import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlain } from '#shared/base/plain-text.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { parseGameJson } from '#shared/games/game-json.ts'
import { ALL_PRESETS, hashOf } from '#shared/games/games.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { runs } from '#test/property/runs.ts'
import { failureOf, SENTENCE, start, temporaryFolder, type TestBackend } from '../harness.ts'

const PRESET_IDS = Object.keys(PRESETS)

const house = (name: string): RuleSet => ({ ...PRESETS.zilch, name, minimumBank: 250 })

/** Files that a backend has kept in a folder, besides the locks of every start. */
const keptIn = (folder: string): string[] => readdirSync(folder).filter((name) => name !== 'lock')

async function ownIds({ ask }: TestBackend): Promise<string[]> {
  const { entries } = await ask('rules.list', {})
  return entries.filter(({ preset }) => !preset).map(({ id }) => id)
}

test('the presets come first, even if there is no folder yet', async () => {
  const { ask } = await start(temporaryFolder())
  const { entries } = await ask('rules.list', {})
  expect(entries.map(({ id }) => id)).toEqual([...ALL_PRESETS.keys()])
  expect(entries.every(({ preset }) => preset)).toBe(true)
  expect(entries.map(({ game, rules }) => ({ game, rules }))).toEqual([...ALL_PRESETS.values()])
  expect(entries.map(({ hash }) => hash)).toEqual(
    [...ALL_PRESETS.values()].map((rules) => hashOf(rules)),
  )
})

test('a rule set is saved, read after a new start, changed, removed and brought back', async () => {
  const folder = temporaryFolder()
  const first = await start(folder)
  const saved = await first.ask('rules.save', { rules: house("Grandma's rules") })
  expect(saved).toEqual({
    id: 'grandma-s-rules',
    preset: false,
    game: 'farkle' as const,
    hash: ruleHash(house('')),
    rules: house("Grandma's rules"),
  })
  expect(first.ruleChanges()).toBe(1)
  await first.close()

  const backend = await start(folder)
  expect((await backend.ask('rules.list', {})).entries.at(-1)).toEqual(saved)
  const renamed = await backend.ask('rules.save', { id: saved.id, rules: house('Aunt Ada') })
  expect(renamed).toEqual({ ...saved, rules: house('Aunt Ada') })
  expect(await ownIds(backend)).toEqual([saved.id])

  const removed = await backend.ask('rules.remove', { id: saved.id })
  expect(removed).toEqual(renamed)
  expect(await ownIds(backend)).toEqual([])
  await backend.ask('rules.save', { id: removed.id, rules: removed.rules })
  expect((await backend.ask('rules.list', {})).entries.at(-1)).toEqual(renamed)
  expect(backend.ruleChanges()).toBe(3)
  expect(backend.notices).toEqual([])
})

test("the user's own are listed by name", async () => {
  const backend = await start(temporaryFolder())
  for (const name of ['Plum', 'apple', 'Ärger', 'banana']) {
    await backend.ask('rules.save', { rules: house(name) })
  }
  expect(await ownIds(backend)).toEqual(['apple', 'arger', 'banana', 'plum'])
})

test('each is a file of its own that any text editor opens', async () => {
  const folder = temporaryFolder()
  const { ask } = await start(folder)
  await ask('rules.save', { rules: house('Mine') })
  const text = readFileSync(join(folder, 'rule-sets', 'mine.json'), 'utf8')
  expect(parseGameJson(text)).toEqual({ ok: true, value: { game: 'farkle', rules: house('Mine') } })
})

test.each([
  ['Zilch', 'zilch-2'],
  ['Possibly Wrong', 'possibly-wrong-2'],
  ['Größe & Übermut!', 'gro-e-ubermut'],
  ['---', 'rules'],
  ['🎲🎲🎲', 'rules'],
  ['../../etc/passwd', 'etc-passwd'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('the id of "%s" is %s', async (name, id) => {
  const { ask } = await start(temporaryFolder())
  expect((await ask('rules.save', { rules: house(name) })).id).toBe(id)
})

test('whatever the names, every rule set gets an id of its own and none is lost', async () => {
  const names = fc
    .oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom('a', 'A', 'a 2', 'Zilch'))
    .filter((name) => name.trim() !== '' && isPlain(name))
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 6 }), async (list) => {
      const backend = await start(temporaryFolder())
      const saved = await Promise.all(
        list.map((name) => backend.ask('rules.save', { rules: house(name) })),
      )
      const ids = saved.map(({ id }) => id)
      expect(new Set([...ids, ...PRESET_IDS]).size).toBe(list.length + PRESET_IDS.length)
      const { entries } = await backend.ask('rules.list', {})
      for (const entry of saved) expect(entries).toContainEqual(entry)
    }),
    runs(20),
  )
})

test('two rule sets that are saved at once under one name are two, sixty times', async () => {
  const backend = await start(temporaryFolder())
  const save = async (name: string, goal: number) =>
    backend.ask('rules.save', { rules: { ...house(name), goal } })
  const names = Array.from({ length: 60 }, (_, i) => `Pair ${i}`)
  const pairs = await Promise.all(names.flatMap((name) => [save(name, 5_000), save(name, 10_000)]))
  expect(new Set(pairs.map(({ id }) => id)).size).toBe(120)
  const { entries } = await backend.ask('rules.list', {})
  for (const entry of pairs) expect(entries).toContainEqual(entry)
})

test('a preset can be neither changed nor removed', async () => {
  const folder = temporaryFolder()
  const { ask, ruleChanges } = await start(folder)
  expect(await failureOf(ask('rules.save', { id: 'zilch', rules: house('Mine') }))).toMatchObject({
    code: 'invalid-request',
    message: 'Zilch comes with the app and cannot be changed. Save a copy instead.',
  })
  expect(await failureOf(ask('rules.remove', { id: 'zilch' }))).toMatchObject({
    code: 'not-found',
    message: 'There is no rule set of yours called "zilch".',
  })
  expect(ruleChanges()).toBe(0)
  expect(keptIn(folder)).toEqual([])
})

test.each(['../outside', 'a/b', 'A', '', '.', 'a.json', '-a', 'x'.repeat(65), 'a\0'])(
  'the id %j is refused',
  async (id) => {
    const folder = temporaryFolder()
    const { ask } = await start(join(folder, 'data'))
    for (const asked of [
      ask('rules.save', { id, rules: house('Mine') }),
      ask('rules.remove', { id }),
    ]) {
      expect(await failureOf(asked)).toMatchObject({
        code: 'invalid-request',
        message: 'This is not the id of a rule set.',
        details: [{ field: 'id', message: 'This is not the id of a rule set.' }],
      })
    }
    expect(existsSync(join(folder, 'outside.json'))).toBe(false)
    expect(keptIn(join(folder, 'data'))).toEqual([])
  },
)

/** Ways in which a rules file is unreadable, with the expected message. */
const UNREADABLE: [string, (path: string) => void, RegExp][] = [
  ['no JSON', write('{"format": "breakpoint-rule-set", "ver'), /not valid JSON/],
  ['empty', write(''), /not valid JSON/],
  [
    'of a newer version',
    write('{"format": "breakpoint-rule-set", "version": 2, "rules": {}}'),
    /newer/,
  ],
  ['no rule set', write('[1, 2, 3]'), /object/],
  ['no text', write(Buffer.from([0xff, 0xfe, 0x00, 0x80])), /not valid JSON/],
  ['far too long', write(' '.repeat(500_000)), /^it is too large$/],
]
if (process.platform !== 'win32') {
  UNREADABLE.push(
    ['a pipe', (path) => execFileSync('mkfifo', [path]), /^it is not a file$/],
    ['a link that leads to itself', (path) => symlinkSync(path, path), /circles$/],
    ['a link that leads nowhere', (path) => symlinkSync('/nowhere', path), /nowhere$/],
    ['a link to a device', (path) => symlinkSync('/dev/zero', path), /^it is not a file$/],
  )
}

function write(content: string | Buffer): (path: string) => void {
  return (path) => writeFileSync(path, content)
}

describe.each(UNREADABLE)('a file that is %s', (_, make, reason) => {
  async function startWithBad() {
    const folder = temporaryFolder()
    const backend = await start(folder)
    await backend.ask('rules.save', { rules: house('Good') })
    const file = join(folder, 'rule-sets', 'bad.json')
    make(file)
    return { backend, folder, file, before: lstatSync(file) }
  }

  test('is listed with why, and told of once', async () => {
    const { backend } = await startWithBad()
    const lists = await Promise.all([1, 2, 3].map(() => backend.ask('rules.list', {})))
    for (const { entries, unreadable } of lists) {
      expect(entries.filter(({ preset }) => !preset).map(({ id }) => id)).toEqual(['good'])
      expect(unreadable).toEqual([
        { id: 'bad', file: 'bad.json', reason: expect.stringMatching(reason) },
      ])
      expect(unreadable[0]!.reason).not.toMatch(/\.$/)
    }
    expect(backend.notices).toEqual([expect.stringMatching(SENTENCE)])
    expect(backend.notices[0]).toContain('bad.json could not be read')
  })

  test('is never overwritten, by its id nor by its name', async () => {
    const { backend, folder, file, before } = await startWithBad()
    const error = await failureOf(backend.ask('rules.save', { id: 'bad', rules: house('Bad') }))
    expect(error).toMatchObject({
      code: 'storage-failed',
      message: expect.stringMatching(/^The rule set was not saved: bad\.json cannot be read/),
    })
    expect((await backend.ask('rules.save', { rules: house('Bad') })).id).toBe('bad-2')
    expect((await failureOf(backend.ask('rules.remove', { id: 'bad' }))).code).toBe('not-found')
    expect(await ownIds(backend)).toEqual(['bad-2', 'good'])
    expect(lstatSync(file)).toMatchObject({ ino: before.ino, size: before.size })
    expect(readdirSync(join(folder, 'rule-sets'))).toContain('bad.json')
  })

  test('can be put aside, as it is, and its id is free again', async () => {
    const { backend, file, before } = await startWithBad()
    const changes = backend.ruleChanges()
    const { file: aside } = await backend.ask('rules.putAside', { id: 'bad' })
    expect(lstatSync(aside)).toMatchObject({ ino: before.ino, size: before.size })
    expect(existsSync(file)).toBe(false)
    expect(backend.ruleChanges()).toBe(changes + 1)
    expect((await backend.ask('rules.list', {})).unreadable).toEqual([])
    const again = await failureOf(backend.ask('rules.putAside', { id: 'bad' }))
    expect(again.code).toBe('not-found')
    expect((await backend.ask('rules.save', { rules: house('Bad') })).id).toBe('bad')
  })
})

test('of many that cannot be read one notice tells', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  mkdirSync(join(folder, 'rule-sets'))
  for (let i = 0; i < 40; i++) writeFileSync(join(folder, 'rule-sets', `bad-${i}.json`), '')
  expect((await backend.ask('rules.list', {})).unreadable).toHaveLength(40)
  await backend.ask('rules.list', {})
  expect(backend.notices).toEqual([
    expect.stringMatching(/^40 of your rule sets could not be read/),
  ])
})

test('what can be read is not put aside', async () => {
  const folder = temporaryFolder()
  const { ask } = await start(folder)
  await ask('rules.save', { rules: house('Good') })
  const error = await failureOf(ask('rules.putAside', { id: 'good' }))
  expect(error).toMatchObject({
    code: 'invalid-request',
    message: 'good.json can be read now, and was left where it is.',
  })
  expect((await failureOf(ask('rules.putAside', { id: 'zilch' }))).code).toBe('not-found')
  expect(readdirSync(join(folder, 'rule-sets'))).toEqual(['good.json'])
})

test('a file that is mended is a rule set again', async () => {
  const folder = temporaryFolder()
  const first = await start(folder)
  await first.ask('rules.save', { rules: house('Good') })
  const file = join(folder, 'rule-sets', 'good.json')
  const text = readFileSync(file)
  truncateSync(file, 20)
  await first.close()
  const backend = await start(folder)
  expect(await ownIds(backend)).toEqual([])
  writeFileSync(file, text)
  expect(await ownIds(backend)).toEqual(['good'])
  expect((await backend.ask('rules.list', {})).unreadable).toEqual([])
})

test('what was put aside before stays when another follows', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  const rules = join(folder, 'rule-sets')
  mkdirSync(rules)
  for (const content of ['first', 'second', 'third']) {
    writeFileSync(join(rules, 'bad.json'), content)
    await backend.ask('rules.putAside', { id: 'bad' })
  }
  const aside = join(rules, 'put-aside')
  expect(readdirSync(aside).sort()).toEqual(['bad.json', 'bad.json.2', 'bad.json.3'])
  expect(readFileSync(join(aside, 'bad.json'), 'utf8')).toBe('first')
})

test('other files in the folder are left alone', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  const rules = join(folder, 'rule-sets')
  mkdirSync(rules)
  const names = ['notes.txt', 'My rules.json', 'zilch.json', '.hidden.json']
  for (const name of names) writeFileSync(join(rules, name), 'mine')
  mkdirSync(join(rules, 'folder.json'))
  expect(await ownIds(backend)).toEqual([])
  expect((await backend.ask('rules.list', {})).unreadable).toEqual([])
  expect(readdirSync(rules).sort()).toEqual([...names, 'folder.json'].sort())
  expect(backend.notices).toEqual([])
})

test('a rule set of another game is kept as well, and comes back as it was', async () => {
  const folder = temporaryFolder()
  const first = await start(folder)
  const rules = { ...YAHTZEE.forced, name: 'Four rolls', rolls: 4 }
  const saved = await first.ask('rules.save', { game: 'scorecard', rules })
  expect(saved).toMatchObject({ id: 'four-rolls', game: 'scorecard', preset: false, rules })
  await first.close()
  const { entries } = await (await start(folder)).ask('rules.list', {})
  expect(entries.at(-1)).toEqual(saved)
})
