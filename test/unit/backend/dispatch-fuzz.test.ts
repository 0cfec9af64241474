import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorSchema } from '#shared/contract/errors.ts'
import { BACKEND_REQUESTS } from '#shared/contract/requests.ts'
import { unplainPart } from '#test/support/plain-answer.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { randomGameText } from '#test/support/random-games.ts'
import { ALL, fewRuns } from '#test/property/runs.ts'
import { start, temporaryFolder, type TestBackend } from './harness.ts'

type Name = keyof typeof BACKEND_REQUESTS
const NAMES = Object.keys(BACKEND_REQUESTS) as Name[]

/** Rules of which all is solved in no time, also with a field changed. */
const short = { ...PRESETS.farkle, goal: 200 }

/** What the requests of the fixture name. */
const NAMED: Readonly<Record<string, unknown>> = {
  $short: short,
  $farkle: PRESETS.farkle,
  $mine: { ...short, name: 'Mine' },
  $leftovers: { ...short, end: 'immediate', farklePenalty: null, buildOnBank: true },
  $rounds: { ...short, end: 'rounds', rounds: 2 },
  // No upper bonus and no rerolls: of this game all is solved in no time, too.
  $yahtzee: { ...YAHTZEE.none, bonus: [], rolls: 1 },
  $setup: { ...DEFAULT_SETUP, goal: 'points', scope: 'cell', kind: 'roll-or-bank', seed: 'a' },
  $scorecardSetup: { ...DEFAULT_SCORECARD_SETUP, kind: 'boxes', seed: 'a' },
  $game: randomGameText(short, 'a right request'),
}

/** A right request of each kind, of the drills of another game too; wrong ones are made from these. */
const RIGHT = JSON.parse(
  readFileSync('test/fixtures/right-requests.json', 'utf8'),
  (_, value: unknown) => (typeof value === 'string' ? (NAMED[value] ?? value) : value),
) as [Name, object][]

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

/** Values on the edge of what is right; whole numbers that make a solve long are left out. */
const edges = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  '',
  '0',
  'single',
  'after-0',
  'after-6',
  'opening',
  '__proto__',
  0,
  -0,
  -1,
  0.5,
  50,
  1e6,
  1e9,
  1e308,
  NaN,
  Infinity,
  -Infinity,
  5n,
  [],
  {},
  [[]],
  Symbol('dice'),
  () => 6,
  new Date(NaN),
  Object.create(null),
)

type Path = readonly (string | number)[]

/** Every place in a value that can be changed. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))
  return [path, ...inside]
}

function changed(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>
  copy[key] = changed(copy[key], rest, change)
  return copy
}

/** Solves of minutes for a whole game, which is what rules without a field may be, and what waits. */
const LONG_SOLVES: readonly Name[] = [
  'scorecard.equilibrium',
  'scorecard.versusSolve',
  'scorecard.versus',
  'scorecard.versusChoices',
  'scorecard.steps',
  'scorecard.knownSteps',
  'farkle.winImproveBankCards',
]

/** A right request, wrong in one place: a value replaced, a field taken out or one too many. */
const mutated = fc.constantFrom(...RIGHT).chain(([name, right]) => {
  const places = placesIn(right).filter(
    // Rules that are nearly right may be a whole game's solve: for the tests of the night.
    ([field]) => field !== 'rules' || (ALL && !LONG_SOLVES.includes(name)),
  )
  return fc
    .tuple(
      fc.constantFrom(...places),
      fc.oneof({ weight: 3, arbitrary: edges }, { weight: 1, arbitrary: anything }),
      fc.constantFrom('replace', 'add', 'remove'),
      fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'rules')),
    )
    .map(([place, value, kind, field]): [unknown, unknown] => {
      const params = changed(right, place, (old) => {
        if (kind === 'replace' || typeof old !== 'object' || old === null) return value
        if (kind === 'add') return { ...old, [field]: value }
        return Object.fromEntries(Object.entries(old).slice(1))
      })
      return [name, params]
    })
})

const wild = fc.tuple(
  fc.oneof(fc.constantFrom<unknown>(...NAMES), fc.string(), anything, fc.constant('__proto__')),
  fc.oneof(anything, fc.constantFrom<unknown>(...RIGHT.map(([, right]) => right))),
)

/** Some rules take a second until they are solved or their first question is found. */
const LONG = { timeout: 180_000 }

/** So many of a thousand requests; those that are nearly right take longer, for some are right. */
const WILD = 400

/** Promises whose failure nobody heard. */
const unheard: unknown[] = []
const hear = (reason: unknown): void => {
  unheard.push(reason)
}
beforeEach(() => {
  unheard.length = 0
  process.on('unhandledRejection', hear)
})
afterEach(() => {
  process.off('unhandledRejection', hear)
})

/** A reply that a caller can read, whatever was asked; nothing unforeseen happened inside. */
async function expectReply(backend: TestBackend, name: unknown, params: unknown): Promise<void> {
  const reply = await backend.dispatch(name, params)
  if (reply.ok) {
    expect(unplainPart(String(name), reply.value)).toBeNull()
  } else {
    const { code, message } = v.parse(errorSchema, reply.error)
    expect(code, message).not.toBe('internal')
    expect(message).toMatch(/\.$/)
    expect(message).not.toMatch(/Invalid \w+: /)
  }
  expect(backend.logged.filter((line) => line.startsWith('A request failed inside'))).toEqual([])
}

async function expectWell(backend: TestBackend): Promise<void> {
  const { turns } = await backend.ask('farkle.scoreOverview', { rules: PRESETS.zilch })
  expect(turns[0]!.expectedPoints).toBeCloseTo(623.017489, 6)
  expect((await backend.ask('jobs.list', {})).jobs).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  expect(unheard).toEqual([])
  expect(({} as Record<string, unknown>).rules).toBeUndefined()
}

/** They search or measure for seconds; their own tests ask them. */
const LONG_SEARCHES: readonly Name[] = ['scorecard.strategies', 'scorecard.steps']

test('every right request is answered', LONG, async () => {
  const backend = await start(temporaryFolder())
  const replies = new Map<string, unknown>(LONG_SEARCHES.map((name) => [name, true]))
  for (const [name, right] of RIGHT) {
    if (LONG_SEARCHES.includes(name)) continue
    const reply = await backend.dispatch(name, right)
    const before = replies.get(name) ?? true
    replies.set(name, reply.ok ? before : reply.error.code)
  }
  expect(Object.fromEntries(replies)).toEqual({
    ...Object.fromEntries(NAMES.map((name) => [name, true])),
    'jobs.cancel': 'not-found',
    'rules.putAside': 'not-found',
    'study.restore': 'not-found',
    'cards.answer': 'not-found',
    'cards.rate': 'not-found',
    'cards.seen': 'not-found',
    'cards.next': 'not-found',
    'cards.undo': 'not-found',
    'cards.finish': 'not-found',
    'data.read': 'not-found',
    'data.write': 'not-found',
    'data.preview': 'not-found',
    'data.import': 'not-found',
  })
})

test('anything whatever gets a reply, and the backend lives on', LONG, async () => {
  const backend = await start(temporaryFolder())
  await fc.assert(
    fc.asyncProperty(wild, ([name, params]) => expectReply(backend, name, params)),
    fewRuns(WILD),
  )
  await expectWell(backend)
})

test('requests that are nearly right get a reply, and the backend lives on', LONG, async () => {
  const backend = await start(temporaryFolder())
  await fc.assert(
    fc.asyncProperty(mutated, ([name, params]) => expectReply(backend, name, params)),
    fewRuns(1000 - WILD),
  )
  await expectWell(backend)
})

test('many at once get their replies as well', LONG, async () => {
  const backend = await start(temporaryFolder())
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(mutated, wild), { minLength: 5, maxLength: 30 }),
      async (asked) => {
        await Promise.all(asked.map(([name, params]) => expectReply(backend, name, params)))
      },
    ),
    fewRuns(30),
  )
  await expectWell(backend)
})
