import { lstat, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { RULES_ID } from '#shared/base/rules.ts'
import type { Notify } from '#shared/contract/events.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import {
  MAX_CHARACTERS,
  makeGameJson,
  parseGameJson,
  withPlainNames,
} from '#shared/games/game-json.ts'
import type { Game } from '#shared/games/game.ts'
import {
  GAMES,
  gameNamed,
  hashOf,
  presetsOf,
  withGame,
  type GameRules,
} from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'
import { isMissing, fileAdvice, fileReason, readReason } from '../files/file-reason.ts'
import { makeFolder } from '../files/make-folder.ts'
import { putAside } from '../files/put-aside.ts'
import { NotSmallFile, readSmallFile } from '../files/small-file.ts'
import { writeWhole } from '../files/whole-file.ts'

const ENDING = '.json'

/** UTF-8 takes up to 4 bytes per character. */
const MAX_BYTES = 4 * MAX_CHARACTERS

interface LibraryOptions {
  readonly folder: string
  readonly games?: readonly Game[]
  readonly unkept?: (() => string) | null
  readonly notice: Notify
}

const storageError = (message: string | (() => string)): RequestError =>
  new RequestError('storage-failed', message)

const changeError = (said: string, error: unknown): RequestError =>
  storageError(`${said} ${fileAdvice(error)}`)

const BY_NAME = new Intl.Collator('en')

/** Changes whenever the file is written or replaced. Null if there is no file. */
async function stampOf(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null)
  return found && [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ')
}

/** First error without its full stop, for use within a sentence. */
function firstProblem(text: string, games: readonly Game[]): string {
  const parsed = parseGameJson(text, games)
  return parsed.ok ? '' : parsed.problems[0]!.message.replace(/\.$/, '')
}

class Unreadable {
  readonly reason: () => string

  constructor(reason: () => string) {
    this.reason = reason
  }
}

/** Access to the folder of rule sets within inTurn(). */
export interface RuleFolder {
  has(id: string): Promise<boolean>
  write(id: string, rules: GameRules): Promise<void>
}

function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 40) || 'rules'
}

export class RuleLibrary {
  readonly folder: string
  readonly #games: readonly Game[]
  readonly #presets: ReadonlyMap<string, GameRules>
  readonly #unkept: (() => string) | null
  readonly #notice: Notify
  readonly #known = new Map<string, { readonly stamp: string; readonly entry: LibraryEntry }>()
  /** Files already reported as unreadable. */
  readonly #told = new Set<string>()
  #changed: Promise<unknown> = Promise.resolve()

  constructor({ folder, games = GAMES, unkept = null, notice }: LibraryOptions) {
    this.folder = folder
    this.#games = games
    this.#presets = presetsOf(games)
    this.#unkept = unkept
    this.#notice = notice
  }

  /** Presets first, then the user's own by name. Unreadable files are reported and stay. */
  async look() {
    const own: LibraryEntry[] = []
    const unreadable: { id: string; file: string; why: Unreadable }[] = []
    const ids = new Set(await this.#ids())
    for (const id of ids) {
      const found = await this.#entry(id)
      if (found instanceof Unreadable) {
        unreadable.push({ id, file: id + ENDING, why: found })
      } else if (found) own.push(found)
    }
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id)
    own.sort((a, b) => BY_NAME.compare(a.rules.name, b.rules.name))
    this.#tellOnce(unreadable)
    return {
      entries: [...this.#presetEntries(), ...own],
      unreadable: unreadable.map(({ id, file, why }) => ({ id, file, reason: why.reason() })),
    }
  }

  /** Cached by the file's stamp. */
  async #entry(id: string): Promise<LibraryEntry | Unreadable | null> {
    const stamp = await stampOf(this.#path(id))
    const known = this.#known.get(id)
    if (stamp !== null && known?.stamp === stamp) return known.entry
    const rules = await this.#read(id)
    if (!rules || rules instanceof Unreadable) return rules
    const entry = this.#entryOf(id, rules)
    if (stamp !== null) this.#known.set(id, { stamp, entry })
    return entry
  }

  #tellOnce(unreadable: readonly { readonly file: string; readonly why: Unreadable }[]): void {
    const [first, ...more] = unreadable.filter(({ file }) => !this.#told.has(file))
    if (!first) return
    for (const { file } of [first, ...more]) this.#told.add(file)
    const { file, why } = first
    this.#notice(() => {
      const { unreadable: one, unreadableFiles } = texts.games
      return more.length === 0 ? one(file, why.reason()) : unreadableFiles(more.length + 1)
    })
  }

  /** With id null a new id is made from the name. */
  async save(id: string | null, rules: GameRules): Promise<LibraryEntry> {
    const preset = id === null ? undefined : this.#presets.get(id)
    if (preset) {
      throw new RequestError('invalid-request', texts.games.presetStays(preset.rules.name))
    }
    return this.#afterOthers(async () => {
      const target = id ?? (await this.#freeId(rules.rules.name))
      const there = await this.#read(target)
      if (there instanceof Unreadable) {
        throw storageError(texts.games.inTheWay(target + ENDING, there.reason()))
      }
      await this.#write(target, rules)
      return this.#entryOf(target, rules)
    })
  }

  async #write(id: string, rules: GameRules): Promise<void> {
    try {
      makeFolder(this.folder)
      await writeWhole(this.#path(id), Buffer.from(makeGameJson(rules)))
    } catch (error) {
      throw changeError(texts.games.notSaved(this.folder, fileReason(error)), error)
    }
  }

  /** Runs `work` while no other change of the folder can run. */
  inTurn<T>(work: (folder: RuleFolder) => Promise<T>): Promise<T> {
    const folder: RuleFolder = {
      has: (id) => this.#has(id),
      write: (id, rules) => this.#write(id, rules),
    }
    return this.#afterOthers(() => work(folder))
  }

  async remove(id: string): Promise<LibraryEntry> {
    return this.#afterOthers(async () => {
      const rules = this.#presets.has(id) ? null : await this.#read(id)
      if (!rules || rules instanceof Unreadable) {
        throw new RequestError('not-found', texts.games.noSuchRules(id))
      }
      try {
        await rm(this.#path(id))
      } catch (error) {
        throw changeError(texts.games.notRemoved(this.folder, fileReason(error)), error)
      }
      return this.#entryOf(id, rules)
    })
  }

  async putAside(id: string): Promise<string> {
    return this.#afterOthers(async () => {
      const found = this.#presets.has(id) ? null : await this.#read(id)
      if (found === null) throw new RequestError('not-found', texts.games.noSuchRules(id))
      if (!(found instanceof Unreadable)) {
        throw new RequestError('invalid-request', texts.games.canBeRead(id + ENDING))
      }
      try {
        const file = await putAside(this.#path(id))
        this.#told.delete(id + ENDING)
        return file
      } catch (error) {
        throw changeError(texts.games.notPutAside(id + ENDING, fileReason(error)), error)
      }
    })
  }

  /** Runs changes one after the other: two new rule sets of one name must not get the same id. */
  #afterOthers<T>(change: () => Promise<T>): Promise<T> {
    if (this.#unkept !== null) return Promise.reject(storageError(this.#unkept))
    const changing = this.#changed.then(change)
    this.#changed = changing.catch(() => {})
    return changing
  }

  #path(id: string): string {
    return join(this.folder, id + ENDING)
  }

  #entryOf(id: string, rules: GameRules): LibraryEntry {
    return { id, preset: this.#presets.has(id), hash: hashOf(rules, this.#games), ...rules }
  }

  #presetEntries(): LibraryEntry[] {
    return [...this.#presets].map(([id, { game, rules }]) => {
      const own = gameNamed(game, this.#games)
      const name = own.words.presetNames()[id] ?? rules.name
      // Exported rules have the order of fields in which rules are read.
      const read = own.rules.readForm({ ...rules, name })
      if (!read.ok) throw new Error(`the preset ${id} has no form`)
      return this.#entryOf(id, withGame(game, read.value))
    })
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (!isMissing(error)) {
        const why = new Unreadable(() => readReason(error))
        this.#tellOnce([{ file: this.folder, why }])
      }
      return []
    })
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .filter((id) => RULES_ID.test(id) && !this.#presets.has(id))
  }

  async #freeId(name: string): Promise<string> {
    const base = slug(name)
    let id = base
    for (let i = 2; this.#presets.has(id) || (await this.#has(id)); i++) id = `${base}-${i}`
    return id
  }

  async #has(id: string): Promise<boolean> {
    try {
      await lstat(this.#path(id))
      return true
    } catch (error) {
      return !isMissing(error)
    }
  }

  /** Null if there is no file, or only a folder of that name. */
  async #read(id: string): Promise<GameRules | Unreadable | null> {
    try {
      const text = withPlainNames(await readSmallFile(this.#path(id), MAX_BYTES))
      const parsed = parseGameJson(text, this.#games)
      return parsed.ok ? parsed.value : new Unreadable(() => firstProblem(text, this.#games))
    } catch (error) {
      if (error instanceof NotSmallFile) {
        const { reason } = error
        if (reason === 'folder') return null
        return new Unreadable(() => {
          const { noFile, tooLarge } = texts.backend.files
          return reason === 'no-file' ? noFile : tooLarge
        })
      }
      return (await this.#has(id)) ? new Unreadable(() => readReason(error)) : null
    }
  }
}
