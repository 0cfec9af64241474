import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { GAMES } from '#shared/games/games.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { LIMITS } from '#main/backend/packages/package-format.ts'
import { RECORD_KINDS } from '#main/backend/packages/record-kinds.ts'
import { readPackage } from '#main/backend/packages/package-reader.ts'
import { someOf } from '#test/property/runs.ts'
import { useEverything } from '#test/support/use-everything.ts'
import { failureOf, start, temporaryFolder } from '../harness.ts'
import { fetched, handedIn, packageOf, recordsOf, withFormer } from './packages.ts'

vi.mock('#shared/games/farkle/solve/win/win-game.ts', async (original) => {
  const module: typeof import('#shared/games/farkle/solve/win/win-game.ts') = await original()
  return { ...module, winGame: vi.fn(module.winGame) }
})
const built = vi.mocked(winGame)
beforeEach(() => {
  built.mockClear()
})

const THRESHOLDS = { inaccuracy: 20, mistake: 50, blunder: 100 }
const AT = 1_767_700_000_000

/** The rules of so many games, no two of them alike, whose building takes milliseconds each. */
function games(count: number): { kind: 'game'; hash: string; rules: typeof PRESETS.zilch }[] {
  return Array.from({ length: count }, (_, i) => {
    const rules = { ...PRESETS.zilch, goal: 5000 + 50 * i }
    return { kind: 'game', game: 'farkle', hash: ruleHash(rules), rules }
  })
}

const uid = (number: number): string => number.toString(16).padStart(32, '0')

function session(number: number, rules: string): object {
  return {
    kind: 'session',
    game: 'farkle',
    uid: uid(number),
    rules,
    source: null,
    needs: [],
    again: null,
    setup: { ...DEFAULT_SETUP, goal: 'points', scope: 'cell', seed: 'large' },
    thresholds: THRESHOLDS,
    started: AT,
    end: null,
  }
}

function answer(number: number): object {
  return {
    kind: 'answer',
    game: 'farkle',
    session: uid(number),
    number: 1,
    at: AT,
    decision: 'both',
    code: 'b0.d0.t0.r135566',
    cell: 'both.6.0.any',
    error: null,
    own: { options: [['15', 'r', 465.25]], choice: 0 },
    loss: 0,
    grade: 'best',
    milliseconds: 1000,
    slow: false,
  }
}

test('the rules of a thousand games are read without building one that no answer names', async () => {
  const { ask } = await start(temporaryFolder())
  const all = games(1000)
  const named = all[500]!.hash
  const content = packageOf([...all, session(1, named), session(2, named), answer(1), answer(2)])
  expect(content.length).toBeLessThan(50_000)
  const preview = await ask('data.preview', { id: await handedIn({ ask }, content) })
  expect(preview).toMatchObject({ sessions: { added: 2 }, answers: { added: 2 } })
  expect(built).toHaveBeenCalledTimes(1)
})

test('the check of a package says how far it is, gives others their turn and can be stopped', async () => {
  const COUNT = 400
  const heard: { id: string; share: number }[] = []
  const backend = await start(temporaryFolder(), undefined, {
    heard: (name, data) => {
      if (name === 'transfer') heard.push(data as (typeof heard)[number])
    },
  })
  const all = games(COUNT)
  const numbers = all.map((_, i) => i + 1)
  const content = packageOf([
    ...all,
    ...all.map(({ hash }, i) => session(i + 1, hash)),
    ...numbers.map(answer),
  ])
  const id = await handedIn(backend, content)
  const stopped = failureOf(backend.ask('data.preview', { id }))
  while (built.mock.calls.length === 0) {
    // Whoever asks meanwhile is answered.
    expect((await backend.ask('jobs.list', {})).jobs).toEqual([])
    await new Promise((resolve) => setImmediate(resolve))
  }
  await backend.ask('data.discard', { id })
  expect(await stopped).toMatchObject({ code: 'cancelled', message: 'The import was stopped.' })
  expect(built.mock.calls.length).toBeLessThan(COUNT / 2)
  expect(heard.length).toBeGreaterThan(0)
  for (const { share } of heard) expect(share).toBeLessThanOrEqual(1)
  expect(heard.every((event) => event.id === id)).toBe(true)
  expect(readdirSync(join(backend.folder, 'transfers'))).toEqual([])
})

test('every kind of record is bounded', async () => {
  const backend = await start(temporaryFolder())
  await useEverything(backend.ask)
  const records = withFormer(recordsOf((await fetched(backend, 'data.export')).content))
  const folder = temporaryFolder()
  const file = join(folder, 'package')
  writeFileSync(file, packageOf(records))
  const read = (records: Readonly<Record<string, number>>) =>
    readPackage(file, join(folder, 'lines'), {
      signal: new AbortController().signal,
      games: GAMES,
      limits: { ...LIMITS, records },
    })
  for (const kind of someOf(Object.keys(RECORD_KINDS) as (keyof typeof RECORD_KINDS)[])) {
    const count = records.filter((record) => record.kind === kind).length
    expect(count, kind).toBeGreaterThan(0)
    expect(RECORD_KINDS[kind].limit).toBeLessThanOrEqual(2_000_000)
    const { code, message } = await failureOf(read({ [kind]: count - 1 }))
    expect(code).toBe('invalid-request')
    expect(message).toMatch(/ is one record too many of its kind .* at most \d+\. Nothing was/)
    await read({ [kind]: count })
  }
})

test('rules that cannot be played are refused where a record needs them', async () => {
  const { ask } = await start(temporaryFolder())
  const none = [0, 0, 0, 0, 0, 0]
  // Nothing scores.
  const bad = { ...PRESETS.farkle, sets: [none, none, none, none, none, none] }
  const refused = async (...records: object[]): Promise<string> =>
    (await failureOf(ask('data.preview', { id: await handedIn({ ask }, packageOf(records)) })))
      .message
  const hash = ruleHash(bad)
  const game = { kind: 'game', game: 'farkle', hash, rules: bad }
  const unplayable = /line \d names or holds rules that cannot be played \(.+\)\. Nothing was/
  expect(await refused(game, session(1, hash))).toMatch(unplayable)
  expect(await refused({ kind: 'rules', game: 'farkle', id: 'bad', rules: bad })).toMatch(
    unplayable,
  )
  expect(await refused({ kind: 'cardRules', game: 'farkle', rules: 'bad', content: bad })).toMatch(
    unplayable,
  )
})

test('an answer whose loss its rules cannot give is refused', async () => {
  const { ask } = await start(temporaryFolder())
  const [game] = games(1)
  const refused = async (goal: 'points' | 'wins', changes: object): Promise<string> => {
    const own = session(1, game!.hash) as { setup: object }
    const records = [
      game!,
      { ...own, setup: { ...own.setup, goal } },
      { ...answer(1), grade: 'blunder', ...changes },
    ]
    return (
      await failureOf(ask('data.preview', { id: await handedIn({ ask }, packageOf(records)) }))
    ).message
  }
  const beyond = /line 4 holds a loss or a value beyond what its rules can give/
  expect(await refused('wins', { loss: 1.001 })).toMatch(beyond)
  expect(await refused('wins', { own: { options: [['15', 'r', 465.25]], choice: 0 } })).toMatch(
    beyond,
  )
  expect(await refused('points', { loss: 1e7 })).toMatch(beyond)
  expect(await refused('points', { own: { options: [['15', 'r', -1e7]], choice: 0 } })).toMatch(
    beyond,
  )
  const right = [game!, session(1, game!.hash), { ...answer(1), grade: 'blunder', loss: 4000 }]
  const id = await handedIn({ ask }, packageOf(right))
  expect(await ask('data.preview', { id })).toMatchObject({ answers: { added: 1 } })
})
