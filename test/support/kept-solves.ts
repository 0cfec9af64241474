import { createHash, randomUUID } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleHash } from '#shared/base/rules.ts'

// Solved games on the disk, for all test files of a run and for the runs after it. A folder holds those
// of one text of the sources that a solver may import, so that a changed solver solves anew.

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'node_modules/.cache/test-solves')

/** What the solvers of a game may import; lint holds it. */
const sourcesOf = (game: string): string[] =>
  ['base', 'dice', 'games/solver.ts', `games/${game}/rules`, `games/${game}/solve`].map(
    (part) => `src-shared/${part}`,
  )

/** Hash of these files and folders of the project, by name and text. */
export function hashOfSources(parts: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  const files = parts.flatMap((part) =>
    part.endsWith('.ts') ? [part] : globSync(`${part}/**/*.ts`, { cwd: ROOT }).sort(),
  )
  for (const file of files) {
    hash.update(`\n${file}\n`).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 32)
}

const folders = new Map<string, string>()

function folderOf(game: string): string {
  const folder = folders.get(game) ?? join(FOLDER, game, hashOfSources(sourcesOf(game)))
  folders.set(game, folder)
  return folder
}

/** A solved table of numbers, and what else is told of its solve. */
export interface Kept<Told> {
  readonly values: Float64Array
  readonly told: Told
}

/** Reads a file that writeKept() has written; null if there is none, or not a whole one. */
function readKept<Told>(file: string): Kept<Told> | null {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return null
  }
  const line = bytes.indexOf('\n')
  const { length, ...told } = JSON.parse(bytes.toString('utf8', 0, line)) as Told & {
    length: number
  }
  const numbers = bytes.subarray(line + 1)
  if (numbers.length !== 8 * length) return null
  const values = new Float64Array(length)
  new Uint8Array(values.buffer).set(numbers)
  return { values, told: told as Told }
}

/** Renames a written file into its place: another process reads a whole file, or none. */
function writeKept<Told>(folder: string, name: string, { values, told }: Kept<Told>): void {
  mkdirSync(folder, { recursive: true })
  const temporary = join(folder, `${name}.${randomUUID()}`)
  const head = `${JSON.stringify({ ...told, length: values.length })}\n`
  const numbers = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  writeFileSync(temporary, Buffer.concat([Buffer.from(head), numbers]))
  renameSync(temporary, join(folder, name))
}

/**
 * A solve of a game by its rules, read from the disk if the same sources have solved it before. Tests
 * share what it returns: they must not change it.
 */
export function keptSolve<Told extends object>(
  game: 'farkle' | 'scorecard',
  rules: RuleHash,
  solve: () => Kept<Told>,
): Kept<Told> {
  const folder = folderOf(game)
  const known = readKept<Told>(join(folder, rules))
  if (known) return known
  const solved = solve()
  writeKept(folder, rules, solved)
  return solved
}
