import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { writeAnsweredStore } from '#test/support/answered-store.ts'
import { temporaryFolder, type TestBackend } from '../harness.ts'

type OmittedRecords = AnswerOf<BackendRequests, 'data.export'>['omitted'][number]

type Asking = Pick<TestBackend, 'ask'>
type Line = Record<string, unknown>

/** A data folder with a store as writeAnsweredStore makes it. */
export function folderWithAnswers(options?: { withScorecard: boolean }): string {
  const folder = temporaryFolder()
  writeAnsweredStore(folder, options)
  return folder
}

/** Fetches a file that goes out, piece by piece. */
export async function fetched(
  { ask }: Asking,
  name: 'data.export',
): Promise<{ name: string; content: Buffer; pieces: number; omitted: readonly OmittedRecords[] }> {
  const ready = await ask(name, {})
  const { id, name: fileName, bytes } = ready
  const pieces: Buffer[] = []
  for (let from = 0, done = false; !done;) {
    const piece = await ask('data.read', { id, from })
    pieces.push(Buffer.from(piece.chunk, 'base64'))
    from += pieces.at(-1)!.length
    done = piece.done
  }
  const content = Buffer.concat(pieces)
  if (content.length !== bytes) throw new Error(`${content.length} bytes and not ${bytes}`)
  await ask('data.discard', { id })
  const { omitted } = ready
  return { name: fileName, content, pieces: pieces.length, omitted }
}

export async function handedIn({ ask }: Asking, content: Buffer, most = 500_000): Promise<string> {
  const { id } = await ask('data.offer', { bytes: content.length })
  for (let from = 0; from < content.length; from += most) {
    const chunk = content.subarray(from, from + most).toString('base64')
    await ask('data.write', { id, from, chunk })
  }
  return id
}

export async function imported(backend: Asking, content: Buffer) {
  return backend.ask('data.import', { id: await handedIn(backend, content) })
}

export function recordsOf(content: Buffer): Line[] {
  return linesOf(content).slice(1, -1)
}

/** Records with those besides that only earlier versions wrote: thresholds, placement, retention. */
export function withFormer(records: readonly Line[]): Line[] {
  const isKind =
    (...kinds: readonly string[]) =>
    (record: Line): boolean =>
      kinds.includes(String(record.kind))
  const game = records.find(isKind('game'))
  const thresholds = {
    kind: 'thresholds',
    game: 'farkle',
    rules: game?.hash,
    goal: 'points',
    value: { inaccuracy: 10, mistake: 40, blunder: 90 },
  }
  const placement = {
    kind: 'placement',
    rules: 'zilch',
    at: 1_767_636_000_000,
    lesson: 'table',
    correct: 15,
    answers: 20,
  }
  const listed = records.findIndex(isKind('retention', 'listed'))
  const end = listed < 0 ? records.length : listed
  const retention = records.some(isKind('retention')) ? [] : [{ kind: 'retention', desired: 0.85 }]
  const whole = records.toSpliced(end, 0, placement, ...retention)
  if (!game || records.some(isKind('thresholds'))) return whole
  return whole.toSpliced(records.findLastIndex(isKind('game')) + 1, 0, thresholds)
}

export function linesOf(content: Buffer): Line[] {
  const lines = gunzipSync(content).toString('utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as Line)
}

export const HEADER = {
  format: 'breakpoint-package',
  version: 1,
  madeAt: 1_700_000_000_000,
  app: '1',
}

/** A package of these lines as they are, with the end and the checksum that fit them. */
export function sealed(lines: readonly string[], counts?: Record<string, number>): Buffer {
  const before = lines.map((line) => `${line}\n`).join('')
  const counted: Record<string, number> = {}
  for (const line of lines.slice(1)) {
    const kind = /"kind":"(\w+)"/.exec(line)?.[1] ?? 'nothing'
    counted[kind] = (counted[kind] ?? 0) + 1
  }
  const sha256 = createHash('sha256').update(before).digest('hex')
  const end = { kind: 'end', counts: counts ?? counted, sha256 }
  return gzipSync(`${before}${JSON.stringify(end)}\n`)
}

export function packageOf(records: readonly object[], header: object = HEADER): Buffer {
  return sealed([header, ...records].map((line) => JSON.stringify(line)))
}

const readIfJson = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  return JSON.parse(value) as unknown
}

/** Everything in the tables of a folder's store; JSON as what it says. */
export function dump(folder: string): Record<string, unknown[]> {
  const connection = new DatabaseSync(join(folder, 'study', 'study.sqlite'), { readOnly: true })
  try {
    const tables = connection
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
      .all()
      .map(({ name }) => String(name))
    return Object.fromEntries(
      tables.map((table) => {
        const rows = connection.prepare(`SELECT * FROM "${table}" ORDER BY rowid`).all()
        const readable = rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, value]) => [key, readIfJson(value)])),
        )
        return [table, readable]
      }),
    )
  } finally {
    connection.close()
  }
}

/** Everything that an import could change: the tables and the rule sets. */
export function everything(folder: string): unknown {
  const ruleSets = join(folder, 'rule-sets')
  const names = existsSync(ruleSets) ? readdirSync(ruleSets).sort() : []
  return {
    tables: dump(folder),
    ruleSets: names.map((name) => [name, readFileSync(join(ruleSets, name), 'utf8')]),
  }
}
