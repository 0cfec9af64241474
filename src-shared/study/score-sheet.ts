import type { Points } from '../base/units.ts'
import { problemText, type Result } from '../base/result.ts'
import { grouped } from '../texts/numbers.ts'
import { SEATS } from './game-head.ts'
import { LineProblem, lineWords as words, pointsIn, type Line } from './game-lines.ts'

/** Titles of the turn column and of the row of totals. */
const TURN_TITLE = /^(?:|#|no\.?|nr\.?|turn|round|zug|runde)$/i
const TOTAL_TITLE = /^(?:total|totals|sum|score|summe|gesamt|=|Σ):?$/i
const RULE = /^[|:+\s]*[-=_]{2}[|:+\s=_-]*$/
const FARKLE = /^(?:0|x|f|farkle|[-−–—])$/i

export const isFarkleMark = (text: string): boolean => FARKLE.test(text)

/** A game that advances turn by turn from points alone. */
export interface SheetGame<Turn> {
  /** Plays the next turn by its points; 0 is a farkle, whatever its penalty. */
  points(points: Points): Result<Turn>
  /** In player order. */
  scores(): readonly Points[]
  /** Null until the game is over. */
  result(): string | null
}

/** Splits a line at `|`, tabs or two spaces. */
function cellsOf({ text }: Line): string[] {
  const cells = text.includes('|')
    ? text.replace(/^\|/, '').split('|')
    : text.split(/ *\t[ \t]*| {2,}/)
  const trimmed = cells.map((cell) => cell.trim())
  return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1)
}

export interface SheetHeader {
  readonly line: number
  readonly players: readonly string[]
  readonly numbered: boolean
}

const isPoints = (cell: string): boolean => isFarkleMark(cell) || pointsIn(cell) !== null

/** Reads the header and removes it from `lines`. Without one the players are called A, B, ... */
export function readSheetHeader(lines: Line[]): SheetHeader {
  const header = lines[0]!
  const cells = cellsOf(header)
  if (cells.every((cell) => isPoints(cell.replace(/^1[.):]$/, '1')))) {
    const second = lines[1] && cellsOf(lines[1])[0]!
    const isCounted = /^1[.):]?$/.test(cells[0]!) && /^2[.):]?$/.test(second ?? '2')
    const numbered = cells.length > 1 && isCounted
    const players = SEATS.slice(0, cells.length - (numbered ? 1 : 0))
    return { line: header.number, players, numbered }
  }
  lines.shift()
  const numbered = TURN_TITLE.test(cells[0]!)
  return { line: header.number, players: numbered ? cells.slice(1) : cells, numbered }
}

function pointsOfCell(line: number, cell: string): Points {
  if (isFarkleMark(cell)) return 0
  const points = pointsIn(cell)
  if (points === null) throw new LineProblem(line, words().cell(cell))
  return points
}

/** Reads the rows, one per round, and removes them from `lines`. */
export function readSheet<Turn>(
  { players, numbered: hasTitle }: SheetHeader,
  game: SheetGame<Turn>,
  lines: Line[],
): Turn[] {
  const turns: Turn[] = []
  let numbered: boolean | null = hasTitle || null
  for (let round = 1; lines.length > 0 && !lines[0]!.text.startsWith('Result:');) {
    const line = lines.shift()!
    if (RULE.test(line.text)) continue
    const { number } = line
    const cells = cellsOf(line)
    const isTotals = TOTAL_TITLE.test(cells[0]!)
    const isLast = lines.length === 0 || lines[0]!.text.startsWith('Result:')
    if (isTotals || (isLast && game.result() !== null && cells.length === players.length)) {
      checkTotals(players, game, number, isTotals ? cells.slice(1) : cells)
      break
    }
    const isNumbered = cells[0]!.replace(/[.):]$/, '') === String(round)
    numbered ??= isNumbered && cells.length === players.length + 1
    if (numbered && !isNumbered) throw new LineProblem(number, words().round(String(round)))
    turns.push(...readRound(players, game, number, numbered ? cells.slice(1) : cells))
    round++
  }
  return turns
}

function readRound<Turn>(
  players: readonly string[],
  game: SheetGame<Turn>,
  line: number,
  cells: readonly string[],
): Turn[] {
  if (cells.length > players.length) {
    throw new LineProblem(line, words().cells(players.length, cells.length))
  }
  if (game.result() !== null) throw new LineProblem(line, words().over)
  const turns: Turn[] = []
  for (const [seat, player] of players.entries()) {
    const cell = cells[seat] ?? ''
    if (game.result() !== null) {
      if (cell !== '' && !isFarkleMark(cell)) throw new LineProblem(line, words().overFor(player))
      continue
    }
    if (cell === '') throw new LineProblem(line, words().noCell(player))
    // Columns separated by a single space would read as one name, and as one number with thousands.
    if (players.length === 1 && /\s/.test(player) && /\s/.test(cell)) {
      throw new LineProblem(line, words().cell(cell))
    }
    const turn = game.points(pointsOfCell(line, cell))
    if (!turn.ok) throw new LineProblem(line, `${player}: ${problemText(turn.problems)}`)
    turns.push(turn.value)
  }
  return turns
}

function checkTotals(
  players: readonly string[],
  game: Pick<SheetGame<unknown>, 'scores'>,
  line: number,
  cells: readonly string[],
): void {
  for (const [seat, must] of game.scores().entries()) {
    const cell = cells[seat] ?? ''
    const total = pointsIn(cell)
    if (total !== must) {
      const is = total === null ? cell : grouped(total)
      throw new LineProblem(line, words().total(players[seat]!, grouped(must), is))
    }
  }
  if (cells.length > players.length) {
    throw new LineProblem(line, words().cells(players.length, cells.length))
  }
}
