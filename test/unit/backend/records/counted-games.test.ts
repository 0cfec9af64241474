import { describe, expect, test } from 'vitest'
import { tablePlay, tableText, takenBack } from '#shared/games/farkle/drill/table-play.ts'
import {
  tablePlay as scorecardPlay,
  tableText as scorecardText,
  takenBack as scorecardTakenBack,
} from '#shared/games/scorecard/drill/table-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import type { ScorecardReview } from '#shared/games/scorecard/drill/track.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { retakenNumbers } from '#shared/study/table-game.ts'
import { isWrong } from '#shared/study/grade.ts'
import { someOf } from '#test/property/runs.ts'
import { playedTable, playedScorecardTable } from '#test/support/table-games.ts'
import { prepareShort, preparedFolder, SHORT } from '../drills/drilling.ts'
import { SHORT_YAHTZEE } from '../games/scorecard/drilling.ts'
import { BROKEN_WORKER, start, temporaryFolder, type TestBackend } from '../harness.ts'
import { fetched, imported, recordsOf } from '../packages/packages.ts'

const prepared = preparedFolder(prepareShort)
const NOW = Date.UTC(2026, 1, 1, 12)
const at = { now: () => NOW }
const GOALS = ['points', 'wins'] as const

const farkleText = (game: TableGameData): string =>
  tableText(game, new Date(game.began).toISOString())!
const textOfScorecard = (game: ScorecardTableData): string =>
  scorecardText(game, new Date(game.began).toISOString())!

const progressOf = ({ ask }: TestBackend, goal: (typeof GOALS)[number] = 'wins') =>
  ask('drill.progress', { game: 'farkle', rules: SHORT, goal })

test('a game at the table counts as a drilled game does, once', async () => {
  const backend = await start(prepared(), undefined, at)
  const { ask } = backend
  const text = farkleText(playedTable(SHORT, {}))
  const counts = { seat: 1, without: [] }
  const added = await ask('records.add', { text, played: true, counts })
  const { counted, id, known } = added
  expect(known).toBe(false)
  expect(counted!.mistakes).toBeGreaterThan(0)
  const played = { game: 'farkle', rules: SHORT, goal: 'wins' } as const
  const review = await ask('drill.review', { game: 'farkle', record: id, seat: 1, goal: 'wins' })
  const mistakes = review.decisions
    .filter(({ grade }) => isWrong(grade))
    .toSorted((a, b) => b.loss! - a.loss!)
  expect(counted).toEqual({ decisions: review.error.count, mistakes: mistakes.length })

  const progress = await progressOf(backend)
  expect(progress).toMatchObject({
    sessions: 1,
    error: review.error,
    grades: review.grades,
    failed: mistakes.length,
    // Nobody took the time.
    milliseconds: null,
    slow: 0,
  })
  expect(progress.lately).toMatchObject([
    { scope: 'game', ended: true, outcome: review.review.winner, error: review.error },
  ])
  const { answers: wrong } = await ask('drill.waiting', played)
  expect(wrong.map(({ code, loss }) => [code, loss])).toEqual(
    mistakes.map(({ code, loss }) => [code, loss]),
  )
  // It opens as the drill of a game does, and stands in the list once.
  const { records, total } = await ask('records.list', {})
  expect(total).toBe(1)
  const [{ session, source, figures }] = records as [(typeof records)[0]]
  expect(source).toBe('play')
  expect(figures).toEqual({
    goal: 'wins',
    seat: 1,
    error: review.error,
    luck: review.review.luck.you,
  })
  const { step, seconds } = await ask('drill.resume', { game: 'farkle', session: session! })
  expect(seconds).toBe(0)
  expect(step).toMatchObject({ kind: 'over', reason: 'game', summary: { game: review.review } })

  expect(await ask('records.add', { text, played: true, counts })).toEqual({
    id,
    known: true,
    counted,
  })
  expect(await progressOf(backend)).toEqual(progress)
})

test('what was taken back and decided again does not count', async () => {
  const backend = await start(prepared(), undefined, at)
  let undone = 0
  const game = playedTable(SHORT, { seed: 'taken back' }, (now) => {
    const isTime = now.moves.length % 5 === 3 && undone < 3
    const before = isTime ? takenBack(now) : null
    if (before) undone++
    return before ?? now
  })
  const play = tablePlay(game)
  const without = retakenNumbers(game, play)
  expect(without.length).toBeGreaterThan(0)
  const decisions = play.decided.filter(({ seat }) => seat === 0).length
  const { counted } = await backend.ask('records.add', {
    text: farkleText(game),
    played: true,
    counts: { seat: 0, without },
  })
  const { answers } = await progressOf(backend)
  expect(answers).toBe(decisions - without.length)
  expect(counted!.decisions).toBeLessThanOrEqual(answers)
})

test('a game of many counts for points, but not where its end is near', async () => {
  const backend = await start(prepared(), undefined, at)
  let [decided, graded] = [0, 0]
  for (const seed of ['one', 'two', 'three', 'four']) {
    const game = playedTable(SHORT, { players: 3, seed })
    const { counted } = await backend.ask('records.add', {
      text: farkleText(game),
      played: true,
      counts: { seat: 2, without: [] },
    })
    decided += tablePlay(game).decided.filter(({ seat }) => seat === 2).length
    graded += counted!.decisions
  }
  const { answers, error } = await progressOf(backend, 'points')
  expect(error.count).toBe(graded)
  expect(answers).toBeLessThan(decided)
  expect((await progressOf(backend)).answers).toBe(0)
  const { answers: wrong } = await backend.ask('drill.waiting', {
    game: 'farkle',
    rules: SHORT,
    goal: 'points',
  })
  for (const { code } of wrong) expect(code).toMatch(/^b\d+\.d0\./)
})

test('a game that is not asked to count, or cannot be graded, is kept without that', async () => {
  const backend = await start(temporaryFolder(), BROKEN_WORKER, at)
  const { ask } = backend
  const text = textOfScorecard(playedScorecardTable(SHORT_YAHTZEE, {}))
  const failed = await ask('records.add', { text, played: true, counts: { seat: 0, without: [] } })
  expect(failed).toEqual({ id: 1, known: false, counted: null })
  const nobody = farkleText(playedTable(SHORT, {}))
  const none = await ask('records.add', {
    text: nobody,
    played: true,
    counts: { seat: 5, without: [] },
  })
  expect(none.counted).toBe(null)
  const other = farkleText(playedTable(SHORT, { seed: 'other' }))
  expect((await ask('records.add', { text: other, played: true })).counted).toBe(null)
  const { records } = await ask('records.list', {})
  expect(records.map(({ session }) => session)).toEqual([null, null, null])
})

describe('decisions of Yahtzee at the table', () => {
  test.each(someOf([1, 2, 3]))(
    'have the numbers of their review, of %i players',
    async (players) => {
      const backend = await start(temporaryFolder(), undefined, at)
      const { ask } = backend
      const rules = SHORT_YAHTZEE
      const game = playedScorecardTable(rules, { players }, (now) =>
        scorecardPlay(now).decided.at(-1)!.seat === 0 &&
        now.moves.length % 3 === 0 &&
        now.takenBack < 4
          ? scorecardTakenBack(now)!
          : now,
      )
      const play = scorecardPlay(game)
      const without = retakenNumbers(game, play)
      expect(without.length).toBeGreaterThan(0)
      const text = textOfScorecard(game)
      const { counted, id } = await ask('records.add', {
        text,
        played: true,
        counts: { seat: 0, without },
      })
      const played = { game: 'scorecard', rules: SHORT_YAHTZEE, goal: 'points' } as const
      const { answers, error } = await ask('drill.progress', played)
      expect(error.count).toBe(counted!.decisions)
      const { review } = await ask('drill.review', {
        game: 'scorecard',
        record: id,
        seat: 0,
        goal: 'points',
      })
      const toWin =
        players === 2
          ? await ask('drill.review', { game: 'scorecard', record: id, seat: 0, goal: 'wins' })
          : null
      const chosen = review.line.filter(({ kind }) => kind === 'kept' || kind === 'scored').length
      const own = play.decided.filter(({ seat }) => seat === 0)
      expect(own).toHaveLength(chosen)
      // What two decide once they play to win does not count for points.
      const first = (toWin?.review as ScorecardReview | undefined)?.wins?.line[0]
      const before = first ? players * (first.turn - 1) + (first.who === 'you' ? 0 : 1) : Infinity
      const counting = own.filter(({ turn }, i) => !without.includes(i + 1) && turn <= before)
      expect(answers).toBe(counting.length)
    },
  )
})

test('what counts of games at the table goes out and comes in again', async () => {
  const backend = await start(prepared(), undefined, at)
  for (const [players, seat] of [
    [1, 0],
    [2, 1],
    [3, 1],
    [6, 4],
  ] as const) {
    const game = playedTable(SHORT, { players, seed: `of ${players}` })
    const { counted } = await backend.ask('records.add', {
      text: farkleText(game),
      played: true,
      counts: { seat, without: [1] },
    })
    expect(counted).not.toBe(null)
  }
  const yahtzee = playedScorecardTable(SHORT_YAHTZEE, {})
  await backend.ask('records.add', {
    text: textOfScorecard(yahtzee),
    played: true,
    counts: { seat: 0, without: [] },
  })
  const out = await fetched(backend, 'data.export')
  expect(out.omitted).toEqual([])
  const other = await start(prepared(), undefined, at)
  await imported(other, out.content)
  for (const goal of GOALS) {
    const [here, there] = await Promise.all([backend, other].map((one) => progressOf(one, goal)))
    expect(there).toEqual(here)
    expect(here!.answers).toBeGreaterThan(0)
  }
  const lists = await Promise.all([backend, other].map(({ ask }) => ask('records.list', {})))
  const shown = lists.map(({ records }) =>
    records.map(({ source, players, session, figures }) => [source, players, session, figures]),
  )
  expect(shown[1]).toEqual(shown[0])
  expect(lists[0]!.total).toBe(5)
  const answers = await Promise.all(
    [backend, other].map(async (one) =>
      recordsOf((await fetched(one, 'data.export')).content).filter(
        ({ kind }) => kind === 'answer',
      ),
    ),
  )
  expect(answers[0]!.length).toBeGreaterThan(0)
  expect(answers[1]).toEqual(answers[0])
})
