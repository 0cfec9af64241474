import { expect, test } from 'vitest'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { SheetKind } from '#shared/sheets/sheet.ts'
import { shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { whyNoSheet } from '#shared/games/farkle/sheets/sheets.ts'
import { PRESET_IDS, sheetsOf } from '#test/support/sheet-fixtures.ts'
import {
  BROKEN_WORKER,
  failureOf,
  namedRules,
  SENTENCE,
  start,
  temporaryFolder,
} from './harness.ts'
import { FARKLE_SHEETS } from '#shared/games/farkle/sheets/kinds.ts'
import { SHEET_KINDS } from '#shared/games/games.ts'

type Listed = AnswerOf<BackendRequests, 'sheets.list'>['sheets'][number]

const day = '2026-03-01'
const short = namedRules('Short', 300)
const tooLarge: RuleSet = { ...PRESETS.zilch, name: 'Large', goal: 200_000 }

const states = (sheets: readonly Listed[]): Record<string, string> =>
  Object.fromEntries(sheets.map(({ kind, state }) => [kind, state]))

const READY = {
  card: 'ready',
  'first-steps': 'ready',
  breakpoints: 'ready',
  limits: 'ready',
  'score-sheet': 'ready',
  odds: 'ready',
  scoring: 'ready',
} as const

test('a bank card is printed with the columns that are asked for', async () => {
  const { ask } = await start(temporaryFolder())
  const rules = PRESETS.zilch
  const cards = shippedCards(rules, 'need')!
  const columnsOf = async (card?: string): Promise<number> => {
    const { sheets } = await ask('sheets.make', { rules, kinds: ['card'], card, day })
    const [block] = sheets[0]!.blocks
    // A column of the card is a row; a card of one has a second table beside it.
    return block?.kind === 'table' ? block.rows.length : 0
  }
  expect(await columnsOf()).toBe(4)
  for (const { numbers, rule } of cards.slice(1, 3)) {
    expect(await columnsOf(thumbText(rule))).toBe(numbers)
  }
})

test('sheets are listed without solving anything', async () => {
  const backend = await start(temporaryFolder(), BROKEN_WORKER)
  const unsolved = { ...READY, leads: 'unsolved', 'go-for-it': 'unsolved' }
  for (const id of PRESET_IDS) {
    const { sheets } = await backend.ask('sheets.list', { rules: PRESETS[id] })
    const isOfThree = whyNoSheet('card-three', PRESETS[id]) === null
    const listed = FARKLE_SHEETS.filter((kind) => isOfThree || kind !== 'card-three')
    expect(sheets.map(({ kind }) => kind)).toEqual(listed)
    expect(states(sheets)).toEqual({ ...unsolved, ...(isOfThree && { 'card-three': 'unsolved' }) })
    for (const { state, reason, title, about } of sheets) {
      expect(about).toMatch(SENTENCE)
      expect(title).toMatch(/^[A-Z]/)
      if (state === 'ready') expect(reason).toBeNull()
      else expect(reason).toMatch(SENTENCE)
    }
  }
  expect(backend.jobs).toEqual([])
})

test('of a game that is too large there is all but the sheets about winning, with the reason', async () => {
  const backend = await start(temporaryFolder())
  const { sheets } = await backend.ask('sheets.list', { rules: tooLarge })
  expect(states(sheets)).toMatchObject({ ...READY, leads: 'none', 'go-for-it': 'none' })
  const reason = sheets.find(({ kind }) => kind === 'leads')!.reason!
  expect(reason).toMatch(/^This game has .+ cases/)
  const asked = backend.ask('sheets.make', { rules: tooLarge, kinds: ['leads'], day })
  expect(await failureOf(asked)).toMatchObject({ code: 'invalid-request', message: reason })
})

test('a card needs no search: rules that had none have one that is not measured', async () => {
  const backend = await start(temporaryFolder())
  const lines = async (rules: RuleSet) => {
    const asked = { rules, kinds: ['card'], day }
    return JSON.stringify((await backend.ask('sheets.make', asked)).sheets[0]!.blocks)
  }
  expect(await lines(PRESETS.farkle)).toContain('it loses 0.64 more than it wins')
  expect(await lines(short)).toContain('not measured')
})

test('sheets are made in the order asked for, with version and day', async () => {
  const backend = await start(temporaryFolder(), undefined, { version: '1.2.3' })
  const kinds: SheetKind[] = ['odds', 'limits', 'first-steps']
  const { sheets } = await backend.ask('sheets.make', { rules: PRESETS.zilch, kinds, day })
  expect(sheets.map(({ kind }) => kind)).toEqual(kinds)
  const foot = 'Breakpoint 1.2.3, 1 March 2026'
  const expected = sheetsOf(PRESETS.zilch, kinds).map((sheet) => ({ ...sheet, foot }))
  expect(sheets).toEqual(expected)
  // Another day and another name are other sheets, with the same numbers.
  const renamed = { ...PRESETS.zilch, name: 'Ours' }
  const again = await backend.ask('sheets.make', {
    rules: renamed,
    kinds: ['limits'],
    day: '2026-12-31',
  })
  expect(again.sheets[0]).toEqual({
    ...sheets[1],
    rulesName: 'Ours',
    foot: 'Breakpoint 1.2.3, 31 December 2026',
  })
  // Many windows that ask at once get what is there.
  const asked = Array.from({ length: 8 }, () =>
    backend.ask('sheets.make', { rules: PRESETS.zilch, kinds, day }),
  )
  for (const answer of await Promise.all(asked)) expect(answer.sheets).toEqual(sheets)
  expect(backend.logged).toEqual([])
})

test('what a sheet about winning needs is solved, kept, and told on others', async () => {
  const folder = temporaryFolder()
  const backend = await start(folder)
  const kinds: SheetKind[] = ['first-steps', 'breakpoints', 'leads', 'go-for-it']
  const before = await backend.ask('sheets.make', { rules: short, kinds: ['breakpoints'], day })
  expect(before.sheets[0]!.worth!.wins).toBeNull()
  const { sheets } = await backend.ask('sheets.make', { rules: short, kinds, day })
  const [, breakpoints, leads, goForIt] = sheets
  const match = { first: { kind: 'go-for-it' }, second: { kind: 'optimal' } } as const
  const known = { rules: short, matches: [match] }
  expect(await backend.ask('farkle.winKnown', known)).toEqual({ matches: [null] })
  const { behind: _behind, ...played } = await backend.ask('farkle.winMatch', {
    rules: short,
    ...match,
  })
  const byTable = breakpoints!.worth!.wins!
  expect(goForIt!.worth!.wins).toBeCloseTo(played.first.average, 12)
  const table = { first: { kind: 'table' }, second: { kind: 'optimal' } } as const
  const { first } = await backend.ask('farkle.winMatch', { rules: short, ...table })
  expect(byTable).toBeCloseTo(first.average, 12)
  expect(leads!.worth!.wins).toBeGreaterThan(byTable)
  expect(leads!.worth!.wins).toBeLessThan(0.5)
  expect(leads!.worth).toMatchObject({ points: null })
  await backend.close()
  const later = await start(folder, BROKEN_WORKER)
  const { sheets: listed } = await later.ask('sheets.list', { rules: short })
  expect(states(listed)).toMatchObject({ leads: 'ready', 'go-for-it': 'ready' })
  expect(await later.ask('farkle.winKnown', known)).toEqual({ matches: [played] })
})

const KINDS_RULE = `The sheets must be one or more of ${SHEET_KINDS.join(', ')}, each once.`
const DAY_RULE = 'The day must be a date such as 2026-03-01.'

test.each([
  ['no sheet at all', { kinds: [] }, KINDS_RULE],
  ['one sheet twice', { kinds: ['odds', 'odds'] }, KINDS_RULE],
  ['an unknown sheet', { kinds: ['luck'] }, KINDS_RULE],
  ['no day', { day: 'today' }, DAY_RULE],
  ['a day that is not', { day: '2026-02-30' }, DAY_RULE],
  [
    'a sheet that these rules have not',
    { kinds: ['odds', 'give-up-first'] },
    'There is no sheet “What to give up first”: It is a sheet of another game.',
  ],
])('%s is refused in a sentence', async (_, changes, message) => {
  const backend = await start(temporaryFolder(), BROKEN_WORKER)
  const asked = { rules: short, kinds: ['odds'], day, ...changes }
  const reply = await backend.dispatch('sheets.make', asked)
  expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-request', message } })
})
