import type { Face } from '../../../dice/multiset.ts'
import { seededRandom } from '../../../dice/random.ts'
import type { Points } from '../../../base/units.ts'
import type { SheetTurn } from '../../../study/game-records.ts'
import { takenBackBy, type TableAt } from '../../../study/table-game.ts'
import { unwritten } from '../../../study/written-game.ts'
import { actionsOf } from '../analysis/actions.ts'
import { diceCountOf, inOrder, type Position } from '../analysis/position.ts'
import { kindsToRoll, shownFaces, withRoll, type RolledDice } from '../analysis/turn-walk.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TableGameData } from '../requests/table.ts'
import { winsAtOnce } from '../solve/win/win-game.ts'
import { writeGame } from './game-notation.ts'
import { actionsEqual } from './choices.ts'
import { afterAction, afterRoll, throwsOf } from './table.ts'
import { TableGame, yoursOf } from './table-game.ts'
import { writtenPlay } from './written-play.ts'
import { recordedThrow, type RecordedThrow, type RecordedTurn } from './turn-record.ts'

export interface TableState extends TableAt {
  readonly table: TableGame
  /** Within the turn, before the next roll. */
  readonly position: Position
  /** null until real dice are typed in, and after the end. */
  readonly rolled: readonly Face[] | null
  /** Only with own dice: kinds of the roll, or of the dice to roll. */
  readonly kinds: readonly number[] | undefined
  /** Rules of the side to move. */
  readonly rules: RuleSet
  /** null before a roll. */
  readonly roll: 'decide' | 'farkle' | 'wins' | null
  readonly turns: readonly RecordedTurn[]
  readonly sheet: readonly (readonly SheetTurn[])[]
}

/** Replays the turn's random numbers to get the next throw. */
function thrown(
  rules: RuleSet,
  seed: string,
  turn: number,
  before: readonly Position[],
  now: Position,
): RolledDice {
  const random = seededRandom(`${seed} turn ${turn}`)
  before.forEach((position) => throwsOf(rules, position, random))
  return throwsOf(rules, now, random).at(-1)!
}

/** Replays all moves. Throws if one is not allowed. */
export function tablePlay(game: TableGameData): TableState {
  if (game.written) return writtenPlay(game)
  const { players, seed, komi, moves, rolled: typed } = game
  if (Math.abs(komi) >= game.rules.goal) throw new Error('the handicap reaches the goal')
  const table = new TableGame(game.rules, players.length, komi, yoursOf(game))
  let { rules } = table.mover
  const turns: RecordedTurn[] = []
  const sheet: SheetTurn[][] = players.map(() => [])
  let throws: RecordedThrow[] = []
  /** Positions of the earlier throws of this turn. */
  let before: Position[] = []
  let { position } = table
  const decided: TableState['decided'][number][] = []
  const next = () => ({ turn: turns.length + 1, thrown: throws.length + 1 })
  const finish = (end: RecordedTurn['end'], turnTotal: Points, dice: RolledDice | null): void => {
    turns.push({ throws, end })
    const { seat } = table
    const had = table.scores[seat]!
    table.finish(end, { turnTotal, dice })
    const score = table.scores[seat]!
    sheet[seat]!.push({ points: score - had, score })
    throws = []
    before = []
    position = table.position
    rules = table.mover.rules
  }
  for (const { rolled, kinds, kept, keptKinds, then } of moves) {
    if (table.result !== null) throw new Error('there is a move after the end')
    if (rolled.length !== diceCountOf(position)) throw new Error('a throw has other dice')
    const at = withRoll(rules, position, { rolled, ...(kinds && { kinds }) })
    const dice = at.dice as RolledDice
    if (kept !== null) decided.push({ ...next(), seat: table.seat })
    throws.push(recordedThrow(dice, kept && inOrder({ rolled: kept, kinds: keptKinds })))
    if (kept === null) {
      if (afterRoll(rules, position, dice).kind === 'decide') throw new Error('a roll scores')
      const wins = winsAtOnce(rules, shownFaces(rules, dice))
      finish(wins ? 'wins' : 'farkle', position.turnTotal, dice)
      continue
    }
    const choice = { setAside: kept, kinds: keptKinds, then }
    const action = actionsOf(rules, at).find((one) => actionsEqual(one, choice))
    if (!action) throw new Error('a choice is not allowed')
    if (then === 'bank') finish('bank', action.turnTotal, null)
    else if (action.diceLeft === 0) finish('farkle', action.turnTotal, null)
    else {
      before.push(position)
      position = afterAction(rules, at, action)
    }
  }
  const isOver = table.result !== null
  const count = diceCountOf(position)
  if (typed && typed.length > count) throw new Error('too many dice are typed')
  const own = kindsToRoll(rules, position)
  const typedDice = typed && { rolled: typed, ...(own && { kinds: own }) }
  const dice = seed === null ? typedDice : thrown(rules, seed, turns.length + 1, before, position)
  const lying = isOver || dice?.rolled.length !== count ? null : dice
  const roll = lying && afterRoll(rules, position, lying).kind
  const missing = isOver || seed !== null ? 0 : count - (typed?.length ?? 0)
  return {
    table,
    seat: table.seat,
    isOver,
    missing,
    position,
    roll,
    turns,
    sheet,
    rules,
    next: next(),
    decided,
    rolled: lying && lying.rolled,
    kinds: lying ? lying.kinds : own,
  }
}

/** The game before the last decision of a person; null if there is none. */
export function takenBack(game: TableGameData): TableGameData | null {
  if (game.written) return unwritten(game)
  return takenBackBy(game, ({ kept }) => kept !== null, tablePlay)
}

/** null for an unfinished game. `date`: start of the game. */
export function tableText(game: TableGameData, date: string): string | null {
  const { rules, players, seed, komi } = game
  const written = writeGame(
    { rules, seed, komi, players: players.map(({ name }) => name), date, yours: yoursOf(game) },
    tablePlay(game).turns,
  )
  return written.ok ? written.value : null
}
