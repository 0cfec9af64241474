import type { Probability } from '../../../../base/units.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { finalRoll, needOf } from '../win/final-turn.ts'
import type { WinGame } from '../win/win-game.ts'
import { goalRow, LANES } from '../win/win-states.ts'
import { LastTurns, lastPlayer, type LastPlayer, type TurnTail } from './last-turns.ts'
import { chancesAt, threeIndex, type ThreeBoard, type ThreeChances } from './three-states.ts'
import { ThreeTurns, threeLayout } from './three-turns.ts'
import { newTurnResult, type RowValues } from './turn-rows.ts'

/** Chances of the mover, the next and the third player within a turn, by row of turn total. */
export interface ThreeTurn {
  readonly farkle: ThreeChances
  /** After a bank of a row that may be banked. */
  bank(row: number): ThreeChances
  /** Of rolling at node n, if every player then plays best. */
  roll(n: TurnNode, row: number): ThreeChances
  /** Of the better of bank and roll at node n. */
  best(n: TurnNode, row: number): ThreeChances
}

const WON: ThreeChances = [1, 0, 0]
const LANE = 0

/** Chances of a turn's start, seen by the player who moved before. */
const passedOn = ([next, third, own]: ThreeChances): ThreeChances => [own, next, third]

/** The chances of all three, from those of the first two. */
function whole([own, next]: readonly [Probability, Probability]): ThreeChances {
  return [own, next, 1 - own - next]
}

/** `part` of the first chances, the rest of the second. */
function mixed(first: ThreeChances, part: Probability, second: ThreeChances): ThreeChances {
  const of = (i: 0 | 1 | 2): Probability => part * first[i] + (1 - part) * second[i]
  return [of(0), of(1), of(2)]
}

/** Chances of rolling, from the best chances of the nodes that the roll leads to. */
function rolledFrom(
  { model, instantWin }: WinGame,
  farkle: ThreeChances,
  best: ThreeTurn['best'],
): ThreeTurn['roll'] {
  return (n, row) => {
    const dice = model.byDice[n]!
    const lost = dice.farkleProbability
    const sum: [number, number, number] = [instantWin[n]! + lost * farkle[0], 0, 0]
    sum[1] = lost * farkle[1]
    for (let g = 0; g < dice.groupCount; g++) {
      let most: ThreeChances = [-1, 0, 0]
      for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
        const chances = best(dice.optionLeft[o]!, row + dice.optionSteps[o]!)
        if (chances[0] > most[0]) most = chances
      }
      sum[0] += dice.probability[g]! * most[0]
      sum[1] += dice.probability[g]! * most[1]
    }
    return [sum[0], sum[1], 1 - sum[0] - sum[1]]
  }
}

/** Evaluates single turns of a solved three-player game, also those after the goal was reached. */
export class ThreePlay {
  readonly #game: WinGame
  readonly #board: ThreeBoard
  readonly #turns: ThreeTurns
  readonly #last: LastPlayer | null
  readonly #lastTurns: LastTurns | null
  readonly #found = newTurnResult()
  readonly #farkles = new Float64Array(LANES)

  constructor(game: WinGame, board: ThreeBoard) {
    const layout = threeLayout(game)
    this.#game = game
    this.#board = board
    this.#turns = new ThreeTurns(layout, board)
    this.#last = lastPlayer(game)
    this.#lastTurns = this.#last && new LastTurns(game, layout.program, this.#last)
    // Both lanes need a state.
    for (let lane = 0; lane < LANES; lane++) this.#turns.setState(0, lane, 0, 0, 0)
  }

  /** Scores in grid steps; those of the others may have reached the goal before a final turn. */
  turn(own: number, next: number, third: number): ThreeTurn {
    const { goal } = this.#game
    if (next >= goal) return this.#lastAnswer(own, next, third)
    if (third >= goal) return this.#firstAnswer(own, next, third)
    return this.#usual(own, next, third)
  }

  /** Chances at the start of a turn. */
  chances(own: number, next: number, third: number): ThreeChances {
    const { goal, model } = this.#game
    if (Math.max(next, third) < goal) {
      return chancesAt(this.#board, threeIndex(this.#game, own, next, third))
    }
    return this.turn(own, next, third).roll(model.start, 0)
  }

  #usual(own: number, next: number, third: number): ThreeTurn {
    const game = this.#game
    const passed = (score: number): ThreeChances =>
      passedOn(chancesAt(this.#board, threeIndex(game, next, third, score)))
    const farkle = passed(own)
    this.#farkles.fill(farkle[0])
    for (let lane = 0; lane < LANES; lane++) this.#turns.setState(0, lane, own, next, third)
    this.#turns.evaluate(0, this.#farkles, this.#found)
    const { end, values } = this.#turns.evaluated(0, LANE)
    const goal = goalRow(game, own)
    const bank = (row: number): ThreeChances => {
      if (row < goal) return passed(own + row)
      if (!this.#lastTurns) return WON
      return whole(this.#lastTurns.chances(own + row, next, third))
    }
    return this.#turnOf(farkle, bank, end, values)
  }

  #turnOf(
    farkle: ThreeChances,
    bank: ThreeTurn['bank'],
    { rows, alike }: TurnTail,
    values: RowValues,
  ): ThreeTurn {
    const game = this.#game
    const best = (n: TurnNode, row: number): ThreeChances => {
      if (row < rows) {
        const [own, next, lost] = values(n, row)
        const other = next + lost * farkle[1]
        return [own, other, 1 - own - other]
      }
      if (game.exact) return farkle
      return alike ? mixed(farkle, game.lost[n]!, bank(rows)) : bank(row)
    }
    return { farkle, bank, best, roll: rolledFrom(game, farkle, best) }
  }

  /** The third player leads; the next one moves last. */
  #firstAnswer(own: number, next: number, third: number): ThreeTurn {
    const { lead, end, bankAt, values } = this.#lastTurns!.answerTurn(third, own, next)
    const bank = (row: number): ThreeChances => whole(bankAt(row))
    const near = this.#turnOf(bank(-1), bank, end, values())
    // Nobody catches up from a row before the cut.
    const cut = third - own - lead
    const at = (row: number): number => Math.max(0, row - cut)
    return {
      farkle: near.farkle,
      bank: (row) => bank(row - cut),
      best: (n, row) => near.best(n, at(row)),
      roll: (n, row) => near.roll(n, at(row)),
    }
  }

  /** The next player leads; the mover has the last turn. */
  #lastAnswer(own: number, next: number, third: number): ThreeTurn {
    const game = this.#game
    const { one, two } = this.#last!
    const need = needOf(game, own, Math.max(next, third))
    const isTied = next === third
    const shared = (mine: Probability): ThreeChances => {
      const rest = 1 - mine
      if (isTied) return [mine, rest / 2, rest / 2]
      return next > third ? [mine, rest, 0] : [mine, 0, rest]
    }
    const final = isTied ? two : one
    const bank = (row: number): ThreeChances => {
      if (row >= need.winRow) return WON
      return shared(row === need.tieRow ? (isTied ? 1 / 3 : 1 / 2) : 0)
    }
    const farkle = shared(0)
    const best = (n: TurnNode, row: number): ThreeChances => {
      const banked = game.model.bankable[n] ? bank(row) : farkle
      if (row >= need.winRow) return banked[0] === 1 ? WON : mixed(farkle, game.lost[n]!, WON)
      const rolled = roll(n, row)
      return banked[0] >= rolled[0] ? banked : rolled
    }
    const roll = (n: TurnNode, row: number): ThreeChances =>
      row >= need.winRow
        ? rolledFrom(game, farkle, best)(n, row)
        : shared(finalRoll(final, need, n, row))
    return { farkle, bank, best, roll }
  }
}
