import type { Points } from '../../../base/units.ts'
import { failed, ok, type Result } from '../../../base/result.ts'
import { multisetOf, type Face } from '../../../dice/multiset.ts'
import {
  readGameText,
  writeGameText,
  type GameHead,
  type GameText,
  type TurnReader,
} from '../../../study/game-text.ts'
import { grouped } from '../../../texts/numbers.ts'
import { diceCountOf, type Position } from '../analysis/position.ts'
import { parseRuleSet } from '../input/parse-rules.ts'
import { leastBank, mayBankWith, type RuleSet } from '../rules/rule-set.ts'
import { diceAfter } from '../solve/turn/turn-model.ts'
import { winGame, winsAtOnce } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'
import { knownSetAsides } from './known-set-asides.ts'
import { afterAction } from './table.ts'
import { MAX_PLAYERS, TableGame } from './table-game.ts'

/** A throw, and the dice set aside of it; null where the throw has ended the turn. */
export interface RecordedThrow {
  /** In rising order, as `kept` is. */
  readonly rolled: readonly Face[]
  readonly kept: readonly Face[] | null
}

/** A turn with all its throws; `wins` is a throw that has won the game at once. */
export interface RecordedTurn {
  readonly throws: readonly RecordedThrow[]
  readonly end: 'bank' | 'farkle' | 'wins'
}

/** A game of one to six from its beginning to its end, with the rules as they were played. */
export type GameRecord = GameText<RuleSet, RecordedTurn>

const words = () => farkleTexts.study.notation
const refused = (message: string) => failed<never>({ field: '', message })
const inARow = (dice: readonly Face[]): string => dice.toSorted().join('')

/** Position after some dice of a throw were set aside, or why they cannot be. */
function afterThrow(
  rules: RuleSet,
  position: Position,
  { rolled, kept }: { readonly rolled: readonly Face[]; readonly kept: readonly Face[] },
): Result<Position> {
  const dice = inARow(kept)
  const found = knownSetAsides(rules, multisetOf(rolled)).find((one) => inARow(one.dice) === dice)
  if (!found) return refused(words().notSetAside(dice, inARow(rolled)))
  const turnTotal = position.turnTotal + found.points
  const diceLeft = diceAfter(rolled.length, kept.length, rules.dice)
  return ok(afterAction(position, { turnTotal, diceLeft }))
}

/** Why a throw does not end a turn so; null where it does. */
function lastThrowProblem(
  rules: RuleSet,
  { rolled, kept }: RecordedThrow,
  end: RecordedTurn['end'],
): string | null {
  if (end === 'bank') return kept === null ? words().keep(inARow(rolled)) : null
  if (kept !== null) return words().keepsNothing(end)
  const roll = multisetOf(rolled)
  if (end === 'wins') return winsAtOnce(rules, roll) ? null : words().winsNot(inARow(rolled))
  return knownSetAsides(rules, roll).length === 0 ? null : words().noFarkle(inARow(rolled))
}

function bankProblem(rules: RuleSet, { own, turnTotal, dice }: Position): string | null {
  const left = 'left' in dice ? dice.left : 0
  if (!mayBankWith(rules, left)) return farkleTexts.study.illegal.hotDice
  const least = leastBank(rules, own)
  return turnTotal >= least ? null : words().bankAtLeast(grouped(least), grouped(turnTotal))
}

/** Points that a recorded turn banks; fails with why the rules do not allow the turn. */
function playTurn(rules: RuleSet, start: Position, { throws, end }: RecordedTurn): Result<Points> {
  let position = start
  for (const [i, thrown] of throws.entries()) {
    const { rolled, kept } = thrown
    const count = diceCountOf(position)
    if (rolled.length !== count) return refused(words().diceCount(count, rolled.length))
    const isLast = i === throws.length - 1
    const problem = isLast ? lastThrowProblem(rules, thrown, end) : null
    if (problem !== null) return refused(problem)
    if (winsAtOnce(rules, multisetOf(rolled)) && end !== 'wins') {
      return refused(words().winsAtOnce(inARow(rolled)))
    }
    if (kept === null) {
      if (!isLast) return refused(words().keep(inARow(rolled)))
      continue
    }
    const after = afterThrow(rules, position, { rolled, kept })
    if (!after.ok) return after
    position = after.value
  }
  if (end !== 'bank') return ok(0)
  const problem = bankProblem(rules, position)
  return problem === null ? ok(position.turnTotal) : refused(problem)
}

/** Turns played one after the other. */
class PlayedGame {
  readonly #table: TableGame

  constructor({ rules, players, komi }: GameHead<RuleSet>) {
    this.#table = new TableGame(rules, players.length, komi)
  }

  /** `A` to `F` or `tie`; null until the game is over. */
  get result(): string | null {
    return this.#table.result
  }

  /** Returns the turn as it is written. */
  play(turn: RecordedTurn): Result<string> {
    const table = this.#table
    const { seat } = table
    const played = playTurn(table.game.rules, table.position, turn)
    if (!played.ok) return played
    const points = played.value
    if (turn.end === 'bank') table.bank(points)
    else if (turn.end === 'farkle') table.farkle()
    else table.win()
    const thrown = turn.throws.map(({ rolled, kept }) =>
      kept === null ? inARow(rolled) : `${inARow(rolled)}:${inARow(kept)}`,
    )
    const banked = turn.end === 'bank' ? [String(points)] : []
    const score = turn.end === 'wins' ? [] : [String(table.scores[seat]!)]
    return ok([...thrown, turn.end, ...banked, ...score].join(' '))
  }
}

const facesIn = (text: string): Face[] => [...text].map(Number).sort() as Face[]
const FORM =
  /^((?:[1-6]{1,8}(?::[1-6]{1,8})? )+)(?:(bank) -?\d{1,8} -?\d{1,8}|(farkle) -?\d{1,8}|(wins))$/

function readTurn(text: string): Result<RecordedTurn> {
  const form = FORM.exec(text)
  if (!form) return refused(words().form)
  const throws = form[1]!
    .trimEnd()
    .split(' ')
    .map((thrown): RecordedThrow => {
      const [rolled = '', kept] = thrown.split(':')
      return { rolled: facesIn(rolled), kept: kept === undefined ? null : facesIn(kept) }
    })
  return ok({ throws, end: (form[2] ?? form[3] ?? form[4]) as RecordedTurn['end'] })
}

/** The part of a turn's line that says how it ended. */
const endOf = (line: string): string => line.slice(line.search(/bank|farkle|wins/))

function begin(head: GameHead<RuleSet>): Result<TurnReader<RecordedTurn>> {
  if (head.rules.end === 'rounds') return refused(words().noRounds)
  const game = new PlayedGame(head)
  return ok({
    turn(text) {
      const read = readTurn(text)
      if (!read.ok) return read
      const played = game.play(read.value)
      if (!played.ok) return played
      const [wanted, written] = [endOf(played.value), endOf(text)]
      return wanted === written ? read : refused(words().ends(wanted, written))
    },
    result: () => game.result,
  })
}

/** Points to begin with are scores that there can be, short of the goal. */
function komiProblem(rules: RuleSet, komi: Points): string | null {
  const { grid } = winGame(rules)
  const fits = Number.isInteger(komi / grid) && Math.abs(komi) < rules.goal
  return fits ? null : words().komi(grouped(grid), grouped(rules.goal))
}

const notation = {
  name: 'farkle',
  minPlayers: 1,
  maxPlayers: MAX_PLAYERS,
  parseRules: parseRuleSet,
  komiProblem,
  begin,
}

/** Reads a game as text; fails with the first line that is wrong and why. */
export function readGame(text: string): Result<GameRecord> {
  return readGameText(notation, text)
}

/** Why turns make no game by these rules, or the game as text. */
export function writeGame(head: GameHead<RuleSet>, turns: readonly RecordedTurn[]): Result<string> {
  if (head.rules.end === 'rounds') return refused(words().noRounds)
  const { komi = 0 } = head
  const problem = komi === 0 ? null : komiProblem(head.rules, komi)
  if (problem !== null) return refused(problem)
  const game = new PlayedGame(head)
  const lines: string[] = []
  for (const turn of turns) {
    if (game.result !== null) return refused(words().goesOn)
    const played = game.play(turn)
    if (!played.ok) return played
    lines.push(played.value)
  }
  if (game.result === null) return refused(words().goesOn)
  return ok(writeGameText(notation.name, head, lines, game.result))
}
