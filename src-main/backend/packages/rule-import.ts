import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { RequestError } from '#shared/contract/errors.ts'
import { makeGameJson, parseGameJson } from '#shared/games/game-json.ts'
import type { Game } from '#shared/games/game.ts'
import type { GameRules } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'
import { fileReason } from '../files/file-reason.ts'
import { isLeftBehind } from '../files/leftovers.ts'
import { makeFolder } from '../files/make-folder.ts'
import type { RuleFolder, RuleLibrary } from '../rules/rule-library.ts'
import { readSmallFile } from '../files/small-file.ts'
import * as v from 'valibot'
import { readNote, writeNote, type StudyDatabase } from '../store/study-database.ts'
import type { StudyStore } from '../store/study-store.ts'
import { writeWhole } from '../files/whole-file.ts'

const NAME = 'unfinished-import'
const NOTE = 'import'

const MAX_BYTES = 64_000_000

interface Added {
  readonly id: string
  readonly rules: GameRules
}

/** Journal of an import, on disk until the import is complete. */
interface Unfinished {
  /** Also stored in the store, in the transaction of the import. */
  readonly token: string
  readonly pid: number
  readonly ruleSets: readonly { readonly id: string; readonly json: string }[]
}

/**
 * Adds rule sets and changes the store, atomically across crashes: writes a journal, changes the
 * store and notes the journal's token in one transaction, then writes the files. The next start
 * completes an interrupted import if the store has the token, else drops it.
 */
export function ruleImport(library: RuleLibrary, store: StudyStore, games: readonly Game[]) {
  const file = join(library.folder, NAME)

  async function keep(unfinished: Unfinished): Promise<void> {
    try {
      makeFolder(library.folder)
      await writeWhole(file, Buffer.from(JSON.stringify(unfinished)))
    } catch (error) {
      const { notSaved } = texts.games
      throw new RequestError('storage-failed', notSaved(library.folder, fileReason(error)))
    }
  }

  async function finish(folder: RuleFolder): Promise<void> {
    const unfinished = await read()
    if (!unfinished) return
    const { token, pid } = unfinished
    const { mtimeMs } = await stat(file)
    // Another process is still importing.
    if (pid !== process.pid && !isLeftBehind(pid, mtimeMs)) return
    const isDone = store.use((database) => readNote(database, NOTE, v.string()) === token)
    if (isDone) await add(folder, unfinished)
    else await rm(file, { force: true })
  }

  /** Not validated: only this program writes the file, atomically. */
  async function read(): Promise<Unfinished | null> {
    try {
      return JSON.parse(await readSmallFile(file, MAX_BYTES)) as Unfinished
    } catch {
      return null
    }
  }

  async function add(folder: RuleFolder, { ruleSets }: Unfinished): Promise<void> {
    for (const { id, json } of ruleSets) {
      if (await folder.has(id)) continue
      const parsed = parseGameJson(json, games)
      if (parsed.ok) await folder.write(id, parsed.value)
    }
    await rm(file, { force: true })
  }

  return {
    recover: (): Promise<void> => library.inTurn(finish),
    /** `change` must call `done` in its transaction. False if rule sets follow at the next start. */
    async run(
      added: readonly Added[],
      change: (database: StudyDatabase, done: () => void) => Generator<void, void>,
    ): Promise<boolean> {
      if (added.length === 0) {
        await store.useInSlices((database) => change(database, () => {}))
        return true
      }
      return library.inTurn(async (folder) => {
        await finish(folder)
        for (const { id } of added) {
          if (await folder.has(id)) {
            throw new RequestError('invalid-request', texts.userData.rulesChanged(id))
          }
        }
        const unfinished: Unfinished = {
          token: randomUUID(),
          pid: process.pid,
          ruleSets: added.map(({ id, rules }) => ({ id, json: makeGameJson(rules) })),
        }
        await keep(unfinished)
        try {
          await store.useInSlices((database) =>
            change(database, () => writeNote(database, NOTE, unfinished.token)),
          )
        } catch (error) {
          await finish(folder).catch(() => {})
          throw error
        }
        return add(folder, unfinished).then(
          () => true,
          () => false,
        )
      })
    },
  }
}
