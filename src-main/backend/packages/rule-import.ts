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
import { readNote, writeNote } from '../store/notes.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { StudyStore } from '../store/study-store.ts'
import { writeWhole } from '../files/whole-file.ts'

const NAME = 'unfinished-import'
const NOTE = 'import'

/** A thousand rule sets are less. */
const MAX_BYTES = 64_000_000

interface Added {
  readonly id: string
  readonly rules: GameRules
}

/** Record of an import, kept on disk from before the import until it is complete. */
interface Unfinished {
  /** The store has it once the import is part of it. */
  readonly token: string
  /** The process that imports. */
  readonly pid: number
  readonly ruleSets: readonly { readonly id: string; readonly json: string }[]
}

/**
 * Takes rule sets into the library together with a change of the store, all or nothing whenever the
 * process is killed. They are written to one file first; then the store is changed and says so in the same
 * transaction; then each gets its own file. What is left unfinished is finished at the next start if the
 * store has been changed, and dropped if not.
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

  /**
   * Runs `change` on the store, in whose transaction it must call `done`, and adds rule sets. Returns
   * false if they are added at the next start only, for the disk refuses them now.
   */
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

  /** Finishes what a process left that died. Rejects with RequestError. */
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
    // Another process is about to finish it.
    if (pid !== process.pid && !isLeftBehind(pid, mtimeMs)) return
    const isDone = this.#store.use((database) => readNote(database, NOTE, v.string()) === token)
    if (isDone) await this.#add(folder, unfinished)
    else await rm(this.#file, { force: true })
  }

  /** Null for none. Only this program writes it, and whole. */
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
