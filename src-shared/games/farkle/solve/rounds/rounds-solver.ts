import { asProbability, type Points, type Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { startTurnKernel, type TurnKernel } from '../win/lane-turns.ts'
import { turnProgram } from '../win/turn-kernel.ts'
import { NO_BANK, valueAtGoal } from '../win/turn-values.ts'
import { winGame, type WinGame } from '../win/win-game.ts'
import { LANES } from '../win/win-states.ts'
import { rowsWithin, type RowsWithin } from './turn-bounds.ts'

/** Changes with every change of what is computed. */
export const ROUNDS_VERSION = 1

/** A game of rounds, laid out: who has more points after so many rounds each wins. */
export interface RoundsGame {
  readonly game: WinGame
  readonly rounds: number
  /** Whether it counts who has banked before: the first bank has a minimum of its own. */
  readonly opens: boolean
  readonly within: RowsWithin
  /** The largest difference, in rows, at which a whole game is still open. */
  readonly widest: number
}

/** Lays out a game of rounds that parseRuleSet has accepted. */
export function roundsGame(rules: RuleSet): RoundsGame {
  const game = winGame(rules)
  const within = rowsWithin(game.model)
  return {
    game,
    rounds: rules.rounds,
    opens: game.minimumFirstRow > game.minimumRow,
    within,
    widest: within(rules.rounds),
  }
}

/** Where a game of rounds stands at the start of a turn. */
export interface RoundsState {
  /** Turns left of both players, this one among them. */
  readonly left: number
  /** What the mover leads by, in rows. */
  readonly lead: number
  /** Whether the mover and the other one have banked before; for games in which it counts. */
  readonly opened: boolean
  readonly otherOpened: boolean
}

/** The pairs of players who have banked before that are told apart: the mover first. */
const OPENINGS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const

/** A solved game of rounds. */
export interface RoundsTable {
  /** By turns left, openings and lead: see roundsValue. */
  readonly values: Float64Array
  readonly evaluations: number
}

const openingsOf = ({ opens }: RoundsGame): number => (opens ? OPENINGS.length : 1)

/** How many states are solved. */
export function roundsStates(rounds: RoundsGame): number {
  return 2 * rounds.rounds * openingsOf(rounds) * (2 * rounds.widest + 1)
}

function placeOf(rounds: RoundsGame, { left, lead, opened, otherOpened }: RoundsState): number {
  const opening = rounds.opens ? (opened ? 0 : 2) + (otherOpened ? 0 : 1) : 0
  const row = (left - 1) * openingsOf(rounds) + opening
  return row * (2 * rounds.widest + 1) + lead + rounds.widest
}

/** The mover's chance at the start of a turn, of a game that is solved as far as fewer turns left. */
export function roundsValue(
  rounds: RoundsGame,
  values: Float64Array,
  state: RoundsState,
): Probability {
  const { left, lead } = state
  if (left === 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5
  // Nobody makes up for more in the turns that are left.
  const most = rounds.within(Math.ceil(left / 2))
  if (lead > most) return 1
  if (lead < -most) return 0
  return asProbability(values[placeOf(rounds, state)]!)
}

/** The turns of one number of turns left, two leads side by side. */
class RoundsLayer {
  evaluations = 0
  readonly #rounds: RoundsGame
  readonly #values: Float64Array
  readonly #kernel: TurnKernel
  /** Rows that a turn never comes to but for what counts for nothing. */
  readonly #longest: number

  constructor(rounds: RoundsGame, values: Float64Array) {
    const { game } = rounds
    this.#rounds = rounds
    this.#values = values
    this.#longest = Math.max(rounds.within(1), game.minimumFirstRow) + 1
    this.#kernel = startTurnKernel(turnProgram(game, this.#longest))
  }

  solve(left: number): void {
    const most = this.#rounds.within(Math.ceil(left / 2))
    for (const [opened, otherOpened] of OPENINGS.slice(0, openingsOf(this.#rounds))) {
      for (let lead = -most; lead <= most; lead += LANES) {
        this.#solvePair({ left, lead, opened, otherOpened }, Math.min(most, lead + 1))
      }
    }
  }

  #solvePair(first: RoundsState, last: number): void {
    const area = this.#kernel.areas[0]!
    const { game } = this.#rounds
    const minimum = first.opened ? game.minimumRow : game.minimumFirstRow
    const nextMost = this.#rounds.within(Math.ceil((first.left - 1) / 2))
    // From here on a bank wins for certain, or the turn never comes so far.
    const sure = Math.max(minimum, nextMost + 1 - first.lead)
    const rows = Math.max(1, Math.min(this.#longest, sure))
    for (let lane = 0; lane < LANES; lane++) {
      const state = { ...first, lead: Math.min(last, first.lead + lane) }
      this.#kernel.farkle[lane] = this.#after(state, 0, state.opened)
      for (let row = 0; row < rows; row++) {
        area.bank[row * LANES + lane] = row < minimum ? NO_BANK : this.#after(state, row, true)
      }
    }
    const { nodes, largestSteps } = game.model
    for (const n of nodes) {
      for (let lane = 0; lane < LANES; lane++) {
        // Dice that may not be banked are rolled first.
        const value = valueAtGoal(game, n, this.#kernel.farkle[lane]!, 0)
        for (let row = rows; row <= rows + largestSteps; row++) {
          area.best[(row * nodes.length + n - 1) * LANES + lane] = value
        }
      }
    }
    this.#kernel.run(area, rows)
    for (let lane = 0; lane < LANES && first.lead + lane <= last; lane++) {
      const place = placeOf(this.#rounds, { ...first, lead: first.lead + lane })
      this.#values[place] = this.#kernel.result[lane]!
      this.evaluations++
    }
  }

  /** The mover's chance after a turn that made so many rows. */
  #after({ left, lead, otherOpened }: RoundsState, made: number, opened: boolean): Probability {
    const next = { left: left - 1, lead: -(lead + made), opened: otherOpened }
    return 1 - roundsValue(this.#rounds, this.#values, { ...next, otherOpened: opened })
  }
}

/**
 * Solves a game of rounds: only the difference of the scores counts, the turns left, and who has
 * banked before, so each layer follows from the next without any iteration.
 */
export function solveRounds(
  rounds: RoundsGame,
  progress: (fraction: number) => void = () => {},
): RoundsTable {
  const values = new Float64Array(roundsStates(rounds))
  const layer = new RoundsLayer(rounds, values)
  const turns = 2 * rounds.rounds
  for (let left = 1; left <= turns; left++) {
    layer.solve(left)
    progress((left / turns) ** 2)
  }
  return { values, evaluations: layer.evaluations }
}

/** The chance of the player who begins. */
export function firstChance(rounds: RoundsGame, { values }: RoundsTable): Probability {
  const state = { left: 2 * rounds.rounds, lead: 0, opened: false, otherOpened: false }
  return roundsValue(rounds, values, state)
}

/** Points of one row. */
export const rowPoints = ({ game }: RoundsGame): Points => game.model.grid
