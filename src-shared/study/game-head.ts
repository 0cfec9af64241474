import type { NamedRules } from '../base/rules.ts'
import { problemText, type Result } from '../base/result.ts'
import { LineProblem, lineWords as words, pointsIn, type Line } from './game-lines.ts'
import type { SheetHeader } from './score-sheet.ts'

/** Names of the players in the texts of games. */
export const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export const FIELD = /^([A-Za-z]+):\s*(.*)$/
/** A day, or a UTC time as toISOString formats it, also shortened. */
const DATE =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{3})?)?Z)?$/

export const MAX_NAME = 60
export const MAX_SEED = 40

export interface GameHead<Rules extends NamedRules> {
  readonly rules: Rules
  /** In turn order. */
  readonly players: readonly string[]
  /** Start in UTC (`2026-01-31T18:00Z`, or finer), or local day (`2026-01-31`); null if unknown. */
  readonly date: string | null
  /** Null for dice rolled by hand. */
  readonly seed: string | null
  /** Starting points of the second of two players; negative for the first player. */
  readonly komi?: number | undefined
  /** Index of the player with your side, where the rules have two; missing for the first. */
  readonly yours?: number | undefined
}

export interface HeadNotation<Rules extends NamedRules> {
  readonly name: string
  /** Name in texts of earlier versions. */
  readonly formerName?: string
  readonly parseRules: (input: unknown) => Result<Rules>
  /** Presets, by the ids that a text may use. */
  readonly shipped: () => Readonly<Record<string, Rules>>
  /** Problem with a komi for two players, or null. Omitted if the game has no komi. */
  readonly komiProblem?: (rules: Rules, komi: number) => string | null
  /** Whether one of two players has your side of the rules, the other the opponent's. */
  readonly hasSides?: (rules: Rules) => boolean
}

export const oneLine = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, most)
    .trim()

/** Throws LineProblem for a failed result. */
export function valueOf<T>(line: number, result: Result<T>): T {
  if (result.ok) return result.value
  throw new LineProblem(line, problemText(result.problems))
}

/** Fields before the first turn. */
export type Fields = Map<string, Line>

export const FIELDS = new Set<string>(['Game', 'Rules', 'Date', 'Seed', 'Komi', 'You', ...SEATS])

export function readFields(lines: Line[]): Fields {
  const fields: Fields = new Map()
  while (lines.length > 0) {
    const { number, text } = lines[0]!
    const field = FIELD.exec(text)
    if (!field || field[1] === 'Result') break
    const [, name, value = ''] = field
    if (!FIELDS.has(name!)) throw new LineProblem(number, words().unknownField(name!))
    if (fields.has(name!)) throw new LineProblem(number, words().twice(name!))
    if (value.trim() === '') throw new LineProblem(number, words().empty(name!))
    fields.set(name!, { number, text: value.trim() })
    lines.shift()
  }
  return fields
}

function readPlayers(fields: Fields, sheet: SheetHeader | null, after: number): string[] {
  if (sheet) {
    const { line, players } = sheet
    if (players.length === 0) throw new LineProblem(line, words().sheetHeader)
    if (players.length > SEATS.length) {
      throw new LineProblem(line, words().tooManyPlayers(SEATS.length))
    }
    return players.map((text) => nameOf({ number: line, text }))
  }
  const seats = SEATS.filter((seat) => fields.has(seat))
  const gap = seats.findIndex((seat, i) => seat !== SEATS[i])
  if (gap >= 0 || seats.length === 0) {
    const wanted = SEATS[Math.max(0, gap)]!
    throw new LineProblem(fields.get(wanted)?.number ?? after, words().missing(wanted))
  }
  return seats.map((seat) => nameOf(fields.get(seat)!))
}

function nameOf({ number, text }: Line): string {
  if (oneLine(text, MAX_NAME) === text) return text
  throw new LineProblem(number, words().name(MAX_NAME))
}

function readDate(field: Line | undefined): string | null {
  if (!field) return null
  if (DATE.test(field.text)) return field.text
  throw new LineProblem(field.number, words().date)
}

function readSeed(field: Line | undefined): string | null {
  if (!field) return null
  if (oneLine(field.text, MAX_SEED) === field.text) return field.text
  throw new LineProblem(field.number, words().seed(MAX_SEED))
}

function shippedRules<Rules extends NamedRules>(
  { shipped }: HeadNotation<Rules>,
  text: string,
): Rules | undefined {
  const wanted = text.toLowerCase()
  const sets = Object.entries(shipped())
  const byId = sets.find(([id]) => id.toLowerCase() === wanted)
  return (byId ?? sets.find(([, { name }]) => name.toLowerCase() === wanted))?.[1]
}

function readRules<Rules extends NamedRules>(
  notation: HeadNotation<Rules>,
  usual: Rules | null,
  { number, text }: Line,
): Rules {
  if (!text.startsWith('{')) {
    if (usual?.name.toLowerCase() === text.toLowerCase()) return usual
    const named = shippedRules(notation, text)
    if (named) return valueOf(number, notation.parseRules(named))
    const some = Object.keys(notation.shipped()).slice(0, 2)
    throw new LineProblem(number, words().noRules(notation.name, text, some))
  }
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    throw new LineProblem(number, words().rules)
  }
  return valueOf(number, notation.parseRules(input))
}

function readKomi<Rules extends NamedRules>(
  { komiProblem }: HeadNotation<Rules>,
  rules: Rules,
  players: number,
  field: Line | undefined,
): number {
  if (!field) return 0
  const { number, text } = field
  if (!komiProblem) throw new LineProblem(number, words().unknownField('Komi'))
  if (players !== 2) throw new LineProblem(number, words().komiForTwo)
  const komi = pointsIn(text)
  if (komi === null || komi === 0) throw new LineProblem(number, words().komi)
  const problem = komiProblem(rules, komi)
  if (problem !== null) throw new LineProblem(number, problem)
  return komi
}

function readYours(hasSides: boolean, players: number, field: Line | undefined): number {
  if (!field) return 0
  if (!hasSides) throw new LineProblem(field.number, words().unknownField('You'))
  const seat = SEATS.slice(0, players).findIndex((one) => one === field.text)
  if (seat < 0) throw new LineProblem(field.number, words().yours)
  return seat
}

/** `usual`: rules that a text may name, and which count without a field for them. */
export function readHead<Rules extends NamedRules>(
  notation: HeadNotation<Rules>,
  usual: Rules | null,
  fields: Fields,
  sheet: SheetHeader | null,
  after: number,
): GameHead<Rules> {
  const wanted = (field: string): Line => {
    const found = fields.get(field)
    if (found) return found
    throw new LineProblem(after, words().missing(field))
  }
  const { name, formerName } = notation
  const written = usual ? fields.get('Rules') : wanted('Rules')
  // A name determines its game.
  const game = written?.text.startsWith('{') ? wanted('Game') : fields.get('Game')
  if (game && game.text !== name && game.text !== formerName) {
    throw new LineProblem(game.number, words().otherGame(name))
  }
  const rules = written ? readRules(notation, usual, written) : usual!
  const players = readPlayers(fields, sheet, after)
  const komi = readKomi(notation, rules, players.length, fields.get('Komi'))
  const hasSides = notation.hasSides?.(rules) ?? false
  const yours = readYours(hasSides, players.length, fields.get('You'))
  return {
    rules,
    players,
    ...(komi !== 0 && { komi }),
    ...(yours !== 0 && { yours }),
    date: readDate(fields.get('Date')),
    seed: readSeed(fields.get('Seed')),
  }
}
