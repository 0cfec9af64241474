import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { errorSchema } from '#shared/contract/errors.ts'
import { BACKEND_REQUESTS } from '#shared/contract/requests.ts'
import { unplainPart } from '#test/support/plain-answer.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PRESETS as YAHTZEE } from '#shared/games/yahtzee/rules/rule-set.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { DEFAULT_YAHTZEE_SETUP } from '#shared/games/yahtzee/drill/setup.ts'
import { randomGameText } from '#test/support/random-games.ts'
import { fewRuns } from '#test/property/runs.ts'
import { start, temporaryFolder, type TestBackend } from './harness.ts'

type Name = keyof typeof BACKEND_REQUESTS
const NAMES = Object.keys(BACKEND_REQUESTS) as Name[]

const { farkle } = PRESETS

/** Rules of which all is solved in no time, also with a field changed. */
const short = { ...farkle, goal: 200 }

/** A game of Yahtzee without upper bonus and rerolls, of which all is solved in no time. */
const yahtzee = { rules: { ...YAHTZEE.none, upperBonus: 0, rerolls: 0 } }
const late = { ...yahtzee, card: 'x123456kqhs.t63', points: 200 }

/** A rule set of the library, as cards name it. */
const subject = { rulesId: 'short', rules: short }

const NO_TRANSFER = '01234567-89ab-4cde-8f01-23456789abcd'

/** A rule of thumb with every kind of number. */
const THUMB = {
  ...{ hold: { cube: 15, by: [null] }, divisor: [6], behind: [60], ahead: [60] },
  ...{
    shape: 'half',
    goOwn: [450],
    goOpponent: [null],
    near: [0],
    farkles: [-20],
    lead: [0, 100],
  },
  ...{ roundScore: 0, roundValue: 0 },
}

/** A right request of each kind; wrong ones are made from these. */
const VALID: Record<Name, object> = {
  'score.overview': { rules: short, farklePenalty: 100 },
  'score.table': {
    rules: short,
    farklePenalty: null,
    turn: 'single',
    from: 2,
    count: 5,
    every: 3,
  },
  'score.breakpoints': { rules: short, turn: 'single' },
  'score.places': { rules: short },
  'score.examples': { rules: short, turn: 'single' },
  'positions.status': { rules: short },
  'positions.solve': { rules: short },
  'score.frontier': { rules: short },
  'score.thumbs': { rules: short },
  'win.status': { rules: short },
  'win.solve': { rules: short },
  'win.at': { rules: short, own: 50, opponent: 100, ownFarkles: 0, opponentFarkles: 0 },
  'win.fairness': { rules: short },
  'win.standings': { rules: short },
  'win.contrasts': { rules: short },
  'win.analyse': {
    rules: short,
    position: {
      ...{ own: 50, opponent: 100, turnTotal: 50, ownFarkles: 0, opponentFarkles: 0 },
      dice: { rolled: [1, 3, 5, 5, 6] },
    },
  },
  'win.match': {
    rules: short,
    first: { kind: 'hold', at: 100 },
    second: { kind: 'points', winningBank: true },
  },
  'win.thumbs': { rules: short, numbers: 2 },
  'win.bankCards': { rules: short, by: 'need' },
  'win.knownBankCards': { rules: short, by: 'need' },
  'win.knownThumbs': { rules: short, numbers: 2 },
  'win.thumbErrors': { rules: short, rule: THUMB },
  'win.hasty': { rules: short, rule: THUMB },
  'win.known': {
    rules: short,
    matches: [{ first: { kind: 'go-for-it' }, second: { kind: 'optimal' } }],
  },
  'map.winning': { rules: short },
  'map.banking': { rules: short, dice: 4 },
  'map.frequency': { rules: short },
  'map.disagreement': { rules: short },
  'turn.results': { rules: short, turn: 'single', player: { kind: 'hold', at: 150 } },
  'turn.decisions': { rules: short, turn: 'single', player: { kind: 'table' } },
  'turn.race': { rules: short, player: { kind: 'best' } },
  'leftovers.solve': {
    rules: { ...short, end: 'immediate', farklePenalty: null, buildOnBank: true },
  },
  'rounds.solve': { rules: { ...short, end: 'rounds', rounds: 2 } },
  'table.advise': {
    ...{ rules: short, players: 2, bot: 'casual', seed: 'a' },
    position: {
      ...{ own: 50, opponent: 100, turnTotal: 50, ownFarkles: 0, opponentFarkles: 0 },
      dice: { rolled: [1, 3, 5, 5, 6] },
    },
  },
  'dice.kept': {},
  'dice.keep': {
    die: { name: 'Mine', weights: [6, 1, 2, 3, 4, 6], joker: null },
    name: null,
  },
  'dice.forget': { name: 'Mine' },
  'table.keep': {
    game: {
      ...{ rules: short, seed: 'dice', coach: 'off', began: 5000, takenBack: 0, rolled: null },
      players: [
        { name: 'Ann', bot: null },
        { name: 'Bo', bot: 'bold' },
      ],
      moves: [{ rolled: [1, 2, 3, 3, 4, 6], kept: [1], then: 'roll' }],
    },
  },
  'table.kept': {},
  'drill.start': {
    ...{ game: 'farkle', rules: short },
    setup: { ...DEFAULT_SETUP, goal: 'points', scope: 'cell', kind: 'roll-or-bank', seed: 'a' },
  },
  'drill.answer': {
    ...{ game: 'farkle', session: 1, number: 1, milliseconds: 900 },
    choice: { setAside: [], then: 'roll' },
  },
  'drill.next': { game: 'farkle', session: 1 },
  'drill.hint': { game: 'farkle', session: 1, number: 2, hint: 1 },
  'drill.finish': { game: 'farkle', session: 1, reason: 'stopped' },
  'drill.slip': { game: 'farkle', session: 1, number: 1 },
  'drill.resume': { game: 'farkle', session: 1 },
  'drill.thresholds': { game: 'farkle', rules: short, goal: 'points' },
  'drill.setThresholds': {
    ...{ game: 'farkle', rules: short, goal: 'points' },
    thresholds: { inaccuracy: 5, mistake: 20, blunder: 50 },
  },
  'drill.progress': { game: 'farkle', rules: short, goal: 'points', since: 5000, sessions: 3 },
  'drill.standing': { game: 'farkle', rules: short, goal: 'points' },
  'drill.days': { game: 'farkle', rules: short, goal: 'points', limit: 3 },
  'drill.waiting': { game: 'farkle', rules: short, goal: 'points', which: 'failed' },
  'drill.positions': { game: 'farkle', rules: short, goal: 'points', limit: 10 },
  'drill.addPositions': {
    ...{ game: 'farkle', rules: short, goal: 'points' },
    positions: [{ kind: 'roll-or-bank', code: 'b0.d0.t350.n3' }],
  },
  'drill.retry': {
    ...{ game: 'farkle', rules: short },
    setup: { ...DEFAULT_SETUP, goal: 'points', scope: 'cell', kind: 'roll-or-bank', seed: 'a' },
    ...{ asked: { kind: 'roll-or-bank', code: 'b0.d0.t350.n3' }, choice: null },
  },
  'drill.removePosition': { game: 'farkle', card: 1 },
  'drill.restorePosition': { game: 'farkle', card: 1 },
  'records.add': { text: randomGameText(short, 'a right request') },
  'drill.review': { game: 'farkle', record: 1, seat: 0, goal: 'points' },
  'records.list': { search: 'ann', game: 'farkle', source: 'text', limit: 5 },
  'records.read': { id: 1 },
  'records.change': { id: 1, title: 'Sunday', notes: 'one\ntwo' },
  'records.remove': { id: 1 },
  'records.restore': { id: 1 },
  'study.store': {},
  'study.backup': {},
  'study.restore': { name: 'study-20260101T000000000Z-5.sqlite' },
  'study.dismiss': {},
  'cards.overview': subject,
  'cards.applyChange': subject,
  'cards.previewChange': subject,
  'cards.setDeck': { rulesId: 'short', deck: 'limits', enabled: true },
  'cards.learnt': { rulesId: 'short' },
  'cards.learnRule': { ...subject, learnt: { goal: 'wins', rule: 'hold=15n3' } },
  'cards.setRetention': { retention: 0.9 },
  'cards.due': subject,
  'cards.start': {
    ...{ ...subject, decks: ['limits'], answering: 'type', newCards: 5 },
    size: { kind: 'cards', count: 10 },
  },
  'cards.answer': { session: 1, number: 1, answer: '450', milliseconds: 900 },
  'cards.rate': { session: 1, number: 1, rating: 'good' },
  'cards.seen': { session: 1, number: 1 },
  'cards.next': { session: 1 },
  'cards.undo': { session: 1 },
  'cards.finish': { session: 1 },
  'cards.statistics': subject,
  'cards.list': { ...subject, deck: 'scoring' },
  'cards.anki': { ...subject, decks: [] },
  'lessons.overview': subject,
  'sheets.list': { rules: short },
  'sheets.make': { rules: short, kinds: ['limits', 'leads'], day: '2026-03-01' },
  'yahtzee.status': yahtzee,
  'yahtzee.solve': yahtzee,
  'yahtzee.statistics': { ...late, strategy: 'greedy' },
  'yahtzee.strategies': yahtzee,
  'yahtzee.analyse': { ...late, dice: [1, 2, 2, 4, 4], rerollsLeft: 0 },
  'yahtzee.opening': { ...late, rerollsLeft: 0 },
  'yahtzee.board': late,
  'yahtzee.thumbs': { ...yahtzee, most: 1 },
  'yahtzee.knownThumbs': { ...yahtzee, most: 1 },
  'yahtzee.thumb': { ...yahtzee, rule: 'keep=row5' },
  'yahtzee.thumbErrors': { ...yahtzee, rule: 'keep=row5' },
  'yahtzee.advise': {
    ...{ ...yahtzee, bot: 'casual', seed: 'a' },
    position: '3.-.-.12.-.-.22.-.25.-.-.-.50/12244/0',
  },
  'yahtzee.keepTable': {
    game: {
      ...{ ...yahtzee, seed: 'dice', coach: 'off', began: 5000, takenBack: 0, rolled: null },
      players: [
        { name: 'Ann', bot: null },
        { name: 'Bo', bot: 'eight' },
      ],
      moves: [{ rolled: [1, 2, 3, 3, 4], keep: null, category: 'chance' }],
    },
  },
  'yahtzee.keptTable': {},
  'yahtzee.targetStatus': { ...yahtzee, limit: 10 },
  'yahtzee.targetSolve': { ...yahtzee, limit: 10 },
  'yahtzee.target': { ...late, target: 205 },
  'yahtzee.targetChoices': { ...late, target: 205, dice: [1, 2, 2, 4, 4], rerollsLeft: 0 },
  'yahtzee.targetCurve': yahtzee,
  'data.export': {},
  'data.answersCsv': {},
  'data.read': { id: NO_TRANSFER, from: 0 },
  'data.offer': { bytes: 100 },
  'data.write': { id: NO_TRANSFER, from: 0, chunk: 'eA==' },
  'data.preview': { id: NO_TRANSFER },
  'data.import': { id: NO_TRANSFER },
  'data.discard': { id: NO_TRANSFER },
  'rules.list': {},
  'rules.save': { id: 'mine', rules: { ...short, name: 'Mine' } },
  'rules.remove': { id: 'mine' },
  'rules.putAside': { id: 'mine' },
  'language.speak': { language: 'en' },
  'days.begin': { hour: 4 },
  'jobs.list': {},
  'jobs.cancel': { id: 'job-1' },
  'cache.status': {},
  'cache.clear': {},
}

/** The same of the drills of another game. */
const YAHTZEE_DRILLS: readonly (readonly [Name, object])[] = [
  [
    'drill.start',
    {
      ...{ game: 'yahtzee', ...yahtzee },
      setup: { ...DEFAULT_YAHTZEE_SETUP, kind: 'boxes', seed: 'a' },
    },
  ],
  [
    'drill.answer',
    {
      ...{ game: 'yahtzee', session: 2, number: 1, milliseconds: 900 },
      choice: { keep: null, category: 'chance' },
    },
  ],
  ['drill.next', { game: 'yahtzee', session: 2 }],
  ['drill.hint', { game: 'yahtzee', session: 2, number: 2, hint: 1 }],
  ['drill.finish', { game: 'yahtzee', session: 2, reason: 'stopped' }],
  ['drill.slip', { game: 'yahtzee', session: 2, number: 1 }],
  ['drill.resume', { game: 'yahtzee', session: 2 }],
  ['drill.thresholds', { game: 'yahtzee', ...yahtzee }],
  [
    'drill.setThresholds',
    { game: 'yahtzee', ...yahtzee, thresholds: { inaccuracy: 1, mistake: 2, blunder: 5 } },
  ],
  ['drill.progress', { game: 'yahtzee', ...yahtzee, since: 5, sessions: 3 }],
  ['drill.waiting', { game: 'yahtzee', ...yahtzee, since: null, limit: 5 }],
]

const RIGHT = [...(Object.entries(VALID) as [Name, object][]), ...YAHTZEE_DRILLS]

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
  ...[undefined, null, true, '', '0', 'single', 'after-0', 'after-6', 'opening', '__proto__'],
  ...[0, -0, -1, 0.5, 50, 1e6, 1e9, 1e308, NaN, Infinity, -Infinity, 5n],
  ...[[], {}, [[]], Symbol('dice'), () => 6, new Date(NaN), Object.create(null)],
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

/** A right request, wrong in one place: a value replaced, a field taken out or one too many. */
const mutated = fc.constantFrom(...RIGHT).chain(([name, right]) => {
  const places = placesIn(right)
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
  const { turns } = await backend.ask('score.overview', { rules: PRESETS.zilch })
  expect(turns[0]!.expectedPoints).toBeCloseTo(623.017489, 6)
  expect((await backend.ask('jobs.list', {})).jobs).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  expect(unheard).toEqual([])
  expect(({} as Record<string, unknown>).rules).toBeUndefined()
}

/** They search for seconds; their own tests ask them. */
const LONG_SEARCHES: readonly Name[] = ['score.thumbs', 'yahtzee.thumbs', 'yahtzee.strategies']

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
