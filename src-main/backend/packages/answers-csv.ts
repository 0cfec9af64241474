import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvLine } from '#shared/base/csv.ts'
import { COLUMNS, type AnswerLine } from './answer-line.ts'
import { farkleLines } from '../games/farkle/packages/farkle-lines.ts'
import { batches } from './package-writer.ts'
import type { Snapshot } from './snapshot.ts'
import { yahtzeeLines } from '../games/yahtzee/packages/lines.ts'

const textOf = (line: AnswerLine): string => csvLine(COLUMNS.map((name) => line[name] ?? null))

function* lines(snapshot: Snapshot): Generator<string> {
  yield csvLine(COLUMNS)
  for (const linesOf of [farkleLines, yahtzeeLines]) {
    for (const line of linesOf(snapshot)) yield textOf(line)
  }
}

/** Writes the answers of all games into a file as comma-separated values, a header line first. */
export async function writeAnswersCsv(
  file: string,
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<void> {
  await pipeline(Readable.from(batches(lines(snapshot))), createWriteStream(file), { signal })
}
