import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { excerpt } from '#shared/base/plain-text.ts'
import type { RequestError } from '#shared/contract/errors.ts'
import { schemaRule } from '#shared/contract/params-problems.ts'
import type { Game } from '#shared/games/game.ts'
import { withCurrentGame } from '#shared/games/games.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { texts } from '#shared/texts/texts.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { DrillCheck, faults } from './drill-check.ts'
import { badPackage, FORMAT, VERSION, type PackageLimits } from './package-format.ts'
import {
  endSchema,
  headerSchema,
  recordsOf,
  type PackageHeader,
  type PackageRecord,
  type RecordKind,
} from './package-records.ts'
import { RECORD_KINDS, type Kind } from './record-kinds.ts'

const MESSAGES = { message: schemaRule }

const utf8 = new TextDecoder('utf-8', { fatal: true })

function foreign(): RequestError {
  return badPackage(texts.userData.foreign)
}

/** Fault of a line or record; the message follows the line number. */
class Fault extends Error {}

function complaint([issue]: readonly v.BaseIssue<unknown>[]): string {
  const path = (issue!.path ?? []).map(({ key }) => String(key)).join('.')
  const { noValue } = texts.userData.records
  const message = issue!.input === null ? noValue : excerpt(issue!.message, 200).replace(/\.$/, '')
  return texts.userData.records.complaint(excerpt(path, 60), message)
}

/** Checks form, order, references, counts, checksum. Throws RequestError with the line number. */
export class PackageCheck {
  readonly #hash = createHash('sha256')
  readonly #counts: Partial<Record<RecordKind, number>> = {}
  readonly #drills: DrillCheck
  readonly #games: readonly Game[]
  readonly #schemas: ReturnType<typeof recordsOf>
  readonly #kinds: readonly RecordKind[]
  readonly #limits: Readonly<Record<string, number>>
  readonly #keys = new Set<string>()
  #line = 0
  #place = 0
  #header: PackageHeader | null = null
  #ended = false

  constructor(games: DrillGames, limits: PackageLimits['records'] = {}) {
    this.#drills = new DrillCheck(games, (why) => new Fault(why))
    this.#games = [...games.values()].map(({ game }) => game)
    this.#schemas = recordsOf(this.#games)
    this.#kinds = Object.keys(this.#schemas) as RecordKind[]
    this.#limits = limits
  }

  /** Takes a line without its end; returns its record, or null for header and end. */
  take(line: Buffer): PackageRecord | null {
    this.#line++
    try {
      return this.#take(line)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      throw badPackage(texts.userData.records.damaged(this.#line, error.message))
    }
  }

  /** For the export. A record at fault is left out; then records that refer to it are at fault. */
  faultOf(record: Readonly<Record<string, unknown>>): string | null {
    try {
      this.#readRecord(record)
      return null
    } catch (error) {
      if (error instanceof Fault) return error.message
      throw error
    }
  }

  #take(line: Buffer): PackageRecord | null {
    if (this.#ended) throw new Fault(faults().afterEnd)
    const data = this.#parse(line)
    if (this.#header && data.kind === 'end') {
      this.#end(data)
      return null
    }
    const record = this.#header ? this.#readRecord(data) : null
    this.#header ??= this.#readHeader(data)
    this.#hash.update(line).update('\n')
    return record
  }

  /** Call after the last line. */
  finish(): PackageHeader {
    if (!this.#header) throw foreign()
    if (!this.#ended) throw badPackage(texts.userData.cutShort)
    return this.#header
  }

  #parse(line: Buffer): Record<string, unknown> {
    let data: unknown
    try {
      data = JSON.parse(utf8.decode(line))
    } catch {
      throw this.#header ? new Fault(faults().noJson) : foreign()
    }
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      throw this.#header ? new Fault(faults().noRecord) : foreign()
    }
    return data as Record<string, unknown>
  }

  #readHeader(data: Record<string, unknown>): PackageHeader {
    if (data.format !== FORMAT) throw foreign()
    if (Number.isSafeInteger(data.version) && (data.version as number) > VERSION) {
      throw badPackage(texts.userData.newer(String(data.version), VERSION))
    }
    const parsed = v.safeParse(headerSchema, data, MESSAGES)
    if (!parsed.success) throw new Fault(faults().noHeader(complaint(parsed.issues)))
    return parsed.output
  }

  #readRecord(data: Readonly<Record<string, unknown>>): PackageRecord {
    const place = this.#kinds.indexOf(data.kind as RecordKind)
    if (place === -1) throw new Fault(faults().unknown)
    if (place < this.#place) throw new Fault(faults().place)
    this.#place = place
    return this.#readKind(this.#kinds[place]!, data)
  }

  #readKind(kind: RecordKind, data: Readonly<Record<string, unknown>>): PackageRecord {
    const name = texts.userData.records.names[kind]
    const parsed = v.safeParse(this.#schemas[kind], withCurrentGame(data, this.#games), MESSAGES)
    if (!parsed.success) throw new Fault(faults().form(name, complaint(parsed.issues)))
    const record = parsed.output
    // A record fits the entry of its own kind, which the compiler does not follow through the union.
    const entry: Kind<PackageRecord> = RECORD_KINDS[kind]
    const limit = this.#limits[kind] ?? entry.limit
    const count = (this.#counts[kind] ?? 0) + 1
    if (count > limit) throw new Fault(faults().tooMany(name, grouped(limit)))
    const key = entry.keyOf(record)
    if (key !== null && this.#keys.has(`${kind} ${key}`)) throw new Fault(faults().twice(name))
    if (key !== null) this.#keys.add(`${kind} ${key}`)
    entry.check?.(record, this.#drills)
    this.#counts[kind] = count
    return record
  }

  #end(data: Record<string, unknown>): void {
    const parsed = v.safeParse(endSchema, data, MESSAGES)
    if (!parsed.success) throw new Fault(faults().noEnd(complaint(parsed.issues)))
    const { counts, sha256 } = parsed.output
    if (this.#hash.digest('hex') !== sha256) throw badPackage(texts.userData.checksum)
    const fits = this.#kinds.every((kind) => (counts[kind] ?? 0) === (this.#counts[kind] ?? 0))
    if (!fits) throw new Fault(faults().counts)
    this.#ended = true
  }
}
