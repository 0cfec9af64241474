import type { NamedRules } from '../base/rules.ts'
import { failed, ok, type Result } from '../base/result.ts'
import {
  FIELD,
  FIELDS,
  MAX_NAME,
  MAX_SEED,
  oneLine,
  readFields,
  readHead,
  SEATS,
  valueOf,
  type Fields,
  type GameHead,
  type HeadNotation,
} from './game-head.ts'
import { isWrittenAs, LineProblem, lineWords as words, type Line } from './game-lines.ts'
import { readSheet, readSheetHeader, type SheetGame } from './score-sheet.ts'

export type { GameHead }

const VERSION = 1
const TITLE = /^Breakpoint game (\d{1,4})$/
const TURN = /^(\d{1,4})\s+([A-H])\s+(.+)$/

const MAX_CHARACTERS = 200_000
const MAX_LINES = 2000

export interface TurnReader<Turn> extends SheetGame<Turn> {
  /** Words are one space apart. Must not be called once there is a result. */
  turn(text: string): Result<Turn>
}

interface GameNotation<Rules extends NamedRules, Turn> extends HeadNotation<Rules> {
  /** Fails if games with these rules cannot be recorded. */
  readonly begin: (head: GameHead<Rules>) => Result<TurnReader<Turn>>
}

/** `result` is as written in the text. */
export interface GameText<Rules extends NamedRules, Turn> extends GameHead<Rules> {
  readonly turns: readonly Turn[]
  readonly result: string
}

/** One line per turn; `turns` are without number and player. */
export function writeGameText<Rules extends NamedRules>(
  name: string,
  { rules, players, date, seed, komi = 0, yours = 0 }: GameHead<Rules>,
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
    ...(yours === 0 ? [] : [`You: ${SEATS[yours]!}`]),
    ...players.map((player, i) => `${SEATS[i]!}: ${oneLine(player, MAX_NAME)}`),
    '',
    ...turns.map((turn, i) => `${i + 1} ${SEATS[i % players.length]!} ${turn}`),
    '',
    `Result: ${result}`,
    '',
  ].join('\n')
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
    turns.push(valueOf(number, reader.turn(turn[3]!.replaceAll(/\s+/g, ' '))))
  }
  return turns
}

function readTitle(lines: Line[], isUsual: boolean): void {
  const first = lines[0]?.text ?? ''
  // A hand-written score sheet begins with its fields, or without any by the usual rules.
  if (FIELDS.has(FIELD.exec(first)?.[1] ?? '')) return
  if (isUsual && first !== '' && !first.startsWith('Breakpoint')) return
  const title = lines.shift()
  const version = TITLE.exec(title?.text ?? '')?.[1]
  if (version === undefined) throw new LineProblem(title?.number ?? 1, words().title)
  if (Number(version) !== VERSION) throw new LineProblem(title!.number, words().newer(VERSION))
}

/** Whether this is a score sheet with one column per player, not a list of turns. */
function isSheet(fields: Fields, next: Line | undefined): next is Line {
  if (!next || SEATS.some((seat) => fields.has(seat))) return false
  return !TURN.test(next.text) && !next.text.startsWith('Result:')
}

function readResult({ number, text }: Line, result: string): void {
  const written = FIELD.exec(text)
  if (written?.[1] !== 'Result' || !isWrittenAs(result, written[2]!.trim())) {
    throw new LineProblem(number, words().result(result))
  }
}

function read<Rules extends NamedRules, Turn>(
  notation: GameNotation<Rules, Turn>,
  text: string,
  usual: Rules | null,
): GameText<Rules, Turn> {
  if (text.length > MAX_CHARACTERS) throw new LineProblem(1, words().tooLong)
  const all = text.split(/\r\n|\n|\r/)
  if (all.length > MAX_LINES) throw new LineProblem(MAX_LINES + 1, words().tooLong)
  const lines = all
    .map((line, i) => ({ number: i + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
  const end = all.length
  readTitle(lines, usual !== null)
  const fields = readFields(lines)
  const sheet = isSheet(fields, lines[0]) ? readSheetHeader(lines) : null
  const head = readHead(notation, usual, fields, sheet, lines[0]?.number ?? end)
  const reader = valueOf(fields.get('Rules')?.number ?? 1, notation.begin(head))
  const turns = sheet
    ? readSheet(sheet, reader, lines)
    : readTurns(reader, head.players.length, lines)
  const result = reader.result()
  const last = lines.shift()
  if (result === null) throw new LineProblem(last?.number ?? end, words().notOver)
  if (!last && !sheet) throw new LineProblem(end, words().missing('Result'))
  if (last) readResult(last, result)
  if (lines.length > 0) throw new LineProblem(lines[0]!.number, words().after)
  return { ...head, turns, result }
}

/**
 * Also reads a score sheet. Fails with the first wrong line, whose number is the field. `usual`:
 * rules that the text may name, and which count if it has no rules.
 */
export function readGameText<Rules extends NamedRules, Turn>(
  notation: GameNotation<Rules, Turn>,
  text: string,
  usual: Rules | null = null,
): Result<GameText<Rules, Turn>> {
  try {
    return ok(read(notation, text, usual))
  } catch (error) {
    if (!(error instanceof LineProblem)) throw error
    const { line, message } = error
    return failed({ field: String(line), message: words().line(line, message) })
  }
}
