import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { makeGameJson, parseGameJson } from '#shared/games/game-json.ts'
import { ALL_PRESETS, hashOf, type GameRules } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'
import { fileAdvice, fileReason } from './file-reason.ts'
import { makeFolder } from './make-folder.ts'
import { putAside } from './put-aside.ts'
import { writeWhole } from './whole-file.ts'

const ENDING = '.json'
const ID = /^[a-z0-9][a-z0-9-]{0,63}$/

interface LibraryOptions {
  readonly folder: string
  /** Why nothing can be kept; null if it can. */
  readonly unkept?: string | null
  readonly notice: (message: string) => void
}

function entryOf(id: string, rules: GameRules): LibraryEntry {
  return { id, preset: ALL_PRESETS.has(id), hash: hashOf(rules), ...rules }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const BY_NAME = new Intl.Collator('en')

/** Tells a file from what stood in its place before, however alike. Null if there is none. */
async function stampOf(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null)
  return found && [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ')
}

/** What comes with the app; names that are words are in the language that is spoken. */
function presetEntries(): LibraryEntry[] {
  const names: Readonly<Record<string, string>> = texts.games.presetNames
  return [...ALL_PRESETS].map(([id, { game, rules }]) => {
    const named = { ...rules, name: names[id] ?? rules.name }
    return entryOf(id, { game, rules: named } as GameRules)
  })
}

/** The beginning of an id made from a name: small letters, digits and hyphens. */
function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 40) || 'rules'
}

/** The user's rule sets, one JSON file each, beside the presets that come with the app. */
export class RuleLibrary {
  readonly #folder: string
  readonly #unkept: string | null
  readonly #notice: (message: string) => void
  readonly #known = new Map<string, { readonly stamp: string; readonly entry: LibraryEntry }>()
  #changed: Promise<unknown> = Promise.resolve()

  constructor({ folder, unkept = null, notice }: LibraryOptions) {
    this.#folder = folder
    this.#unkept = unkept
    this.#notice = notice
  }

  /** Presets first, then the user's own by name. */
  async list(): Promise<LibraryEntry[]> {
    const own: LibraryEntry[] = []
    const ids = new Set(await this.#ids())
    for (const id of ids) {
      const entry = await this.#entry(id)
      if (entry) own.push(entry)
    }
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id)
    own.sort((a, b) => BY_NAME.compare(a.rules.name, b.rules.name))
    return [...presetEntries(), ...own]
  }

  /** A rule set of the user's; a file that is as it was is not read again. */
  async #entry(id: string): Promise<LibraryEntry | null> {
    const stamp = await stampOf(this.#path(id))
    const known = this.#known.get(id)
    if (stamp !== null && known?.stamp === stamp) return known.entry
    const rules = await this.#read(id)
    if (!rules) return null
    const entry = entryOf(id, rules)
    if (stamp !== null) this.#known.set(id, { stamp, entry })
    return entry
  }

  /** Saves a rule set under an id, or under a new one made from its name. */
  async save(id: string | null, rules: GameRules): Promise<LibraryEntry> {
    const preset = id === null ? undefined : ALL_PRESETS.get(id)
    if (preset) {
      throw new RequestError('invalid-request', texts.games.presetStays(preset.rules.name))
    }
    return this.#afterOthers(async () =>
      this.#write(id ?? (await this.#freeId(rules.rules.name)), rules),
    )
  }

  /** Saves a rule set under an id that was free a moment ago. Rejects with RequestError if it is not. */
  async add(id: string, rules: GameRules): Promise<LibraryEntry> {
    return this.#afterOthers(async () => {
      if ((await this.#ids()).includes(id)) {
        throw new RequestError('invalid-request', texts.games.idTaken(id))
      }
      return this.#write(id, rules)
    })
  }

  async #write(id: string, rules: GameRules): Promise<LibraryEntry> {
    try {
      makeFolder(this.#folder)
      await writeWhole(this.#path(id), Buffer.from(makeGameJson(rules)))
    } catch (error) {
      throw this.#storageError(texts.games.notSaved, error)
    }
    return entryOf(id, rules)
  }

  /** Removes a rule set of the user's and returns it. */
  async remove(id: string): Promise<LibraryEntry> {
    return this.#afterOthers(async () => {
      const rules = ALL_PRESETS.has(id) ? null : await this.#read(id)
      if (!rules) {
        throw new RequestError('not-found', texts.games.noSuchRules(id))
      }
      try {
        await rm(this.#path(id))
      } catch (error) {
        throw this.#storageError(texts.games.notRemoved, error)
      }
      return entryOf(id, rules)
    })
  }

  /** One change after the other, or two new rule sets of one name would take the same free id. */
  #afterOthers<T>(change: () => Promise<T>): Promise<T> {
    if (this.#unkept !== null) {
      return Promise.reject(new RequestError('storage-failed', this.#unkept))
    }
    const changing = this.#changed.then(change)
    this.#changed = changing.catch(() => {})
    return changing
  }

  #storageError(
    sentence: (folder: string, reason: string) => string,
    error: unknown,
  ): RequestError {
    const said = sentence(this.#folder, fileReason(error))
    return new RequestError('storage-failed', `${said} ${fileAdvice(error)}`)
  }

  #path(id: string): string {
    return join(this.#folder, id + ENDING)
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => [])
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .filter((id) => ID.test(id) && !ALL_PRESETS.has(id))
  }

  async #freeId(name: string): Promise<string> {
    const taken = new Set<string>([...(await this.#ids()), ...ALL_PRESETS.keys()])
    const base = slug(name)
    let id = base
    for (let i = 2; taken.has(id); i++) id = `${base}-${i}`
    return id
  }

  /** A file that is no rule set any more is put aside and reported, not dropped in silence. */
  async #read(id: string): Promise<GameRules | null> {
    const text = await readFile(this.#path(id), 'utf8').catch(() => null)
    if (text === null) return null
    const parsed = parseGameJson(text)
    if (parsed.ok) return parsed.value
    const reason = problemText(parsed.problems)
    const said = texts.games.unreadable(`${id}${ENDING}`, reason)
    if (this.#unkept !== null) {
      this.#notice(said)
      return null
    }
    try {
      const aside = await putAside(this.#path(id), reason)
      this.#notice(`${said} ${texts.games.putAside(aside.file)}`)
    } catch (error) {
      // Gone: somebody else who reads the library was quicker and has reported it.
      if (!isMissing(error)) this.#notice(said)
    }
    return null
  }
}
