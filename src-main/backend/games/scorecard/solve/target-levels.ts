import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Points } from '#shared/base/units.ts'
import { statesOf, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { levelOf, type TargetRows } from '#shared/games/scorecard/solve/target/target-rows.ts'
import { TARGET_SOLVER_VERSION } from '#shared/games/scorecard/solve/target/target-work.ts'
import { writeChecksummed } from '../../../files/checksummed-file.ts'
import { makeFolder } from '../../../files/make-folder.ts'
import { RESULT_ENDING } from '../../../solve/result-cache.ts'
import { levelSlices, readTargetLevel, type TargetLabel } from './target-file.ts'

// Each level is a file among the stored results, so that it is counted and cleared with them. The
// solver's version is in its name: levels of another version are no part of a solve.

const PREFIX = `scorecard-target-v${TARGET_SOLVER_VERSION}`
const FORM = new RegExp(`^${PREFIX}-(.+)-(\\d+)-(\\d\\d)\\${RESULT_ENDING}$`)

export function levelFile(folder: string, { key, limit, level }: TargetLabel): string {
  const number = String(level).padStart(2, '0')
  return join(folder, `${PREFIX}-${key}-${limit}-${number}${RESULT_ENDING}`)
}

/** Rejects with a file-system error. */
export async function writeLevel(
  states: CardStates,
  folder: string,
  label: TargetLabel,
  rows: TargetRows,
): Promise<void> {
  makeFolder(folder)
  const slices = levelSlices(label, rows, statesOf(states, label.level))
  await writeChecksummed(levelFile(folder, label), slices)
}

/** Reads a level into `rows`. Rejects with ResultFileError or a file-system error. */
export async function readLevel(
  states: CardStates,
  folder: string,
  label: TargetLabel,
  rows: TargetRows,
): Promise<void> {
  const data = levelOf(rows, label.level)
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const { first, length } = await readTargetLevel(levelFile(folder, label), label, (piece, at) => {
    bytes.set(piece, at)
  })
  let offset = 0
  statesOf(states, label.level).forEach((state, i) => {
    rows.first[state] = first[i]!
    rows.length[state] = length[i]!
    rows.offset[state] = offset
    offset += length[i]!
  })
  rows.taken[label.level % rows.levels.length] = offset
}

export interface StoredSolve {
  readonly limit: Points
  /** Lowest solved level of the unbroken run that ends at the last level. */
  readonly level: number
  readonly bytes: number
}

/** Solves of a card with `turns` boxes, highest limit first. */
export async function storedSolves(
  folder: string,
  key: string,
  turns: number,
): Promise<StoredSolve[]> {
  const names = await readdir(folder).catch(() => [])
  const levels = new Map<Points, Set<number>>()
  for (const name of names) {
    const [, hash, limit, level] = FORM.exec(name) ?? []
    if (hash !== key) continue
    const found = levels.get(Number(limit)) ?? new Set()
    levels.set(Number(limit), found.add(Number(level)))
  }
  const solves = [...levels].map(async ([limit, there]) => {
    let level = turns
    while (there.has(level - 1)) level--
    const files = [...there].map((one) => levelFile(folder, { key, limit, level: one }))
    const found = await Promise.all(files.map((file) => stat(file).catch(() => null)))
    return { limit, level, bytes: found.reduce((sum, one) => sum + (one?.size ?? 0), 0) }
  })
  return (await Promise.all(solves)).toSorted((a, b) => b.limit - a.limit)
}

/** Removes the levels of a card with `turns` boxes. */
export async function removeSolve(
  folder: string,
  { key, limit }: Omit<TargetLabel, 'level'>,
  turns: number,
): Promise<void> {
  for (let level = 0; level < turns; level++) {
    await rm(levelFile(folder, { key, limit, level }), { force: true }).catch(() => {})
  }
}
