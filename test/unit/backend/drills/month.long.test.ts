import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { tableText } from '#shared/games/farkle/drill/table-play.ts'
import { tableText as scorecardText } from '#shared/games/scorecard/drill/table-play.ts'
import type { PlayShares } from '#shared/study/expected-loss.ts'
import type { Shares } from '#shared/study/habits.ts'
import { playedTable, playedScorecardTable } from '#test/support/table-games.ts'
import { playOut, SHORT_YAHTZEE, scorecardSetupOf } from '../games/scorecard/drilling.ts'
import { start, type TestBackend } from '../harness.ts'
import { fetched, recordsOf } from '../packages/packages.ts'
import { answerMany, prepareShort, preparedFolder, SHORT, startDrill } from './drilling.ts'

const prepared = preparedFolder(prepareShort)
const DAY = 24 * 60 * 60 * 1000
const DAYS = 30
/** Noon, local time, of the first day. */
const FIRST = new Date(2026, 0, 5, 12).getTime()

const FARKLE = { game: 'farkle', rules: SHORT, goal: 'wins' } as const
const YAHTZEE = { game: 'scorecard', rules: SHORT_YAHTZEE, goal: 'points' } as const

/** As much of an answer in a package as is counted here. */
interface Raw {
  readonly session: string
  readonly at: number
  readonly decision: string
  readonly code: string
  readonly cell: string
  readonly error: string | null
  readonly loss: number
  readonly grade: string | null
  readonly milliseconds: number | null
}

interface RawSession {
  readonly uid: string
  readonly game: string
  readonly started: number
  readonly setup: { readonly scope: string; readonly source: { readonly kind: string } }
}

/** Turns, single decisions, mistakes again and whole games at the table, day by day. */
async function playMonth({ ask }: TestBackend, setDay: (day: number) => void): Promise<void> {
  for (let day = 0; day < DAYS; day++) {
    setDay(day)
    const seed = `day ${day}`
    const { session } = await startDrill(
      { ask },
      {
        goal: 'wins',
        scope: day % 2 === 0 ? 'turn' : 'cell',
        seed,
        source: { kind: day % 7 === 5 ? 'failed' : 'play' },
        ...(day % 7 === 5 && { scope: 'cell' }),
      },
    )
    await answerMany({ ask }, session, 5, ({ number }) => number * day)
    await ask('drill.finish', { game: 'farkle', session, reason: 'stopped' })
    const began = FIRST + day * DAY - 60_000
    const date = new Date(began).toISOString()
    const game = playedTable(SHORT, { seed, began })
    const counts = { seat: 0, without: day % 3 === 0 ? [2] : [] }
    await ask('records.add', { text: tableText(game, date)!, played: true, counts })
    if (day % 4 !== 0) continue
    const drilled = await ask('drill.start', {
      game: 'scorecard',
      rules: SHORT_YAHTZEE,
      setup: scorecardSetupOf({ seed }),
    })
    await playOut(ask, drilled.session)
    // Two at so short a card play to win, and nothing is graded for points.
    const table = playedScorecardTable(SHORT_YAHTZEE, { players: 3, seed, began })
    const text = scorecardText(table, date)!
    await ask('records.add', { text, played: true, counts: { seat: 1, without: [1] } })
  }
}

const isWrong = ({ grade }: Raw): boolean =>
  grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder'

const lossOf = (answers: readonly Raw[]): number => {
  let sum = 0
  for (const { loss } of answers) sum += loss
  return sum
}

/** How often answers of each cell count, so that cells count as often as they come up in play. */
function weightsOf(shares: PlayShares, answers: readonly Raw[]): Map<string, number> {
  const asked = new Map<string, number>()
  for (const { cell } of answers) asked.set(cell, (asked.get(cell) ?? 0) + 1)
  let seen = 0
  for (const [cell, often] of shares) if (asked.has(cell)) seen += often
  const weights = new Map<string, number>()
  for (const [cell, often] of shares) {
    const count = asked.get(cell)
    if (count !== undefined) weights.set(cell, often / seen / count)
  }
  return weights
}

/** The shares that the backend has counted, by goal. */
function sharesIn(folder: string, goal: string, hash: string): PlayShares {
  const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'), { readOnly: true })
  const note = store
    .prepare(`SELECT value FROM notes WHERE name LIKE 'shares %' AND name LIKE ?`)
    .get(`% ${hash} ${goal}`)!
  store.close()
  return (JSON.parse(note.value as string) as Shares).cells
}

test('a month of mixed answers is told as it was given', { timeout: 60_000 }, async () => {
  let clock = FIRST
  const backend = await start(prepared(), undefined, { now: () => clock })
  const { ask, folder } = backend
  await playMonth(backend, (day) => (clock = FIRST + day * DAY))
  const records = recordsOf((await fetched(backend, 'data.export')).content)
  const allSessions = records.filter(({ kind }) => kind === 'session') as unknown as (RawSession & {
    readonly rules: string
  })[]
  const allAnswers = records.filter(({ kind }) => kind === 'answer') as unknown as Raw[]

  for (const played of [FARKLE, YAHTZEE]) {
    const sessions = allSessions.filter(({ game }) => game === played.game)
    const names = new Set(sessions.map(({ uid }) => uid))
    const answers = allAnswers.filter(({ session }) => names.has(session))
    const graded = answers.filter(({ grade }) => grade !== null)
    const progress = await ask('drill.progress', { ...played, sessions: 200 })

    expect(answers.length).toBeGreaterThan(100)
    expect(progress).toMatchObject({ answers: answers.length, sessions: sessions.length })
    expect(progress.error.count).toBe(graded.length)
    expect(progress.error.mean).toBeCloseTo(lossOf(graded) / graded.length, 9)
    for (const [grade, count] of Object.entries(progress.grades)) {
      expect(count).toBe(answers.filter((one) => one.grade === grade).length)
    }
    const times = graded.flatMap(({ milliseconds }) => milliseconds ?? [])
    expect(times.length).toBeLessThan(graded.length)
    times.sort((a, b) => a - b)
    expect(progress.milliseconds).toBe(times[Math.floor((times.length - 1) / 2)])
    expect(progress.slow).toBe(0)

    const days = new Set(graded.map(({ at }) => new Date(at).toDateString()))
    expect(progress.spans).toHaveLength(days.size)
    for (const { from, to, error } of progress.spans) {
      const those = graded.filter(({ at }) => at >= from && at < to)
      expect(new Set(those.map(({ at }) => new Date(at).toDateString())).size).toBe(1)
      expect(error.count).toBe(those.length)
      expect(error.mean).toBeCloseTo(lossOf(those) / those.length, 9)
    }

    const lines = progress.lately.map(({ at, scope, answers: count, error }) =>
      [at, scope, count, error.count, (error.mean * error.count).toFixed(6)].join(),
    )
    const told = sessions.map(({ uid, started, setup }) => {
      const those = answers.filter(({ session }) => session === uid)
      const counted = those.filter(({ grade }) => grade !== null)
      const sum = lossOf(counted).toFixed(6)
      return [started, setup.scope, those.length, counted.length, sum].join()
    })
    expect(lines.toSorted()).toEqual(told.toSorted())

    // What waits to be put right.
    const latest = new Map<string, Raw>()
    for (const answer of answers) latest.set(`${answer.decision} ${answer.code}`, answer)
    const waits = [...latest.values()].filter(isWrong).map(({ loss }) => loss)
    expect(progress.failed).toBe(waits.length)
    const { answers: failed } = await ask('drill.waiting', { ...played, limit: 200 })
    const worst = waits.toSorted((a, b) => b - a).slice(0, 200)
    expect(failed.map(({ loss }) => loss)).toEqual(worst)

    // What is lost of a decision of play, now and a week ago, and by which habits.
    const { answers: ofPlay, now, before, habits } = await ask('drill.expectedLoss', played)
    const since = clock - 7 * DAY
    const asPlay = new Set(
      sessions.filter(({ setup }) => setup.source.kind === 'play').map(({ uid }) => uid),
    )
    const asked = graded.filter(({ session }) => asPlay.has(session))
    expect(ofPlay).toBe(asked.length)
    const shares = sharesIn(folder, played.goal, sessions[0]!.rules)
    const meanOf = (those: readonly Raw[]): number => {
      const weights = weightsOf(shares, those)
      return those.reduce((sum, { cell, loss }) => sum + (weights.get(cell) ?? 0) * loss, 0)
    }
    const inPlay = asked.filter(({ at }) => at >= since)
    const earlier = asked.filter(({ at }) => at < since)
    const weights = weightsOf(shares, inPlay)
    let [mean, counted] = [0, 0]
    for (const answer of inPlay) {
      const weight = weights.get(answer.cell)
      if (weight === undefined) continue
      mean += weight * answer.loss
      counted++
    }
    expect(before).toMatchObject({ days: 7 })
    expect(before!.mean).toBeCloseTo(meanOf(earlier), 9)
    expect(now!.count).toBe(counted)
    expect(now!.mean).toBeCloseTo(mean, 9)
    for (const { errors, occasions, cost } of habits) {
      expect(errors).toBeGreaterThanOrEqual(3)
      expect(errors).toBeLessThanOrEqual(occasions)
      expect(cost!.low).toBeLessThanOrEqual(cost!.mean)
      expect(cost!.high).toBeGreaterThanOrEqual(cost!.mean)
    }
    const costs = habits.map(({ cost }) => cost!.mean)
    expect(costs).toEqual(costs.toSorted((a, b) => b - a))
    // Each error belongs to one of them at most.
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThan(2 * mean)
  }
})
