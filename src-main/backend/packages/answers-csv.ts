import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_TIME } from '#shared/base/bounds.ts'
import { csvLine } from '#shared/base/csv.ts'
import { visible } from '#shared/base/plain-text.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { storedAnswers, type ExportedAnswer } from './drill-export.ts'
import { batches } from './package-writer.ts'
import type { Snapshot } from './snapshot.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'

const COMMON = [
  'time',
  'game',
  'rules',
  'rules_hash',
  'goal',
  'session',
  'scope',
  'number',
  'decision',
  'position',
  'loss',
  'grade',
  'error',
  'seconds',
  'slow',
  'seed',
] as const

type Cell = string | number | null

function columnsOf(games: DrillGames): readonly string[] {
  const own = [...games.values()].flatMap(({ drill }) => drill.columns)
  return [...new Set([...COMMON, ...own])]
}

function lineOf(games: DrillGames, answer: ExportedAnswer): Readonly<Record<string, Cell>> {
  const { at, game, name, hash, goal, session, scope, seed, own } = answer
  const { number, kind, code, loss, grade, error, milliseconds, slow } = answer
  const common: Record<(typeof COMMON)[number], Cell> = {
    time: at >= 0 && at <= MAX_TIME ? new Date(at).toISOString() : null,
    game,
    rules: visible(name ?? ''),
    rules_hash: hash,
    goal,
    session,
    scope,
    number,
    decision: kind,
    position: code,
    loss,
    error,
    grade: grade ?? 'forced',
    seconds: milliseconds === null ? null : milliseconds / 1000,
    slow: slow ? 'yes' : 'no',
    seed,
  }
  return own === null ? common : { ...common, ...games.get(game)!.drill.line({ ...answer, own }) }
}

function* lines(games: DrillGames, snapshot: Snapshot): Generator<string> {
  const columns = columnsOf(games)
  yield csvLine(columns)
  for (const answer of storedAnswers(snapshot, games)) {
    const line = lineOf(games, answer)
    yield csvLine(columns.map((name) => line[name] ?? null))
  }
}

export async function writeAnswersCsv(
  file: string,
  games: DrillGames,
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<void> {
  const texts = Readable.from(batches(lines(games, snapshot)))
  await pipeline(texts, createWriteStream(file, { mode: PRIVATE_FILE }), { signal })
}
