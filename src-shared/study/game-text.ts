import type { NamedRules } from '../base/rules.ts'
import { failed, ok, problemText, type Result } from '../base/result.ts'
import { texts } from '../texts/texts.ts'

/** The players of a recorded game in the order in which they move, as its lines name them. */
const SEATS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const VERSION = 1
const TITLE = /^Breakpoint game (\d{1,4})$/
const FIELD = /^([A-Za-z]+):(?: (.*))?$/
/** As toISOString writes it, or shorter. */
const DATE =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{3})?)?Z$/
const TURN = /^(\d{1,4}) ([A-F]) (.+)$/

/** A longer text is no game. */
const MAX_CHARACTERS = 200_000
const MAX_LINES = 2000
const MAX_NAME = 60
const MAX_SEED = 40

/** What a recorded game of any game says besides its turns. */
export interface GameHead<Rules extends NamedRules> {
  readonly rules: Rules
  /** Names, in the order in which they move. */
  readonly players: readonly string[]
  /** When it began, in UTC: `2026-01-31T18:00Z`, or finer; null if that is not known. */
  readonly date: string | null
  /** Of the dice that the app threw; null for dice thrown by hand. */
  readonly seed: string | null
  /** Points that the second of two players begins with; below zero the first. Left out for none. */
  readonly komi?: number | undefined
}

/** Reads the turns of one game in their order. */
export interface TurnReader<Turn> {
  /** The next turn, or why it is none; called only while there is no result. */
  turn(text: string): Result<Turn>
  /** How the game ended, as the text says it; null until it has. */
  result(): string | null
}

/** How a game writes itself down. */
export interface GameNotation<Rules extends NamedRules, Turn> {
  readonly name: string
  readonly minPlayers: number
  readonly maxPlayers: number
  readonly parseRules: (input: unknown) => Result<Rules>
  /** Why two players cannot begin with this komi; null if they can. Left out where none can be given. */
  readonly komiProblem?: (rules: Rules, komi: number) => string | null
  /** Fails for rules by which no game can be recorded. */
  readonly begin: (head: GameHead<Rules>) => Result<TurnReader<Turn>>
}

/** A recorded game: its head, its turns one after the other, and its result as the text says it. */
export interface GameText<Rules extends NamedRules, Turn> extends GameHead<Rules> {
  readonly turns: readonly Turn[]
  readonly result: string
}

/** A name or a seed in one line. */
const oneLine = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, most)
    .trim()

/** Writes a game, a line for each turn; `turns` are without their number and player. */
export function writeGameText<Rules extends NamedRules>(
  name: string,
  { rules, players, date, seed, komi = 0 }: GameHead<Rules>,
  turns: readonly string[],
  result: string,
): string {
  return [
    `Breakpoint game ${VERSION}`,
    `Game: ${name}`,
    `Rules: ${JSON.stringify(rules)}`,
    ...(date === null ? [] : [`Date: ${date}`]),
    ...(seed === null ? [] : [`Seed: ${oneLine(seed, MAX_SEED)}`]),
    ...(komi === 0 ? [] : [`Komi: ${komi}`]),
    ...players.map((player, i) => `${SEATS[i]!}: ${oneLine(player, MAX_NAME)}`),
    '',
    ...turns.map((turn, i) => `${i + 1} ${SEATS[i % players.length]!} ${turn}`),
    '',
    `Result: ${result}`,
    '',
  ].join('\n')
}

interface Line {
  readonly number: number
  readonly text: string
}

const words = () => texts.study.gameText

/** Thrown by the reader below and caught there: the first line that is wrong, and why. */
class LineProblem extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

/** Value of a result; a failed one is a problem of this line. */
function valueOf<T>(line: number, result: Result<T>): T {
  if (result.ok) return result.value
  throw new LineProblem(line, problemText(result.problems))
}

/** Fields before the first turn, each with its line. */
type Fields = Map<string, Line>

const KNOWN = new Set<string>(['Game', 'Rules', 'Date', 'Seed', 'Komi', ...SEATS])

function readFields(lines: Line[]): Fields {
  const fields: Fields = new Map()
  while (lines.length > 0) {
    const { number, text } = lines[0]!
    const field = FIELD.exec(text)
    if (!field || field[1] === 'Result') break
    const [, name, value = ''] = field
    if (!KNOWN.has(name!)) throw new LineProblem(number, words().unknownField(name!))
    if (fields.has(name!)) throw new LineProblem(number, words().twice(name!))
    if (value.trim() === '') throw new LineProblem(number, words().empty(name!))
    fields.set(name!, { number, text: value.trim() })
    lines.shift()
  }
  return fields
}

function readPlayers(fields: Fields, after: number, most: number, least: number): string[] {
  const seats = SEATS.filter((seat) => fields.has(seat))
  const gap = seats.findIndex((seat, i) => seat !== SEATS[i])
  if (gap >= 0 || seats.length < least || seats.length > most) {
    const wanted = seats.length > most ? seats[most]! : SEATS[gap >= 0 ? gap : seats.length]!
    const line = fields.get(wanted)?.number ?? after
    const why = seats.length > most ? words().tooManyPlayers(most) : words().missing(wanted)
    throw new LineProblem(line, why)
  }
  return seats.map((seat) => {
    const { number, text } = fields.get(seat)!
    if (oneLine(text, MAX_NAME) === text) return text
    throw new LineProblem(number, words().name(MAX_NAME))
  })
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

function readJson({ number, text }: Line): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new LineProblem(number, words().rules)
  }
}

function readKomi<Rules extends NamedRules>(
  { komiProblem }: GameNotation<Rules, unknown>,
  rules: Rules,
  players: number,
  field: Line | undefined,
): number {
  if (!field) return 0
  const { number, text } = field
  if (!komiProblem) throw new LineProblem(number, words().unknownField('Komi'))
  if (players !== 2) throw new LineProblem(number, words().komiForTwo)
  if (!/^-?[1-9]\d{0,6}$/.test(text)) throw new LineProblem(number, words().komi)
  const problem = komiProblem(rules, Number(text))
  if (problem !== null) throw new LineProblem(number, problem)
  return Number(text)
}

function readHead<Rules extends NamedRules>(
  notation: GameNotation<Rules, unknown>,
  fields: Fields,
  after: number,
): GameHead<Rules> {
  const { name, parseRules, maxPlayers, minPlayers } = notation
  const wanted = (field: string): Line => {
    const found = fields.get(field)
    if (found) return found
    throw new LineProblem(after, words().missing(field))
  }
  const game = wanted('Game')
  if (game.text !== name) throw new LineProblem(game.number, words().otherGame(name))
  const written = wanted('Rules')
  const rules = valueOf(written.number, parseRules(readJson(written)))
  const players = readPlayers(fields, after, maxPlayers, minPlayers)
  const komi = readKomi(notation, rules, players.length, fields.get('Komi'))
  return {
    ...{ rules, players },
    ...(komi !== 0 && { komi }),
    date: readDate(fields.get('Date')),
    seed: readSeed(fields.get('Seed')),
  }
}

function readTurns<Turn>(reader: TurnReader<Turn>, players: number, lines: Line[]): Turn[] {
  const turns: Turn[] = []
  while (lines.length > 0 && !lines[0]!.text.startsWith('Result:')) {
    const { number, text } = lines.shift()!
    const turn = TURN.exec(text)
    if (!turn) throw new LineProblem(number, words().turnForm)
    const seat = SEATS[turns.length % players]!
    if (Number(turn[1]) !== turns.length + 1 || turn[2] !== seat) {
      throw new LineProblem(number, words().nextTurn(String(turns.length + 1), seat))
    }
    if (reader.result() !== null) throw new LineProblem(number, words().over)
    turns.push(valueOf(number, reader.turn(turn[3]!)))
  }
  return turns
}

function readTitle(lines: Line[]): void {
  const title = lines.shift()
  const version = TITLE.exec(title?.text ?? '')?.[1]
  if (version === undefined) throw new LineProblem(title?.number ?? 1, words().title)
  if (Number(version) !== VERSION) throw new LineProblem(title!.number, words().newer(VERSION))
}

function read<Rules extends NamedRules, Turn>(
  notation: GameNotation<Rules, Turn>,
  text: string,
): GameText<Rules, Turn> {
  if (text.length > MAX_CHARACTERS) throw new LineProblem(1, words().tooLong)
  const all = text.split(/\r\n|\n|\r/)
  if (all.length > MAX_LINES) throw new LineProblem(MAX_LINES + 1, words().tooLong)
  const lines = all
    .map((line, i) => ({ number: i + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  const end = all.length
  readTitle(lines)
  const fields = readFields(lines)
  const head = readHead(notation, fields, lines[0]?.number ?? end)
  const reader = valueOf(fields.get('Rules')!.number, notation.begin(head))
  const turns = readTurns(reader, head.players.length, lines)
  const result = reader.result()
  const last = lines.shift()
  if (result === null) throw new LineProblem(last?.number ?? end, words().notOver)
  if (!last) throw new LineProblem(end, words().missing('Result'))
  if (last.text !== `Result: ${result}`) throw new LineProblem(last.number, words().result(result))
  if (lines.length > 0) throw new LineProblem(lines[0]!.number, words().after)
  return { ...head, turns, result }
}

/**
 * Reads what writeGameText has written, or what was typed in the same form; empty lines do not count.
 * Fails with the first line that is wrong, by its number as the field, and why.
 */
export function readGameText<Rules extends NamedRules, Turn>(
  notation: GameNotation<Rules, Turn>,
  text: string,
): Result<GameText<Rules, Turn>> {
  try {
    return ok(read(notation, text))
  } catch (error) {
    if (!(error instanceof LineProblem)) throw error
    const { line, message } = error
    return failed({ field: String(line), message: words().line(line, message) })
  }
}
