import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvLine } from '#shared/base/csv.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { columnsOf, lineOf } from './answer-line.ts'
import { keptAnswers } from './drill-export.ts'
import { batches } from './package-writer.ts'
import type { Snapshot } from './snapshot.ts'

function* lines(games: DrillGames, snapshot: Snapshot): Generator<string> {
  const columns = columnsOf(games)
  yield csvLine(columns)
  for (const answer of keptAnswers(snapshot, games)) {
    const line = lineOf(games, answer)
    yield csvLine(columns.map((name) => line[name] ?? null))
  }
}

/** Writes the answers of all games into a file as comma-separated values, a header line first. */
export async function writeAnswersCsv(
  file: string,
  games: DrillGames,
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<void> {
  const texts = Readable.from(batches(lines(games, snapshot)))
  await pipeline(texts, createWriteStream(file), { signal })
}
