import type { Points } from '../../../base/units.ts'
import { failed, ok, type Result } from '../../../base/result.ts'
import type { Face } from '../../../dice/multiset.ts'
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
import { whyNoWholeGames } from '../analysis/too-large.ts'
import { actionsOf, type PositionAction } from '../analysis/actions.ts'
import { diceCountOf, inOrder, type Position } from '../analysis/position.ts'
import { kindsToRoll, shownFaces, turnWalk, type RolledDice } from '../analysis/turn-walk.ts'
import { parseRuleSet } from '../input/parse-rules.ts'
import { hasOpponentDice } from '../rules/own-dice.ts'
import { PUBLISHED } from '../rules/published.ts'
import { leastBank, type RuleSet } from '../rules/rule-set.ts'
import { winGame, winsAtOnce, type WinGame } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bankRefusal } from './bank-refusal.ts'
import { sameDice } from './choices.ts'
import { afterAction, withRoll } from './table.ts'
import { playPoints, readPoints } from './points-turn.ts'
import { MAX_PLAYERS, TableGame, type TurnResult } from './table-game.ts'

/** Dice of one throw, and those set aside of it. */
export interface RecordedThrow {
  /** In rising order, as `kept` is. */
  readonly rolled: readonly Face[]
  /** Where the dice are not alike: the kind of each. */
  readonly kinds?: readonly number[] | undefined
  /** Null where the throw has ended the turn. */
  readonly kept: readonly Face[] | null
  readonly keptKinds?: readonly number[] | undefined
}

/**
 * A turn with all its throws, or with none where only its points are known; `wins` is a throw that has won the game at once. A turn whose last roll has
 * left points that may not be banked ends with a farkle, too. Of a last die that may be rolled several times
 * the throw that counts is there.
 */
export interface RecordedTurn {
  readonly throws: readonly RecordedThrow[]
  readonly end: 'bank' | 'farkle' | 'wins'
  /** What was banked, of a turn whose throws are not known. */
  readonly points?: Points
}

/** A game of one to six from its beginning to its end, with the rules as they were played. */
export type GameRecord = GameText<RuleSet, RecordedTurn>

const words = () => farkleTexts.study.notation
const refused = (message: string) => failed<never>({ field: '', message })
/** Dice in a row, with their kinds from 1 behind a k where they are not alike: "113466", "115k112". */
function inARow(dice: readonly Face[], kinds?: readonly number[]): string {
  const { rolled, kinds: of } = inOrder({ rolled: dice, kinds })
  const faces = rolled.join('')
  return of ? `${faces}k${of.map((kind) => kind + 1).join('')}` : faces
}

/** The dice of a throw as they lie at a position, or why they cannot. */
function rolledAt(
  rules: RuleSet,
  position: Position,
  { rolled, kinds }: RecordedThrow,
): Result<Position> {
  const count = diceCountOf(position)
  if (rolled.length !== count) return refused(words().diceCount(count, rolled.length))
  const { nodeOf } = turnWalk(rules)
  const at = withRoll(rules, position, { rolled, ...(kinds && { kinds }) })
  if (nodeOf(at) === nodeOf(position)) return ok(at)
  const own = kindsToRoll(rules, position) ?? []
  return refused(words().otherDice(own.map((kind) => kind + 1).join('')))
}

/** What is done with a throw of which some dice are kept, or why they cannot be. */
function keptAt(
  rules: RuleSet,
  at: Position,
  kept: readonly Face[],
  kinds: readonly number[] | undefined,
): Result<PositionAction> {
  const choice = { setAside: kept, kinds }
  const found = actionsOf(rules, at).find((action) => sameDice(action, choice))
  if (found) return ok(found)
  const { rolled } = at.dice as RolledDice
  return refused(words().notSetAside(inARow(kept, kinds), inARow(rolled, at.dice.kinds)))
}

/** Why a throw of which nothing is kept does not end a turn so; null where it does. */
function endProblem(rules: RuleSet, at: Position, end: RecordedTurn['end']): string | null {
  const dice = at.dice as RolledDice
  const written = inARow(dice.rolled, dice.kinds)
  if (end === 'bank') return words().keep(written)
  if (end === 'wins') {
    return winsAtOnce(rules, shownFaces(rules, dice)) ? null : words().winsNot(written)
  }
  return actionsOf(rules, at).length === 0 ? null : words().noFarkle(written)
}

function bankProblem(rules: RuleSet, { own }: Position, action: PositionAction): string | null {
  const refusedBank = bankRefusal(rules, action)
  if (refusedBank !== null) return refusedBank
  const least = leastBank(rules, own)
  const { turnTotal } = action
  return turnTotal >= least ? null : words().bankAtLeast(grouped(least), grouped(turnTotal))
}

/** How a turn ends whose last throw has left these dice, or why it does not end so. */
function lastResult(
  rules: RuleSet,
  position: Position,
  action: PositionAction,
  end: RecordedTurn['end'],
): Result<TurnResult> {
  const problem = bankProblem(rules, position, action)
  const result = { turnTotal: action.turnTotal, dice: null }
  if (end === 'bank') return problem === null ? ok(result) : refused(problem)
  // Points that may not be banked after the last roll are lost.
  const isLost = end === 'farkle' && action.diceLeft === 0
  return isLost ? ok(result) : refused(words().keepsNothing(end))
}

/** How a recorded turn ends; fails with why the rules do not allow the turn. */
function playTurn(
  game: WinGame,
  start: Position,
  { throws, end, points = 0 }: RecordedTurn,
): Result<TurnResult> {
  const { rules } = game
  if (throws.length === 0) return playPoints(game, start, points)
  let position = start
  for (const [i, thrown] of throws.entries()) {
    const { rolled, kinds, kept, keptKinds } = thrown
    const lying = rolledAt(rules, position, thrown)
    if (!lying.ok) return lying
    const at = lying.value
    const isLast = i === throws.length - 1
    if (winsAtOnce(rules, shownFaces(rules, at.dice as RolledDice)) && end !== 'wins') {
      return refused(words().winsAtOnce(inARow(rolled, kinds)))
    }
    if (kept === null) {
      if (!isLast) return refused(words().keep(inARow(rolled, kinds)))
      const problem = endProblem(rules, at, end)
      const { turnTotal } = position
      const dice = at.dice as RolledDice
      return problem === null ? ok({ turnTotal, dice }) : refused(problem)
    }
    const done = keptAt(rules, at, kept, keptKinds)
    if (!done.ok) return done
    if (isLast) return lastResult(rules, at, done.value, end)
    if (done.value.diceLeft === 0) return refused(words().noRollLeft)
    position = afterAction(rules, at, done.value)
  }
  return refused(words().form)
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

  get game(): WinGame {
    return this.#table.game
  }

  get seat(): number {
    return this.#table.seat
  }

  get scores(): readonly Points[] {
    return this.#table.scores
  }

  /** Returns the turn as it is written. */
  play(turn: RecordedTurn): Result<string> {
    const table = this.#table
    const { seat } = table
    const played = playTurn(table.game, table.position, turn)
    if (!played.ok) return played
    table.finish(turn.end, played.value)
    const thrown = turn.throws.map(({ rolled, kinds, kept, keptKinds }) =>
      kept === null ? inARow(rolled, kinds) : `${inARow(rolled, kinds)}:${inARow(kept, keptKinds)}`,
    )
    const banked = turn.end === 'bank' ? [String(played.value.turnTotal)] : []
    const score = turn.end === 'wins' ? [] : [String(table.scores[seat]!)]
    return ok([...thrown, turn.end, ...banked, ...score].join(' '))
  }
}

/** Dice as they are written, and their kinds. */
function diceIn(text: string): RolledDice {
  const [faces = '', kinds] = text.split('k')
  return inOrder({
    rolled: [...faces].map(Number) as Face[],
    ...(kinds !== undefined && { kinds: [...kinds].map((kind) => Number(kind) - 1) }),
  })
}

/** Every die has its kind, or none has. */
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
  const throws = written.map((thrown): RecordedThrow => {
    const [dice = '', aside] = thrown.split(':')
    const kept = aside === undefined ? null : diceIn(aside)
    return {
      ...diceIn(dice),
      kept: kept && kept.rolled,
      ...(kept?.kinds && { keptKinds: kept.kinds }),
    }
  })
  return ok({ throws, end: (form[2] ?? form[3] ?? form[4]) as RecordedTurn['end'] })
}

/** The part of a turn's line that says how it ended. */
const endOf = (line: string): string => line.slice(line.search(/bank|farkle|wins/))

const bareTurn = (points: Points): RecordedTurn =>
  points > 0 ? { throws: [], end: 'bank', points } : { throws: [], end: 'farkle' }

/** Why so many players' games are not written down under these rules; null if they are. */
const whyNot = ({ rules, players }: GameHead<RuleSet>): string | null =>
  whyNoWholeGames(rules) ??
  (players.length > 1 && hasOpponentDice(rules) ? farkleTexts.ownDice.ofTheirOwn : null)

function begin(head: GameHead<RuleSet>): Result<TurnReader<RecordedTurn>> {
  const reason = whyNot(head)
  if (reason !== null) return refused(reason)
  const game = new PlayedGame(head)
  const own = (seat: number): Points => game.scores[seat]!
  return ok({
    turn(text) {
      const { seat } = game
      const bare = readPoints(text, own(seat), game.game.model.grid)
      const read = bare ? ok(bareTurn(bare.points)) : readTurn(text)
      if (!read.ok) return read
      const played = game.play(read.value)
      if (!played.ok) return played
      if (bare) {
        const isRight = bare.score === null || bare.score === own(seat)
        return isRight ? read : refused(words().score(grouped(own(seat)), grouped(bare.score)))
      }
      const [wanted, written] = [endOf(played.value), endOf(text)]
      return isWrittenAs(wanted, written) ? read : refused(words().ends(wanted, written))
    },
    points(points) {
      const { seat } = game
      const before = own(seat)
      const turn = bareTurn(points)
      const played = game.play(turn)
      if (!played.ok) return played
      const change = own(seat) - before
      return points < 0 && points !== change
        ? refused(words().penalty(grouped(change), grouped(points)))
        : ok(turn)
    },
    scores: () => game.scores,
    result: () => game.result,
  })
}

/** Points to begin with are scores that there can be, short of the goal. */
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
  minPlayers: 1,
  maxPlayers: MAX_PLAYERS,
  parseRules: parseRuleSet,
  shipped: () => SHIPPED,
  komiProblem,
  begin,
}

/** Reads a game as text; fails with the first line that is wrong and why. */
export function readGame(text: string): Result<GameRecord> {
  return readGameText(notation, text)
}

/** Why turns make no game by these rules, or the game as text. */
export function writeGame(head: GameHead<RuleSet>, turns: readonly RecordedTurn[]): Result<string> {
  const { komi = 0 } = head
  const problem = whyNot(head) ?? (komi === 0 ? null : komiProblem(head.rules, komi))
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

/** The turns of each player with their points and scores. */
export function scoreSheet(head: GameHead<RuleSet>, turns: readonly RecordedTurn[]): SheetTurn[][] {
  const game = new PlayedGame(head)
  const sheet: SheetTurn[][] = head.players.map(() => [])
  for (const turn of turns) {
    const { seat } = game
    const before = game.scores[seat]!
    game.play(turn)
    const score = game.scores[seat]!
    sheet[seat]!.push({ points: score - before, score })
  }
  return sheet
}
