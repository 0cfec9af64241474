import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { csvLine } from '#shared/base/csv.ts'
import { batches } from './package-writer.ts'
import type { Snapshot } from './snapshot.ts'

/** The columns, by their names in the first line. */
const COLUMNS = [
  ...['time', 'rules', 'rules_hash', 'goal', 'session', 'scope', 'number', 'decision', 'position'],
  ...['dice', 'turn_total_from', 'situation', 'set_aside', 'then', 'value', 'best_set_aside'],
  ...['best_then', 'best_value', 'loss', 'grade', 'slip', 'seconds', 'slow', 'seed'],
] as const

const DEEDS = { b: 'bank', r: 'roll', '': '' } as const
type Option = readonly [setAside: string, then: keyof typeof DEEDS, value: number]

interface Row {
  readonly at: number
  readonly name: string
  readonly hash: string
  readonly goal: string
  readonly uid: string
  readonly scope: string
  readonly number: number
  readonly kind: string
  readonly code: string
  readonly dice: number
  readonly band: number
  readonly situation: string
  readonly options: string
  readonly choice: number
  readonly loss: number
  readonly grade: string | null
  readonly slip: string | null
  readonly milliseconds: number
  readonly slow: 0 | 1
  readonly seed: string
}

function lineOf(row: Row): string {
  const options = JSON.parse(row.options) as Option[]
  const [setAside, then, value] = options[row.choice]!
  const [bestSetAside, bestThen, bestValue] = options[0]!
  return csvLine([
    ...[new Date(row.at).toISOString(), row.name, row.hash, row.goal, row.uid, row.scope],
    ...[row.number, row.kind, row.code, row.dice, row.band, row.situation],
    ...[setAside, DEEDS[then], value, bestSetAside, DEEDS[bestThen], bestValue, row.loss],
    ...[row.grade ?? 'forced', row.slip, row.milliseconds / 1000],
    ...[row.slow === 1 ? 'yes' : 'no', row.seed],
  ])
}

function* lines(snapshot: Snapshot): Generator<string> {
  yield csvLine(COLUMNS)
  const rows = snapshot.rows<Row>(
    `SELECT at, name, hash, answers.goal, uid, scope, number, answers.kind, code, dice, band,
       situation, options, choice, loss, grade, slip, milliseconds, slow, seed
     FROM answers JOIN sessions ON sessions.id = answers.session
       JOIN rule_sets ON rule_sets.id = answers.rules
     ORDER BY answers.session, number`,
  )
  for (const row of rows) yield lineOf(row)
}

/** Writes all answers into a file as comma-separated values, a header line first. */
export async function writeAnswersCsv(
  file: string,
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<void> {
  await pipeline(Readable.from(batches(lines(snapshot))), createWriteStream(file), { signal })
}
