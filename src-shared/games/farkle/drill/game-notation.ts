import type { Points } from '../../../base/units.ts'
import { ok, refused, type Result } from '../../../base/result.ts'
import { isWrittenAs } from '../../../study/game-lines.ts'
import type { SheetTurn } from '../../../study/game-records.ts'
import {
  readGameText,
  writeGameText,
  type GameHead,
  type GameText,
  type TurnReader,
} from '../../../study/game-text.ts'
import { grouped } from '../../../texts/numbers.ts'
import { whyNoWholeGames, whyNotWritten } from '../analysis/rule-refusals.ts'
import { inOrder } from '../analysis/position.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import { parseRuleSet } from '../input/parse-rules.ts'
import { hasSides } from '../rules/sides.ts'
import { PUBLISHED } from '../rules/published.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { winGame } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'
import { readDice } from './choices.ts'
import { readPoints } from './points-turn.ts'
import { inARow, playTurn, recordedThrow, type RecordedTurn } from './turn-record.ts'
import { TableGame } from './table-game.ts'

export type GameRecord = GameText<RuleSet, RecordedTurn>

const words = () => farkleTexts.study.notation

const tableOf = ({ rules, players, komi, yours }: GameHead<RuleSet>): TableGame =>
  new TableGame(rules, players.length, komi, yours)

/** Plays a turn at the table; returns its line. */
function play(table: TableGame, turn: RecordedTurn): Result<string> {
  const { seat } = table
  const played = playTurn(table.mover, table.position, turn)
  if (!played.ok) return played
  table.finish(turn.end, played.value)
  const thrown = turn.throws.map(({ rolled, kinds, kept, keptKinds }) =>
    kept === null ? inARow(rolled, kinds) : `${inARow(rolled, kinds)}:${inARow(kept, keptKinds)}`,
  )
  const banked = turn.end === 'bank' ? [String(played.value.turnTotal)] : []
  const score = turn.end === 'wins' ? [] : [String(table.scores[seat]!)]
  return ok([...thrown, turn.end, ...banked, ...score].join(' '))
}

function diceIn(text: string): RolledDice {
  const { setAside: rolled, ...kinds } = readDice(text)
  return inOrder({ rolled, ...kinds })
}

/** Either every die has its kind, or none. */
const hasKinds = (text: string): boolean => {
  const [faces = '', kinds] = text.split('k')
  return kinds === undefined || kinds.length === faces.length
}

const FORM =
  /^((?:[1-6]{1,8}(?:k[1-8]{1,8})?(?::[1-6]{1,8}(?:k[1-8]{1,8})?)? )+)(?:(bank) [-−\d].*|(farkle) [-−\d].*|(wins))$/

function readTurn(text: string): Result<RecordedTurn> {
  const form = FORM.exec(text)
  const written = form?.[1]?.trimEnd().split(' ') ?? []
  if (!form || !written.every((thrown) => thrown.split(':').every(hasKinds))) {
    return refused(words().form)
  }
  const throws = written.map((thrown) => {
    const [dice = '', aside] = thrown.split(':')
    return recordedThrow(diceIn(dice), aside === undefined ? null : diceIn(aside))
  })
  return ok({ throws, end: (form[2] ?? form[3] ?? form[4]) as RecordedTurn['end'] })
}

export const isBareTurn = ({ throws }: RecordedTurn): boolean => throws.length === 0

const endOf = (line: string): string => line.slice(line.search(/bank|farkle|wins/))

export const bareTurn = (points: Points): RecordedTurn =>
  points > 0 ? { throws: [], end: 'bank', points } : { throws: [], end: 'farkle' }

/** `isBare`: without dice. */
const whyNot = ({ rules, players }: GameHead<RuleSet>, isBare: boolean): string | null =>
  (isBare && whyNotWritten(rules) === null ? null : whyNoWholeGames(rules)) ??
  (players.length > 2 && hasSides(rules) ? farkleTexts.ownDice.twoSides : null)

function begin(head: GameHead<RuleSet>): Result<TurnReader<RecordedTurn>> {
  const reason = whyNot(head, true)
  if (reason !== null) return refused(reason)
  const needsDice = whyNot(head, false)
  const table = tableOf(head)
  const own = (seat: number): Points => table.scores[seat]!
  return ok({
    turn(text) {
      const { seat } = table
      const bare = readPoints(text, own(seat), table.mover.model.grid)
      const read = bare ? ok(bareTurn(bare.points)) : readTurn(text)
      if (!read.ok) return read
      if (!bare && needsDice !== null) return refused(needsDice)
      const played = play(table, read.value)
      if (!played.ok) return played
      if (bare) {
        const isRight = bare.score === null || bare.score === own(seat)
        return isRight ? read : refused(words().score(grouped(own(seat)), grouped(bare.score)))
      }
      const [wanted, written] = [endOf(played.value), endOf(text)]
      return isWrittenAs(wanted, written) ? read : refused(words().ends(wanted, written))
    },
    points(points) {
      const { seat } = table
      const before = own(seat)
      const turn = bareTurn(points)
      const played = play(table, turn)
      if (!played.ok) return played
      const change = own(seat) - before
      return points < 0 && points !== change
        ? refused(words().penalty(grouped(change), grouped(points)))
        : ok(turn)
    },
    scores: () => table.scores,
    result: () => table.result,
  })
}

/** The handicap must be a possible score below the goal. */
function komiProblem(rules: RuleSet, komi: Points): string | null {
  const { grid } = winGame(rules)
  const fits = Number.isInteger(komi / grid) && Math.abs(komi) < rules.goal
  return fits ? null : words().komi(grouped(grid), grouped(rules.goal))
}

const SHIPPED = Object.fromEntries(
  Object.entries(PUBLISHED).map(([id, { rules }]) => [id, rules] as const),
)

const notation = {
  name: 'farkle',
  parseRules: parseRuleSet,
  shipped: () => SHIPPED,
  komiProblem,
  hasSides,
  begin,
}

export function readGame(text: string, usual: RuleSet | null = null): Result<GameRecord> {
  return readGameText(notation, text, usual)
}

export function writeGame(head: GameHead<RuleSet>, turns: readonly RecordedTurn[]): Result<string> {
  const { komi = 0 } = head
  const problem =
    whyNot(head, turns.every(isBareTurn)) ?? (komi === 0 ? null : komiProblem(head.rules, komi))
  if (problem !== null) return refused(problem)
  const table = tableOf(head)
  const lines: string[] = []
  for (const turn of turns) {
    if (table.result !== null) return refused(words().goesOn)
    const played = play(table, turn)
    if (!played.ok) return played
    lines.push(played.value)
  }
  if (table.result === null) return refused(words().goesOn)
  const yours = hasSides(head.rules) ? (head.yours ?? 0) : 0
  return ok(writeGameText(notation.name, { ...head, yours }, lines, table.result))
}

export function scoreSheet(head: GameHead<RuleSet>, turns: readonly RecordedTurn[]): SheetTurn[][] {
  const table = tableOf(head)
  const sheet: SheetTurn[][] = head.players.map(() => [])
  for (const turn of turns) {
    const { seat } = table
    const before = table.scores[seat]!
    play(table, turn)
    const score = table.scores[seat]!
    sheet[seat]!.push({ points: score - before, score })
  }
  return sheet
}

/** Of a turn's line: its player, and the score after it. */
const SCORED = /^\d+ ([A-H]) .* (-?\d+)$/gm

/** Final scores by player of a normalized text: none of a turn whose throw won the game. */
export function finalScores(text: string, players: number): Points[] {
  const komi = Number(/^Komi: (-?\d+)$/m.exec(text)?.[1] ?? 0)
  const scores = Array.from({ length: players }, () => 0)
  if (players === 2) scores[komi > 0 ? 1 : 0] = Math.abs(komi)
  for (const [, seat = '', score] of text.matchAll(SCORED)) {
    scores['ABCDEFGH'.indexOf(seat)] = Number(score)
  }
  return scores
}
