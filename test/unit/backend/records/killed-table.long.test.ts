import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { gameRecords as farkleRecords } from '#shared/games/farkle/drill/game-records.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { gameRecords as scorecardRecords } from '#shared/games/scorecard/drill/game-records.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { someRuns } from '#test/property/runs.ts'
import { NO_BONUS } from '#test/support/yahtzee-sources.ts'
import { SHORT } from '../drills/drilling.ts'
import { start, temporaryFolder } from '../harness.ts'
import { killedAfter } from '../killed-process.ts'

/** Of each game, at random moments: sixty of those that are written. */
const KILLS = someRuns(12).numRuns!
const OF_WRITTEN = someRuns(30).numRuns!

const BEGUN = {
  coach: 'off',
  seed: null,
  began: Date.UTC(2026, 0, 31),
  rolled: null,
  takenBack: 0,
  counted: null,
  retaken: [],
  players: ['Ann', 'Bo'].map((name) => ({ name, bot: null })),
} satisfies Partial<TableGameData>
const FARKLE: TableGameData = { ...BEGUN, rules: { ...SHORT, goal: 200 }, komi: 0, moves: [] }
const YAHTZEE: ScorecardTableData = { ...BEGUN, rules: NO_BONUS, moves: [] }

test.each([
  {
    name: 'farkle written',
    game: { ...FARKLE, rules: SHORT, written: [] },
    records: farkleRecords,
    kills: OF_WRITTEN,
    least: Math.floor(OF_WRITTEN / 12),
  },
  {
    name: 'yahtzee written',
    game: { ...YAHTZEE, written: [] },
    records: scorecardRecords,
    kills: OF_WRITTEN,
    least: 0,
  },
  {
    name: 'farkle',
    game: FARKLE,
    records: farkleRecords,
    kills: KILLS,
    least: Math.floor(KILLS / 12),
  },
  { name: 'yahtzee', game: YAHTZEE, records: scorecardRecords, kills: KILLS, least: 0 },
])(
  'no move at the table of $name and no record is lost, whenever the process is killed',
  { timeout: 600_000 },
  async ({ name, game, records: notation, kills, least }) => {
    const folder = temporaryFolder()
    const moments: number[] = []
    const records = new Set<string>()
    /** The last move that was acknowledged. */
    let kept = { seed: '-', moves: 0 }
    for (let kill = 0; kill < kills; kill++) {
      moments.push(Math.round(200 * Math.random()))
      const note = `killed after ${moments.join(', ')} ms`
      const args = [folder, name.split(' ')[0]!, JSON.stringify(game)]
      const lines = await killedAfter(moments.at(-1)!, 'kept', 1, 'killed-table.ts', args)
      const [word, seed, moves] = lines[0]!
      expect(word).toBe('found')
      // It goes on where it was, or one step further, kept without a chance to say so.
      const isOver = records.has(kept.seed)
      if (seed === kept.seed) {
        expect(Number(moves), note).toBeGreaterThanOrEqual(kept.moves)
        expect(Number(moves), note).toBeLessThanOrEqual(kept.moves + 1)
      } else if (seed === '-') {
        expect(isOver || kill === 0, note).toBe(true)
      } else expect([isOver, Number(moves)], note).toEqual([true, 1])
      for (const [what, of, count] of lines) {
        if (what === 'record') records.add(of!)
        if (what === 'kept') kept = { seed: of!, moves: Number(count) }
      }
    }
    const note = `killed after ${moments.join(', ')} ms`

    const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
    expect(store.prepare('PRAGMA integrity_check').all(), note).toEqual([{ integrity_check: 'ok' }])
    store.close()
    const { ask } = await start(folder)
    expect((await ask('study.store', {})).lost, note).toBe(null)
    const listed = await ask('records.list', { limit: 1000 })
    expect(records.size).toBeGreaterThanOrEqual(least)
    const seeds: string[] = []
    for (const { id } of listed.records) {
      const { text } = await ask('records.read', { id })
      expect(notation.read(text!).ok, note).toBe(true)
      seeds.push(/^Seed: (\w+)$/m.exec(text!)![1]!)
    }
    // Each game once: those whose record was acknowledged, and at most the one after them.
    expect(seeds.toSorted(), note).toEqual([...new Set(seeds)].toSorted())
    expect(seeds, note).toEqual(expect.arrayContaining([...records]))
    expect(seeds.length, note).toBeLessThanOrEqual(records.size + 1)
  },
)
