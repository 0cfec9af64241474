import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { RequestError } from '#shared/contract/errors.ts'
import { parsePositionCode } from '#shared/farkle/analysis/position-code.ts'
import { positionProblems } from '#shared/farkle/analysis/position-rules.ts'
import { winGame, type WinGame } from '#shared/farkle/win/win-game.ts'
import { badPackage, FORMAT, VERSION } from './package-format.ts'
import {
  endSchema,
  headerSchema,
  RECORD_KINDS,
  RECORD_NAMES,
  RECORDS,
  type PackageHeader,
  type PackageRecord,
  type RecordKind,
  type RecordOf,
} from './package-records.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

const FOREIGN = 'This file is no package of Breakpoint. Choose a file that Breakpoint has exported.'

function foreign(): RequestError {
  return badPackage(FOREIGN)
}

/** A schema's first complaint with the field that it is about. */
function complaint([issue]: readonly v.BaseIssue<unknown>[]): string {
  const path = (issue!.path ?? []).map(({ key }) => String(key)).join('.')
  const where = path === '' ? '' : `, field ${path.slice(0, 60)}`
  return `${where} (${issue!.message.slice(0, 200).replace(/\.$/, '')})`
}

/**
 * Checks a package line by line: form, order, what refers to what, counts and checksum. Everything is
 * thrown as a RequestError that says which line is wrong and why.
 */
export class PackageCheck {
  readonly #hash = createHash('sha256')
  readonly #counts: Partial<Record<RecordKind, number>> = {}
  readonly #games = new Map<string, WinGame>()
  readonly #sessions = new Map<string, { game: WinGame; lastNumber: number }>()
  readonly #keys = new Set<string>()
  #line = 0
  #place = 0
  #header: PackageHeader | null = null
  #ended = false

  /** The next line, without its end; the record that it holds, unless it is the first or last one. */
  take(line: Buffer): PackageRecord | null {
    this.#line++
    if (this.#ended) throw this.#wrong('stands after the end')
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

  /** To be called after the last line; what the package says of itself. */
  finish(): PackageHeader {
    if (!this.#header) throw foreign()
    if (!this.#ended) {
      throw badPackage('The package is cut short: its end is missing. Copy or export it again.')
    }
    return this.#header
  }

  #wrong(why: string): RequestError {
    return badPackage(`The package is damaged or was changed: line ${this.#line} ${why}.`)
  }

  #parse(line: Buffer): Record<string, unknown> {
    let data: unknown
    try {
      data = JSON.parse(utf8.decode(line))
    } catch {
      throw this.#header ? this.#wrong('is no JSON') : foreign()
    }
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      throw this.#header ? this.#wrong('is no record') : foreign()
    }
    return data as Record<string, unknown>
  }

  #readHeader(data: Record<string, unknown>): PackageHeader {
    if (data.format !== FORMAT) throw foreign()
    if (Number.isSafeInteger(data.version) && (data.version as number) > VERSION) {
      throw badPackage(
        `This package comes from a newer Breakpoint: its format has version ${String(data.version)}, and this program reads version ${VERSION}. Update Breakpoint and import it again.`,
      )
    }
    const parsed = v.safeParse(headerSchema, data)
    if (!parsed.success) throw this.#wrong(`is no header${complaint(parsed.issues)}`)
    return parsed.output
  }

  #readRecord(data: Record<string, unknown>): PackageRecord {
    const place = RECORD_KINDS.indexOf(data.kind as RecordKind)
    if (place === -1) throw this.#wrong('holds something that version 1 does not know')
    if (place < this.#place) throw this.#wrong('stands in the wrong place')
    this.#place = place
    const kind = RECORD_KINDS[place]!
    const parsed = v.safeParse(RECORDS[kind], data)
    if (!parsed.success) {
      throw this.#wrong(`is not ${RECORD_NAMES[kind]} as it must be${complaint(parsed.issues)}`)
    }
    const record: PackageRecord = parsed.output
    this.#counts[kind] = (this.#counts[kind] ?? 0) + 1
    this.#relate(record)
    return record
  }

  /** Whether what a record names stands before it, and that it stands there once. */
  #relate(record: PackageRecord): void {
    switch (record.kind) {
      case 'rules':
        this.#once(record, record.id)
        break
      case 'game':
        this.#once(record, record.hash)
        this.#games.set(record.hash, winGame(record.rules))
        break
      case 'thresholds':
        this.#gameOf(record)
        this.#once(record, `${record.game} ${record.goal}`)
        break
      case 'session':
        this.#session(record)
        break
      case 'answer':
        this.#answer(record)
        break
      case 'cardRules':
      case 'placement':
        this.#once(record, record.rules)
        break
      case 'card':
        this.#once(record, JSON.stringify([record.rules, record.card, record.state.digest]))
        break
      case 'review':
        this.#once(record, record.uid)
        break
      case 'deck':
        this.#once(record, JSON.stringify([record.rules, record.deck]))
        break
      case 'retention':
        this.#once(record, '')
        break
    }
  }

  #once({ kind }: PackageRecord, key: string): void {
    if (this.#keys.has(`${kind} ${key}`))
      throw this.#wrong(`is ${RECORD_NAMES[kind]} for the second time`)
    this.#keys.add(`${kind} ${key}`)
  }

  #gameOf({ game }: { game: string }): WinGame {
    const found = this.#games.get(game)
    if (!found) throw this.#wrong('names rules that the package does not hold')
    return found
  }

  #session(record: RecordOf<'session'>): void {
    const { uid, source, again, setup } = record
    const game = this.#gameOf(record)
    if (this.#sessions.has(uid)) throw this.#wrong('is a session for the second time')
    if (source !== null && !this.#sessions.has(source)) {
      throw this.#wrong('names a session that does not stand before it')
    }
    if ((setup.source.kind === 'session') !== (source !== null)) {
      throw this.#wrong('must name the session that it repeats, and only then')
    }
    for (const { code } of again ?? []) this.#position(game, code)
    this.#sessions.set(uid, { game, lastNumber: 0 })
  }

  #answer({ session, number, code }: RecordOf<'answer'>): void {
    const known = this.#sessions.get(session)
    if (!known) throw this.#wrong('names a session that the package does not hold')
    if (number <= known.lastNumber) throw this.#wrong('has a number that was there before')
    known.lastNumber = number
    this.#position(known.game, code)
  }

  #position(game: WinGame, code: string): void {
    const position = parsePositionCode(code)
    const [problem] = position.ok ? positionProblems(game, position.value) : position.problems
    if (problem)
      throw this.#wrong(`holds a position that cannot be (${problem.message.replace(/\.$/, '')})`)
  }

  #end(data: Record<string, unknown>): void {
    const parsed = v.safeParse(endSchema, data)
    if (!parsed.success) throw this.#wrong(`is no end${complaint(parsed.issues)}`)
    const { counts, sha256 } = parsed.output
    if (this.#hash.digest('hex') !== sha256) {
      throw badPackage('The package is damaged or was changed: its checksum does not fit.')
    }
    const fits = RECORD_KINDS.every((kind) => (counts[kind] ?? 0) === (this.#counts[kind] ?? 0))
    if (!fits) throw this.#wrong('does not tell how many records there are')
    this.#ended = true
  }
}
