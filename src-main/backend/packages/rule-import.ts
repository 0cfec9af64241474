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
export class RuleImport {
  readonly #library: RuleLibrary
  readonly #store: StudyStore
  readonly #games: readonly Game[]
  readonly #file: string

  constructor(library: RuleLibrary, store: StudyStore, games: readonly Game[]) {
    this.#games = games
    this.#library = library
    this.#store = store
    this.#file = join(library.folder, NAME)
  }

  /** `change` must call `done` in its transaction. False if rule sets follow at the next start. */
  run(
    added: readonly Added[],
    change: (database: StudyDatabase, done: () => void) => void,
  ): Promise<boolean> {
    if (added.length === 0) {
      this.#store.use((database) => change(database, () => {}))
      return Promise.resolve(true)
    }
    return this.#library.inTurn(async (folder) => {
      await this.#finish(folder)
      for (const { id } of added) {
        if (await folder.has(id)) {
          throw new RequestError('invalid-request', texts.userData.rulesChanged(id))
        }
      }
      const unfinished: Unfinished = {
        ...{ token: randomUUID(), pid: process.pid },
        ruleSets: added.map(({ id, rules }) => ({ id, json: makeGameJson(rules) })),
      }
      await this.#keep(unfinished)
      try {
        this.#store.use((database) =>
          change(database, () => writeNote(database, NOTE, unfinished.token)),
        )
      } catch (error) {
        await this.#finish(folder).catch(() => {})
        throw error
      }
      return this.#add(folder, unfinished).then(
        () => true,
        () => false,
      )
    })
  }

  recover(): Promise<void> {
    return this.#library.inTurn((folder) => this.#finish(folder))
  }

  async #keep(unfinished: Unfinished): Promise<void> {
    try {
      makeFolder(this.#library.folder)
      await writeWhole(this.#file, Buffer.from(JSON.stringify(unfinished)))
    } catch (error) {
      const { notSaved } = texts.games
      throw new RequestError('storage-failed', notSaved(this.#library.folder, fileReason(error)))
    }
  }

  async #finish(folder: RuleFolder): Promise<void> {
    const unfinished = await this.#read()
    if (!unfinished) return
    const { token, pid } = unfinished
    const { mtimeMs } = await stat(this.#file)
    // Another process is still importing.
    if (pid !== process.pid && !isLeftBehind(pid, mtimeMs)) return
    const isDone = this.#store.use((database) => readNote(database, NOTE, v.string()) === token)
    if (isDone) await this.#add(folder, unfinished)
    else await rm(this.#file, { force: true })
  }

  /** Not validated: only this program writes the file, atomically. */
  async #read(): Promise<Unfinished | null> {
    try {
      return JSON.parse(await readSmallFile(this.#file, MAX_BYTES)) as Unfinished
    } catch {
      return null
    }
  }

  async #add(folder: RuleFolder, { ruleSets }: Unfinished): Promise<void> {
    for (const { id, json } of ruleSets) {
      if (await folder.has(id)) continue
      const parsed = parseGameJson(json, this.#games)
      if (parsed.ok) await folder.write(id, parsed.value)
    }
    await rm(this.#file, { force: true })
  }
}
