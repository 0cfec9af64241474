import { asProbability, type Probability } from '../../../../base/units.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import type { FinalTurn } from './final-turn.ts'
import type { WinGame } from './win-game.ts'
import {
  afterFarkle,
  afterFirstFarkle,
  afterLosingDice,
  afterTaking,
  endRow,
  goalRow,
  minimumRowAt,
  nextSeat,
  stateIndex,
} from './win-states.ts'

/** A state at the start of a turn: banked scores in steps of the game's grid, farkles in a row. */
export interface WinState {
  readonly own: number
  readonly opponent: number
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Where seats count: whether the mover is the second player. */
  readonly second?: boolean | undefined
}

/**
 * Everything inside one turn, W(b, d, n, t) of eq. 1 (Busche and Neller 2017), by row t. From `rows`
 * on the best is known without looking: bank, or roll where no farkle can be.
 */
export interface TurnValues {
  /** Node of the first roll. */
  readonly start: TurnNode
  readonly rows: number
  /** Value of a farkle for the mover, where it takes no turn total from what is banked. */
  readonly farkle: Probability
  /** The same by row, of any row. */
  readonly farkleAt: (row: number) => Probability
  /** The same in the first roll, and the value of a roll of the losing dice. */
  readonly firstFarkle: Probability
  readonly losing: Probability
  /**
   * Value of banking by row, through `rows` and one longest roll more, with dice that may be banked; -1
   * where no dice may.
   */
  readonly bank: Float64Array
  /** Value of rolling at node n, [n][row], below `rows`; entry 0 unused. */
  readonly roll: readonly Float64Array[]
  /** Value of the best of both, [n][row], as long as `bank`. */
  readonly best: readonly Float64Array[]
}

/** Marks a row that may not be banked; every real value is larger. */
export const NO_BANK = -1

/**
 * A mover's turn beyond the goal, for rules with a final turn: how far to go on before the other one
 * has the last word. Rows here count how far the mover is ahead: row k leads by k * perRow + a rest
 * that is the same for the whole turn. From some row on the mover banks with every number of dice
 * that can farkle and rolls with every other; `limit` says from which. Dice that may not be banked are
 * rolled, and avoided where another choice can be banked: a turn that comes to them ends in a farkle
 * with the same chance, `lost` of the game, at every row.
 */
export interface PastGoal {
  readonly rows: number
  /** Value of banking, by row; the last row stands for all larger ones, as in the arrays below. */
  readonly bank: Float64Array
  /**
   * Value of going on as described at node n, [n][row], but for what a farkle is worth; entry 0 unused.
   * See valuePastGoal.
   */
  readonly value: readonly Float64Array[]
  /** Going on so from this row is right if a farkle is worth at most this, by row. */
  readonly limit: Float64Array
}

/** The rows beyond the goal for every pair of banked scores; each kind is solved once. */
export class PastGoals {
  /** The turn of the other one after the goal was reached. */
  readonly final: FinalTurn
  /** By the lead that is no whole row, and whether the opponent has banked before. */
  readonly known: Map<string, PastGoal>
  readonly #game: WinGame
  readonly #solve: (opponent: number, rest: number) => PastGoal

  /** `solve` is asked for kinds that are not among the known ones. */
  constructor(
    game: WinGame,
    final: FinalTurn,
    solve: (opponent: number, rest: number) => PastGoal,
    known = new Map<string, PastGoal>(),
  ) {
    this.#game = game
    this.final = final
    this.#solve = solve
    this.known = known
  }

  /**
   * The rows beyond the goal for a mover with `own` banked, and the lead in whole rows before the
   * turn.
   */
  of(own: number, opponent: number): { past: PastGoal; lead: number } {
    const { perRow } = this.#game
    const lead = Math.floor((own - opponent) / perRow)
    const rest = own - opponent - lead * perRow
    const first = opponent <= 0
    const key = `${rest} ${first}`
    let past = this.known.get(key)
    if (!past) {
      past = this.#solve(first ? Math.min(0, opponent) : opponent, rest)
      this.known.set(key, past)
    }
    return { past, lead }
  }

  /**
   * The row of the turn from which on `past.value` holds if a farkle is worth at most `farkle`; null
   * if there is no such row.
   */
  startOf(own: number, opponent: number, farkle: Probability): number | null {
    const { past, lead } = this.of(own, opponent)
    const first = endRow(this.#game, own)
    for (let row = first; row + lead < past.rows; row++) {
      if (farkle <= past.limit[row + lead]!) return row
    }
    return null
  }
}

/** Value of a turn past the goal at node n and a row of a PastGoal, if a farkle is worth so much. */
export function valuePastGoal(
  { lost }: WinGame,
  { value }: PastGoal,
  n: TurnNode,
  row: number,
  farkle: Probability,
): Probability {
  return value[n]![row]! + lost[n]! * farkle
}

/**
 * The same where who banks the goal wins at once, or where the turn is lost beyond it. `losing` is what
 * a roll of the losing dice is worth.
 */
export function valueAtGoal(
  { lost, losingLater, exact }: WinGame,
  n: TurnNode,
  farkle: Probability,
  losing: Probability,
): Probability {
  return exact ? farkle : 1 - lost[n]! * (1 - farkle) - losingLater[n]! * (1 - losing)
}

/**
 * Chance to farkle of a roll at node n and of what must follow it, if what is lost least is taken.
 */
export function lostInRoll({ model, lost }: WinGame, n: TurnNode): Probability {
  const { groupCount, probability, optionStart, optionLeft, farkleProbability } = model.byDice[n]!
  let sum = farkleProbability
  for (let g = 0; g < groupCount; g++) {
    const left = optionLeft.subarray(optionStart[g], optionStart[g + 1])
    sum += probability[g]! * left.reduce((least, other) => Math.min(least, lost[other]!), 1)
  }
  return sum
}

/** Data on a game's end, shared by the solver and the readers of a table; solved once per game. */
export interface GameEndings {
  /** For rules with a final turn; null for an immediate end. */
  readonly past: PastGoals | null
  /** The same for a mover in the second seat, where the first answers with other dice. */
  readonly opponentPast?: PastGoals | null
}

/** The rows beyond the goal for a mover in this seat; null where reaching the goal wins at once. */
export function pastOf(
  { past, opponentPast = null }: GameEndings,
  second = false,
): PastGoals | null {
  return second ? opponentPast : past
}

/** The last turn of a mover in this seat, who answers the goal with dice of their own; null for none. */
export function finalTurnOf(endings: GameEndings, second = false): FinalTurn | null {
  // It is what the other one reckons with who goes beyond the goal.
  return (pastOf(endings, !second) ?? endings.past)?.final ?? null
}

/** W of a state whose turn is about to begin, for the player to move. */
export type ValueOf = (state: WinState) => Probability

/** Reads W from a table's values. */
export function valuesOf(game: WinGame, values: Float64Array): ValueOf {
  return ({ own, opponent, ownFarkles, opponentFarkles, second }) =>
    asProbability(values[stateIndex(game, own, opponent, ownFarkles, opponentFarkles, second)]!)
}

/** Value of a farkle for the mover: the turn passes, perhaps with a penalty. */
export function farkleValue(game: WinGame, state: WinState, valueOf: ValueOf): Probability {
  return passedOn(game, state, valueOf, afterFarkle(game, state.own, state.ownFarkles))
}

/** Value of a farkle for the mover by row: it may take the turn total from what is banked. */
export function farklesByRow(
  game: WinGame,
  state: WinState,
  valueOf: ValueOf,
  farkle: Probability,
): (row: number) => Probability {
  if (!game.farkleTakes) return () => farkle
  return (row) => {
    const after = afterTaking(game, state.own, row)
    return after.own === state.own ? farkle : passedOn(game, state, valueOf, after)
  }
}

/** The same in the first roll of a turn. */
export function firstFarkleValue(game: WinGame, state: WinState, valueOf: ValueOf): Probability {
  return passedOn(game, state, valueOf, afterFirstFarkle(game, state.own, state.ownFarkles))
}

/** Value of a roll of the losing dice for the mover. */
export function losingValue(game: WinGame, state: WinState, valueOf: ValueOf): Probability {
  return game.losesBanked ? passedOn(game, state, valueOf, afterLosingDice(state.own)) : 0
}

/** Value of a turn that has passed and left the mover with so much. */
function passedOn(
  game: WinGame,
  state: WinState,
  valueOf: ValueOf,
  after: ReturnType<typeof afterFarkle>,
): Probability {
  return (
    1 -
    valueOf({
      own: state.opponent,
      opponent: after.own,
      ownFarkles: state.opponentFarkles,
      opponentFarkles: after.farkles,
      second: nextSeat(game, state.second ?? false),
    })
  )
}

/**
 * Value of rolling at node n without the farkle term: an instant win, and the best option of each roll
 * that scores. `valueAt` gives the value of being at a node after so many rows.
 */
export function rollWithoutFarkle(
  { model, instantWin }: WinGame,
  n: TurnNode,
  valueAt: (next: TurnNode, rows: number) => Probability,
): Probability {
  const dice = model.byDice[n]!
  let sum = instantWin[n]!
  for (let g = 0; g < dice.groupCount; g++) {
    let best = 0
    for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
      const value = valueAt(dice.optionLeft[o]!, dice.optionSteps[o]!)
      if (value > best) best = value
    }
    sum += dice.probability[g]! * best
  }
  return sum
}

/**
 * Values by node (entry 0 unused) where all rows are worth the same, if a farkle is worth
 * `farkle`: a bank is always worth `bank`, and the best is taken. By iteration; the chance to go on
 * for ever is nil.
 */
export function valuesFarAhead(
  game: WinGame,
  bank: Probability,
  farkle: Probability,
): Float64Array {
  let values = new Float64Array(game.model.nodes.length + 1).fill(bank)
  for (;;) {
    const next = values.slice()
    for (const n of game.model.nodes) {
      const risk = game.model.byDice[n]!.farkleProbability
      const rolled = rollWithoutFarkle(game, n, (left) => values[left]!) + risk * farkle
      next[n] = game.model.bankable[n] ? Math.max(bank, rolled) : rolled
    }
    const change = game.model.nodes.reduce(
      (most, n) => Math.max(most, Math.abs(next[n]! - values[n]!)),
      0,
    )
    values = next
    if (change <= 1e-17) return values
  }
}

/** The value of rolling at node n and a row. */
function rollAt(
  model: TurnModel,
  n: TurnNode,
  row: number,
  certain: Probability,
  best: readonly Float64Array[],
): Probability {
  const { groupCount, probability, optionStart, optionLeft, optionSteps } = model.byDice[n]!
  let sum = certain
  for (let g = 0; g < groupCount; g++) {
    let most = 0
    for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
      const value = best[optionLeft[o]!]![row + optionSteps[o]!]!
      if (value > most) most = value
    }
    sum += probability[g]! * most
  }
  return sum
}

/**
 * Evaluates one turn (eq. 1 and 2) given the values of the states that it can lead to; `farkle` is
 * what a farkle is worth, `firstFarkle` one in the first roll, by default what the values say. The plain way, for looking closely at one
 * state; solvers use a faster one with the same result.
 */
export function turnValues(
  game: WinGame,
  endings: GameEndings,
  state: WinState,
  valueOf: ValueOf,
  farkle: Probability = farkleValue(game, state, valueOf),
  firstFarkle: Probability = firstFarkleValue(game, state, valueOf),
): TurnValues {
  const losing = losingValue(game, state, valueOf)
  const farkleAt = farklesByRow(game, state, valueOf, farkle)
  const { model, perRow } = game
  const { own, opponent, opponentFarkles, second = false } = state
  const past = pastOf(endings, second)
  const goal = goalRow(game, own)
  const ahead = past?.of(own, opponent)
  const end = endRow(game, own)
  const start = past ? past.startOf(own, opponent, farkle) : end
  // With no such row all rows beyond some point are alike, and going on is solved there.
  const rows = start ?? Math.max(end, ahead!.past.rows - 1 - ahead!.lead)
  const length = rows + model.largestSteps + 1
  const minimum = minimumRowAt(game, own)
  const bank = new Float64Array(length)
  for (let row = 0; row < length; row++) {
    if (row < minimum || (game.exact && row >= end)) bank[row] = NO_BANK
    else if (row < goal) {
      bank[row] =
        1 -
        valueOf({
          own: opponent,
          opponent: own + row * perRow,
          ownFarkles: opponentFarkles,
          opponentFarkles: 0,
          second: nextSeat(game, second),
        })
    } else {
      bank[row] = ahead ? ahead.past.bank[Math.min(row + ahead.lead, ahead.past.rows - 1)]! : 1
    }
  }
  const best = Array.from({ length: model.nodes.length + 1 }, () => new Float64Array(length))
  const far = start === null ? valuesFarAhead(game, bank[length - 1]!, farkle) : null
  for (const n of model.nodes) {
    for (let row = rows; row < length; row++) {
      best[n]![row] = far
        ? far[n]!
        : ahead
          ? valuePastGoal(
              game,
              ahead.past,
              n,
              Math.min(row + ahead.lead, ahead.past.rows - 1),
              farkle,
            )
          : valueAtGoal(game, n, farkle, losing)
    }
  }
  const roll = Array.from({ length: model.nodes.length + 1 }, () => new Float64Array(rows))
  for (let row = rows - 1; row >= 0; row--) {
    const lost = farkleAt(row)
    for (const n of model.nodes) {
      const certain =
        game.instantWin[n]! +
        model.byDice[n]!.farkleProbability * lost +
        game.losingRoll[n]! * losing
      const rolled = rollAt(model, n, row, certain, best)
      roll[n]![row] = rolled
      best[n]![row] = model.bankable[n] ? Math.max(bank[row]!, rolled) : rolled
    }
  }
  if (game.firstPenalty > 0) {
    const { start, byDice } = model
    roll[start]![0]! += byDice[start]!.farkleProbability * (firstFarkle - farkle)
  }
  return { start: model.start, rows, farkle, farkleAt, firstFarkle, losing, bank, roll, best }
}

/** The value of the whole turn: its first roll, with nothing in hand. */
export function turnValue({ start, roll }: TurnValues): Probability {
  return roll[start]![0]!
}
