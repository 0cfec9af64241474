import { expect, test } from 'vitest'
import { parseScorecardCode } from '#shared/games/scorecard/drill/position.ts'
import { tableText } from '#shared/games/scorecard/drill/table-play.ts'
import { scorecard } from '#shared/games/scorecard/game.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { playedOf } from '#main/backend/drills/played.ts'
import { leaveThresholds } from '#test/support/own-thresholds.ts'
import { playedScorecardTable } from '#test/support/table-games.ts'
import { refusalOf, start, temporaryFolder, type TestBackend } from '../../harness.ts'
import { preparedFolder } from '../../drills/drilling.ts'
import { playOut, SHORT_YAHTZEE as rules, startDrill } from './drilling.ts'
import {
  dump,
  everything,
  fetched,
  handedIn,
  HEADER,
  imported,
  packageOf,
  recordsOf,
} from '../../packages/packages.ts'

const NOTHING = { added: 0, changed: 0, same: 0 }
const HOME = { ...PRESETS.forced, name: 'Our Yahtzee', rolls: 4 }
const PLAYED = playedOf(scorecard, rules, 'points')
const THRESHOLDS = { inaccuracy: 0.5, mistake: 1.5, blunder: 4 }

const prepared = preparedFolder((ask) => ask('drill.thresholds', { game: 'scorecard', rules }))

const exported = async (backend: TestBackend) => (await fetched(backend, 'data.export')).content

/** A game, decisions, and the mistakes of these once more; returns the session of decisions. */
async function drill({ ask }: TestBackend): Promise<number> {
  const text = tableText(playedScorecardTable(rules, { players: 1 }), '2026-01-31T18:00Z')!
  await ask('records.add', { text, played: true, counts: { seat: 0, without: [] } })
  const { session } = await startDrill(ask)
  await playOut(ask, session)
  const second = await startDrill(ask, { source: { kind: 'session', session }, questions: null })
  await playOut(ask, second.session, 1)
  return session
}

/** A backend with drills and a rule set of Yahtzee, and a package of all that. */
async function filled(): Promise<{ backend: TestBackend; content: Buffer; session: number }> {
  const backend = await start(prepared())
  await backend.ask('rules.save', { id: 'ours', game: 'scorecard', rules: HOME })
  const session = await drill(backend)
  leaveThresholds(backend.folder, PLAYED, THRESHOLDS)
  return { backend, content: await exported(backend), session }
}

/** The records of a package as they were when the game had the name of its first card. */
const formerRecords = (content: Buffer) =>
  recordsOf(content).map((record) => {
    const { game, text } = record
    return {
      ...record,
      ...(game === 'scorecard' && { game: 'yahtzee' }),
      ...(typeof text === 'string' && { text: text.replace('Game: scorecard', 'Game: yahtzee') }),
    }
  })

/** The tables of Yahtzee's drills. */
const kept = (folder: string): unknown[] => {
  const tables = dump(folder)
  return [tables.rules, tables.sessions, tables.answers, tables.thresholds]
}

test('drills of Yahtzee and its rule sets are the same in an empty app', async () => {
  const { backend, content } = await filled()
  const to = await start(temporaryFolder())
  const { answers } = await backend.ask('study.store', {})
  expect(answers).toBeGreaterThan(15)
  const { done } = await imported(to, content)
  expect(done).toMatchObject({
    ruleSets: { ...NOTHING, added: 1 },
    sessions: { ...NOTHING, added: 3 },
    answers: { ...NOTHING, added: answers },
    remarks: [],
  })
  expect(JSON.stringify(kept(to.folder))).toContain('luckiest')
  expect(kept(to.folder)).toEqual(kept(backend.folder))
  expect(await to.ask('drill.progress', { game: 'scorecard', rules })).toEqual(
    await backend.ask('drill.progress', { game: 'scorecard', rules }),
  )
  const { entries } = await to.ask('rules.list', {})
  expect(entries.find(({ id }) => id === 'ours')).toMatchObject({ game: 'scorecard', rules: HOME })
  expect(recordsOf(await exported(to))).toEqual(recordsOf(content))
})

test('a package of before the game was called scorecard holds the same', async () => {
  const { backend, content } = await filled()
  const former = formerRecords(content)
  expect(new Set(former.map(({ game }) => game))).toContain('yahtzee')
  const to = await start(temporaryFolder())
  const { done } = await imported(to, packageOf(former, { ...HEADER, version: 4 }))
  expect(done).toMatchObject({ ruleSets: { added: 1 }, sessions: { added: 3 }, remarks: [] })
  expect(kept(to.folder)).toEqual(kept(backend.folder))
  const { records } = await to.ask('records.list', {})
  expect(records).toMatchObject([{ game: 'scorecard' }])
})

test('thresholds that were set before any drill come along, and those that are here stay', async () => {
  const from = await start(prepared())
  leaveThresholds(from.folder, PLAYED, THRESHOLDS)
  const to = await start(prepared())
  await imported(to, await exported(from))
  const kept = dump(to.folder).thresholds
  expect(kept).toMatchObject([{ value: THRESHOLDS }])
  leaveThresholds(from.folder, PLAYED, { ...THRESHOLDS, blunder: 9 })
  const { done } = await imported(to, await exported(from))
  expect(done.remarks).toEqual([expect.stringMatching(/^Thresholds that you have set here stay/)])
  expect(dump(to.folder).thresholds).toEqual(kept)
})

type Line = Record<string, unknown>

/** Changes the fields that only Yahtzee keeps of an answer. */
const ownWith =
  (change: Line) =>
  ({ own }: Line): Line => ({ own: { ...(own as Line), ...change } })

/** What Yahtzee alone forbids, beside bad-packages.test.ts: description, kind, change, message. */
const HOSTILE: [string, string, (record: Line) => Line, RegExp][] = [
  ['rules of another hash', 'game', () => ({ hash: 'a'.repeat(32) }), /do not fit their/],
  [
    'a position asked again',
    'session',
    () => ({ again: [{ kind: 'keeps', code: '1/12345/1' }] }),
    /cannot be/,
  ],
  ['a position that is none', 'answer', () => ({ code: "'; DROP" }), /cannot be/],
  ['a choice that is none', 'answer', ownWith({ choice: 'k7' }), /field own.choice/],
  ['dice that were not rolled', 'answer', ownWith({ best: 'k11111' }), /does not allow/],
  [
    'a cell of another stage',
    'answer',
    () => ({ cell: 'keeps.late' }),
    /kind of decision or error/,
  ],
  ['a kind that is none', 'answer', () => ({ decision: 'both' }), /field decision/],
  [
    'more rerolls than the rules have',
    'answer',
    ({ code }) => ({ code: `${String(code).slice(0, -1)}9` }),
    /cannot be/,
  ],
  [
    'a full scorecard of other boxes',
    'session',
    ({ end }) => {
      const { review, ...rest } = end as { review: Line }
      return { end: { ...rest, review: { ...review, card: { points: [7], bonuses: 0 } } } }
    },
    /cannot be/,
  ],
]

test('what cannot be in a package is refused, and nothing is changed', async () => {
  const { backend, content } = await filled()
  const records = recordsOf(content)
  const before = everything(backend.folder)
  for (const [what, kind, change, why] of HOSTILE) {
    const at = records.findIndex((record) => record.kind === kind)
    const changed = records.map((record, i) =>
      i === at ? { ...record, ...change(record) } : record,
    )
    const id = await handedIn(backend, packageOf(changed))
    const message = await refusalOf(backend.ask('data.import', { id }), 'invalid-request')
    expect(message, what).toMatch(why)
    await backend.ask('data.discard', { id })
  }
  expect(everything(backend.folder)).toEqual(before)
})

test('traits of positions are worked out anew', async () => {
  const { backend, content } = await filled()
  const to = await start(temporaryFolder())
  await imported(to, content)
  const rows = dump(to.folder).answers as { code: string; cell: string; kind: string }[]
  for (const { code, cell, kind } of rows) {
    const read = parseScorecardCode(rules, code)
    if (!read.ok) throw new Error(code)
    const open = read.value.card.points.filter((one) => one === null).length
    const stage = open >= 9 ? 'early' : open >= 5 ? 'middle' : 'late'
    expect(kind).toBe(read.value.rerolls > 0 ? 'keeps' : 'boxes')
    expect(cell).toBe(`${kind}.${stage}`)
  }
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(2)
  expect(backend.logged).toEqual([])
})
