import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Points } from '#shared/base/units.ts'
import { stateIndex, TURNS, unitsFrom, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { EMPTY_CARD } from '#shared/games/yahtzee/rules/scorecard.ts'
import type { TargetRows } from '#shared/games/yahtzee/solve/target/target-rows.ts'
import { makeFolder } from '../../../files/make-folder.ts'
import { RESULT_ENDING } from '../../../solve/result-cache.ts'
import { readTargetLevel, writeTargetLevel, type TargetLabel } from './target-file.ts'

// Each level is a file among the stored results, so that it is counted and cleared with them.

const FORM = new RegExp(`^yahtzee-target-(.+)-(\\d+)-(\\d\\d)\\${RESULT_ENDING}$`)

export function levelFile(folder: string, { key, limit, level }: TargetLabel): string {
  const number = String(level).padStart(2, '0')
  return join(folder, `yahtzee-target-${key}-${limit}-${number}${RESULT_ENDING}`)
}

/** States of a level in file order. */
export function statesOf(game: YahtzeeGame, level: number): Int32Array {
  const { upper, contexts } = game
  const states: number[] = []
  for (const unit of unitsFrom(game, level)) {
    const set = Math.floor(unit / contexts)
    for (let row = upper.start[set]!; row < upper.start[set + 1]!; row++) {
      states.push(row * contexts + (unit % contexts))
    }
  }
  return Int32Array.from(states)
}

/** Rejects with a file-system error. */
export async function writeLevel(
  game: YahtzeeGame,
  folder: string,
  label: TargetLabel,
  rows: TargetRows,
): Promise<void> {
  makeFolder(folder)
  await writeTargetLevel(levelFile(folder, label), label, rows, statesOf(game, label.level))
}

/** Reads a level into `rows`. Rejects with ResultFileError or a file-system error. */
export async function readLevel(
  game: YahtzeeGame,
  folder: string,
  label: TargetLabel,
  rows: TargetRows,
): Promise<void> {
  const parity = label.level & 1
  const data = rows.levels[parity]!
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const { first, length } = await readTargetLevel(levelFile(folder, label), label, (piece, at) => {
    bytes.set(piece, at)
  })
  let offset = 0
  statesOf(game, label.level).forEach((state, i) => {
    rows.first[state] = first[i]!
    rows.length[state] = length[i]!
    rows.offset[state] = offset
    offset += length[i]!
  })
  rows.taken[parity] = offset
}

export interface StoredSolve {
  readonly limit: Points
  /** Lowest solved level of the unbroken run that ends at the last level. */
  readonly level: number
  readonly bytes: number
}

/** Highest limit first. */
export async function storedSolves(folder: string, key: string): Promise<StoredSolve[]> {
  const names = await readdir(folder).catch(() => [])
  const levels = new Map<Points, Set<number>>()
  for (const name of names) {
    const [, hash, limit, level] = FORM.exec(name) ?? []
    if (hash !== key) continue
    const found = levels.get(Number(limit)) ?? new Set()
    levels.set(Number(limit), found.add(Number(level)))
  }
  const solves = [...levels].map(async ([limit, there]) => {
    let level = TURNS
    while (there.has(level - 1)) level--
    const files = [...there].map((one) => levelFile(folder, { key, limit, level: one }))
    const found = await Promise.all(files.map((file) => stat(file).catch(() => null)))
    return { limit, level, bytes: found.reduce((sum, one) => sum + (one?.size ?? 0), 0) }
  })
  return (await Promise.all(solves)).toSorted((a, b) => b.limit - a.limit)
}

export async function removeSolve(folder: string, key: string, limit: Points): Promise<void> {
  for (let level = 0; level < TURNS; level++) {
    await rm(levelFile(folder, { key, limit, level }), { force: true }).catch(() => {})
  }
}

export function startOf(game: YahtzeeGame): number {
  return stateIndex(game, EMPTY_CARD)
}
