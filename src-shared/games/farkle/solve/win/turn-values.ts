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

/** A state at the start of a turn: banked scores in grid steps, farkles in a row. */
export interface WinState {
  readonly own: number
  readonly opponent: number
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Whether the mover is the second player, where seats matter. */
  readonly second?: boolean | undefined
}

/**
 * W(b, d, n, t) of eq. 1 (Busche and Neller 2017) within one turn, by row t. From `rows` on the
 * best action is fixed: bank, or roll if no farkle is possible.
 */
export interface TurnValues {
  readonly start: TurnNode
  readonly rows: number
  /** Farkle value of the mover, if no turn total is taken. */
  readonly farkle: Probability
  /** Farkle value by row. */
  readonly farkleAt: (row: number) => Probability
  /** Farkle value in the first roll, and value of a roll of the losing dice. */
  readonly firstFarkle: Probability
  readonly losing: Probability
  /** Value of banking by row, through `rows` plus one longest roll; -1 where not allowed. */
  readonly bank: Float64Array
  /** Value of rolling, [n][row], below `rows`; entry 0 unused. */
  readonly roll: readonly Float64Array[]
  /** Value of the better of both, [n][row], as long as `bank`. */
  readonly best: readonly Float64Array[]
}

/** Marks a row that may not be banked; real values are larger. */
export const NO_BANK = -1

/**
 * A mover's turn beyond the goal with a final turn: how far to go on before the other player's last
 * turn. Rows are leads: row k leads by k * perRow + rest, with `rest` constant in a turn. From some
 * row on (`limit`) the mover banks with dice that can farkle and rolls the others. Dice that may
 * not be banked are rolled, and avoided if possible: from them a turn farkles with probability
 * `lost` of the game, in every row.
 */
export interface PastGoal {
  readonly rows: number
  /** Value of banking by row; the last row of each array stands for all larger ones. */
  readonly bank: Float64Array
  /** Value of playing on so at node n, farkles counting 0, [n][row]; see valuePastGoal. */
  readonly value: readonly Float64Array[]
  /** Largest farkle value for which this play is right from the row on. */
  readonly limit: Float64Array
}

export class PastGoals {
  readonly final: FinalTurn
  /** By the lead besides whole rows (`rest`), and whether the opponent has banked before. */
  readonly known: Map<string, PastGoal>
  readonly #game: WinGame
  readonly #solve: (opponent: number, rest: number) => PastGoal

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

  /** The PastGoal of a mover with `own` banked, and the lead in whole rows before the turn. */
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

  /** First row of the turn from which `past.value` holds for this farkle value; null for none. */
  startOf(own: number, opponent: number, farkle: Probability): number | null {
    const { past, lead } = this.of(own, opponent)
    const first = endRow(this.#game, own)
    for (let row = first; row + lead < past.rows; row++) {
      if (farkle <= past.limit[row + lead]!) return row
    }
    return null
  }
}

/** Value at node n and a row of a PastGoal, for this farkle value. */
export function valuePastGoal(
  { lost }: WinGame,
  { value }: PastGoal,
  n: TurnNode,
  row: number,
  farkle: Probability,
): Probability {
  return value[n]![row]! + lost[n]! * farkle
}

/** Value if the goal wins at once, or beyond an exact goal; `losing`: value of losing dice. */
export function valueAtGoal(
  { lost, losingLater, exact }: WinGame,
  n: TurnNode,
  farkle: Probability,
  losing: Probability,
): Probability {
  return exact ? farkle : 1 - lost[n]! * (1 - farkle) - losingLater[n]! * (1 - losing)
}

export function lostInRoll({ model, lost }: WinGame, n: TurnNode): Probability {
  const { groupCount, probability, optionStart, optionLeft, farkleProbability } = model.byDice[n]!
  let sum = farkleProbability
  for (let g = 0; g < groupCount; g++) {
    const left = optionLeft.subarray(optionStart[g], optionStart[g + 1])
    sum += probability[g]! * left.reduce((least, other) => Math.min(least, lost[other]!), 1)
  }
  return sum
}

export interface GameEndings {
  readonly past: PastGoals | null
  /** For movers in the second seat, where the first player answers. */
  readonly opponentPast?: PastGoals | null
}

export function pastOf(
  { past, opponentPast = null }: GameEndings,
  second = false,
): PastGoals | null {
  return second ? opponentPast : past
}

/** The last turn of a mover in this seat; null for none. */
export function finalTurnOf(endings: GameEndings, second = false): FinalTurn | null {
  // It is part of the PastGoals of the other seat.
  return (pastOf(endings, !second) ?? endings.past)?.final ?? null
}

export type ValueOf = (state: WinState) => Probability

export function valuesOf(game: WinGame, values: Float64Array): ValueOf {
  return ({ own, opponent, ownFarkles, opponentFarkles, second }) =>
    asProbability(values[stateIndex(game, own, opponent, ownFarkles, opponentFarkles, second)]!)
}

export function farkleValue(game: WinGame, state: WinState, valueOf: ValueOf): Probability {
  return passedOn(game, state, valueOf, afterFarkle(game, state.own, state.ownFarkles))
}

/** Farkle value by row, where a farkle may take the turn total from the banked score. */
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

function firstFarkleValue(game: WinGame, state: WinState, valueOf: ValueOf): Probability {
  return passedOn(game, state, valueOf, afterFirstFarkle(game, state.own, state.ownFarkles))
}

export function losingValue(game: WinGame, state: WinState, valueOf: ValueOf): Probability {
  return game.losesBanked ? passedOn(game, state, valueOf, afterLosingDice(state.own)) : 0
}

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

/** Value of rolling without the farkle term; `valueAt` values a node this many rows later. */
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

/** Values by node where all rows are alike, for fixed values of a bank and a farkle. */
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

/** Value of rolling at node n and a row; `certain` is the part without options. */
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
 * Evaluates the Bellman equation of one turn (eq. 1 and 2) from the values of the states it leads to;
 * farkle values default to theirs. The plain implementation; kernels give the same result faster.
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
  // Without such a row all rows beyond some point are alike and are solved together.
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

export function turnValue({ start, roll }: TurnValues): Probability {
  return roll[start]![0]!
}
