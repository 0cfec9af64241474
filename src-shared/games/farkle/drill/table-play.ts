import { multisetOf, type Face } from '../../../dice/multiset.ts'
import type { Points } from '../../../base/units.ts'
import { takenBackBy, thrown, type TableAt } from '../../../study/table-game.ts'
import { diceCountOf, type Position } from '../analysis/position.ts'
import type { TableGameData } from '../requests/table.ts'
import { diceAfter } from '../solve/turn/turn-model.ts'
import { winsAtOnce } from '../solve/win/win-game.ts'
import { writeGame, type RecordedThrow, type RecordedTurn } from './game-notation.ts'
import { knownSetAsides } from './known-set-asides.ts'
import { afterAction, afterRoll } from './table.ts'
import { TableGame } from './table-game.ts'

/** Points that a finished turn made, and the score after it. */
export interface SheetTurn {
  readonly points: Points
  readonly score: Points
}

/** Where a game at the table is. */
export interface TablePlay extends TableAt {
  readonly table: TableGame
  /** In the middle of the turn, with the dice that are to be thrown. */
  readonly position: Position
  /** Dice that lie on the table; null until real ones are typed in, and once the game is over. */
  readonly rolled: readonly Face[] | null
  /** What the roll has led to; null without one. */
  readonly roll: 'decide' | 'farkle' | 'wins' | null
  readonly turns: readonly RecordedTurn[]
  /** The turns of each player. */
  readonly sheet: readonly (readonly SheetTurn[])[]
}

const inOrder = (dice: readonly Face[]): Face[] => dice.toSorted((a, b) => a - b)

/** Plays the moves of a game up to where it is; they must be legal. */
export function tablePlay({
  rules,
  players,
  seed,
  komi,
  moves,
  rolled: typed,
}: TableGameData): TablePlay {
  const table = new TableGame(rules, players.length, komi)
  const turns: RecordedTurn[] = []
  const sheet: SheetTurn[][] = players.map(() => [])
  let throws: RecordedThrow[] = []
  let { position } = table
  const finish = (end: RecordedTurn['end'], points: Points): void => {
    turns.push({ throws, end })
    const { seat } = table
    const before = table.scores[seat]!
    if (end === 'bank') table.bank(points)
    else if (end === 'farkle') table.farkle()
    else table.win()
    const score = table.scores[seat]!
    sheet[seat]!.push({ points: score - before, score })
    throws = []
    position = table.position
  }
  for (const { rolled, kept, then } of moves) {
    throws.push({ rolled: inOrder(rolled), kept: kept && inOrder(kept) })
    if (kept === null) {
      finish(winsAtOnce(rules, multisetOf(rolled)) ? 'wins' : 'farkle', 0)
      continue
    }
    const dice = inOrder(kept).join('')
    const { points } = knownSetAsides(rules, multisetOf(rolled)).find(
      (one) => inOrder(one.dice).join('') === dice,
    )!
    const turnTotal = position.turnTotal + points
    if (then === 'bank') finish('bank', turnTotal)
    else {
      const diceLeft = diceAfter(rolled.length, kept.length, rules.dice)
      position = afterAction(position, { turnTotal, diceLeft })
    }
  }
  const isOver = table.result !== null
  const count = diceCountOf(position)
  const before = throws.map((one) => one.rolled.length)
  const lying = seed === null ? typed : thrown(seed, turns.length + 1, before, count)
  const rolled = isOver || lying?.length !== count ? null : lying
  const roll = rolled && afterRoll(rules, position, rolled).kind
  const missing = isOver || seed !== null ? 0 : count - (typed?.length ?? 0)
  return { ...{ table, seat: table.seat, isOver, missing }, position, rolled, roll, turns, sheet }
}

/** A game before the last decision of a person; null where no person has decided anything. */
export function takenBack(game: TableGameData): TableGameData | null {
  return takenBackBy(
    game,
    ({ kept }) => kept !== null,
    (before) => tablePlay(before).seat,
  )
}

/** A finished game as text; null for one that goes on. `date` is when it began. */
export function tableText(game: TableGameData, date: string): string | null {
  const { rules, players, seed, komi } = game
  const written = writeGame(
    {
      ...{ rules, seed, komi, players: players.map(({ name }) => name) },
      date,
    },
    tablePlay(game).turns,
  )
  return written.ok ? written.value : null
}
