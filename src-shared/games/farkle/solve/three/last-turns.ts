import type { Probability } from '../../../../base/units.ts'
import { isEveryBankable } from '../turn/banking.ts'
import { finalRoll, finalTurn, lastChance, needOf, type FinalTurn } from '../win/final-turn.ts'
import { startTurnKernel, type TurnProgram } from '../win/lane-turns.ts'
import type { WinGame } from '../win/win-game.ts'
import { LANES } from '../win/win-states.ts'
import { newTurnResult, TurnRows, type RowValues } from './turn-rows.ts'

/**
 * The last turns of the last player, who faces the highest score of one other player or of two: a tie
 * is worth a half or a third.
 */
export interface LastPlayer {
  readonly one: FinalTurn
  readonly two: FinalTurn
}

export function lastPlayer(game: WinGame): LastPlayer | null {
  if (game.rules.end !== 'finalTurn') return null
  return { one: finalTurn(game), two: finalTurn(game, 1 / 3) }
}

/** Lead, in rows, that nobody can catch up with. */
export function settledLead({ one, two }: LastPlayer): number {
  return Math.max(one.rows, two.rows)
}

/** Largest number of rows of a turn in which a player answers the goal. */
export function longestAnswer(game: WinGame, last: LastPlayer): number {
  const minimum = Math.max(game.minimumRow, game.minimumFirstRow)
  return Math.max(settledLead(last), minimum) + settledLead(last) + 1
}

/** Where a turn that may bank ends: from there on the best action is fixed. */
export interface TurnTail {
  readonly rows: number
  /** Whether all rows from there on are alike; else they are banked with any dice. */
  readonly alike: boolean
}

/** Least chance of a farkle of dice that may be banked at every node; 0 if banks are not always best. */
export function leastRisk({ model }: WinGame): Probability {
  if (!isEveryBankable(model)) return 0
  return Math.min(...model.nodes.map((n) => model.byDice[n]!.farkleProbability))
}

/** Writes the values past a turn's end; `bankAt` gives the chances of a bank by row. */
export function fillPast(
  game: WinGame,
  turn: TurnRows,
  lane: number,
  { rows, alike }: TurnTail,
  farkle: Probability,
  bankAt: (row: number) => readonly [own: Probability, next: Probability],
): void {
  for (let past = 0; past <= game.model.largestSteps; past++) {
    const [own, next] = bankAt(alike ? rows : rows + past)
    for (const n of game.model.nodes) {
      const lost = alike ? game.lost[n]! : 0
      turn.end(lane, n, past, own - lost * (own - farkle), next - lost * next, lost)
    }
  }
}

const LANE = 0

interface AnswerTurn {
  /** Rows that tie with the leader; larger leads are cut to one that nobody catches up with. */
  readonly lead: number
  readonly end: TurnTail
  /** Chances of the mover and of the last player after a bank; a row of -1 stands for a farkle. */
  readonly bankAt: (row: number) => readonly [own: Probability, last: Probability]
  readonly values: () => RowValues
}

/**
 * The final turn of three players: after a bank that reaches the goal the other two have one more
 * turn each, in their order. The highest score wins; players with equal highest scores share the
 * win. The chances follow from the leads over both and are found when they are first asked for.
 */
export class LastTurns {
  readonly #game: WinGame
  readonly #last: LastPlayer
  readonly #turn: TurnRows
  readonly #settled: number
  readonly #risk: Probability
  /** Whether the first bank has a minimum of its own. */
  readonly #hasFirst: boolean
  readonly #found = newTurnResult()
  readonly #farkles = new Float64Array(LANES)
  /** Chances of the leader and of the next player, by leads and who has banked before; NaN: unknown. */
  readonly #leader: Float64Array
  readonly #next: Float64Array

  constructor(game: WinGame, program: TurnProgram, last: LastPlayer) {
    const kernel = startTurnKernel(program)
    this.#game = game
    this.#last = last
    this.#turn = new TurnRows(game, kernel, kernel.areas[0]!)
    this.#settled = settledLead(last)
    this.#risk = leastRisk(game)
    this.#hasFirst = game.minimumFirstRow !== game.minimumRow
    // The rows of the unused lane.
    this.#turn.begin(1 - LANE, 1, 1)
    const size = (this.#hasFirst ? 4 : 1) * (this.#settled + 1) ** 2
    this.#leader = new Float64Array(size).fill(NaN)
    this.#next = new Float64Array(size).fill(NaN)
  }

  /** Chances of the leader, with this banked score, and of the next player. */
  chances(leader: number, next: number, third: number): readonly [Probability, Probability] {
    const index = this.#index(leader, next, third)
    if (Number.isNaN(this.#leader[index]!)) this.#solve(index, leader, next, third)
    return [this.#leader[index]!, this.#next[index]!]
  }

  /** Leads that nobody catches up with are one; a first bank matters only with its own minimum. */
  #index(leader: number, next: number, third: number): number {
    const first = this.#hasFirst ? (next <= 0 ? 2 : 0) + (third <= 0 ? 1 : 0) : 0
    const lead = (score: number): number => Math.min(leader - score, this.#settled)
    return (first * (this.#settled + 1) + lead(next)) * (this.#settled + 1) + lead(third)
  }

  /**
   * The turn of a mover with `own` banked, who must beat the leader before the last player has one
   * more turn. Valid until the next call.
   */
  answerTurn(leader: number, own: number, last: number): AnswerTurn {
    const game = this.#game
    const { one, two } = this.#last
    const lead = Math.min(leader - own, this.#settled)
    const behind = Math.min(leader - last, this.#settled)
    const minimum = own <= 0 ? game.minimumFirstRow : game.minimumRow
    const answer = (row: number): Probability =>
      lastChance(game, one, last, last + behind + Math.max(0, row - lead))
    const bankAt = (row: number): readonly [Probability, Probability] => {
      if (row < lead) return [0, answer(0)]
      if (row > lead) return [1 - answer(row), answer(row)]
      const tied = finalRoll(two, needOf(game, last, last + behind), game.model.start, 0)
      return [(1 - tied) / 2, tied]
    }
    const first = Math.max(lead, minimum)
    const end = this.#endOf(first, (row) => bankAt(row)[0])
    // Less than the leader has is no better than a farkle.
    this.#turn.begin(LANE, end.rows, first)
    for (let row = first; row < end.rows; row++) this.#turn.bank(LANE, row, ...bankAt(row))
    fillPast(game, this.#turn, LANE, end, 0, bankAt)
    this.#turn.evaluate(this.#farkles, this.#found)
    return { lead, end, bankAt, values: () => this.#turn.values(LANE) }
  }

  #solve(index: number, leader: number, next: number, third: number): void {
    const { bankAt } = this.answerTurn(leader, next, third)
    const own = this.#found.own[LANE]!
    const lost = this.#found.farkle[LANE]!
    // After a farkle the third player faces the leader alone.
    const others = 1 - lost - own - this.#found.next[LANE]!
    this.#leader[index] = others + lost * (1 - bankAt(-1)[1])
    this.#next[index] = own
  }

  #endOf(first: number, own: (row: number) => Probability): TurnTail {
    const last = first + this.#settled + 1
    if (this.#risk > 0) {
      for (let row = first; row < last; row++) {
        if (own(row) >= 1 - this.#risk) return { rows: row, alike: false }
      }
    }
    return { rows: last, alike: true }
  }
}
