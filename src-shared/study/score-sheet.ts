import type { Points } from '../base/units.ts'
import { problemText, type Result } from '../base/result.ts'
import { grouped } from '../texts/numbers.ts'
import { LineProblem, lineWords as words, pointsIn, type Line } from './game-lines.ts'

/** Titles of the column that numbers the turns, and of the line of totals. */
const TURN_TITLE = /^(?:|#|no\.?|nr\.?|turn|round|zug|runde)$/i
const TOTAL_TITLE = /^(?:total|totals|sum|score|summe|gesamt|=|Σ):?$/i
/** A line that is drawn below a header or above the totals. */
const RULE = /^[|:+\s]*[-=_]{2}[|:+\s=_-]*$/
const FARKLE = /^(?:0|x|f|farkle|[-−–—])$/i

/** Whether a cell is one of the marks for a turn that has made nothing. */
export const isFarkleMark = (text: string): boolean => FARKLE.test(text)

/** A game that is played turn after turn by what each has made. */
export interface SheetGame<Turn> {
  /** The next turn by its points alone, or why it is none; 0 is a farkle, whatever it costs. */
  points(points: Points): Result<Turn>
  /** Scores in the order of the players. */
  scores(): readonly Points[]
  /** How the game ended, as the text says it; null until it has. */
  result(): string | null
}

/** Cells of a line, apart by `|`, tabs or at least two spaces. */
function cellsOf({ text }: Line): string[] {
  const cells = text.includes('|')
    ? text.replace(/^\|/, '').split('|')
    : text.split(/ *\t[ \t]*| {2,}/)
  const trimmed = cells.map((cell) => cell.trim())
  return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1)
}

/** The header of a score sheet: its players. */
export interface SheetHeader {
  readonly line: number
  readonly players: readonly string[]
  /** Whether the header has a title for the column that numbers the turns. */
  readonly numbered: boolean
}

/** Reads the header of a score sheet and takes it from the lines. */
export function readSheetHeader(lines: Line[]): SheetHeader {
  const header = lines.shift()!
  const cells = cellsOf(header)
  const numbered = TURN_TITLE.test(cells[0]!)
  return { line: header.number, players: numbered ? cells.slice(1) : cells, numbered }
}

function pointsOfCell(line: number, cell: string): Points {
  if (isFarkleMark(cell)) return 0
  const points = pointsIn(cell)
  if (points === null) throw new LineProblem(line, words().cell(cell))
  return points
}

/** Reads the lines of a score sheet, a line for a turn of everybody, and takes them from the lines. */
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
    // With one space between two columns both look like one: a name, and thousands.
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
