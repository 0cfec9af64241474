import { asProbability, type Points, type Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { startTurnKernel, type TurnKernel } from '../win/lane-turns.ts'
import { turnProgram } from '../win/turn-kernel.ts'
import { NO_BANK, valueAtGoal } from '../win/turn-values.ts'
import { winGame, type WinGame } from '../win/win-game.ts'
import { LANES } from '../win/win-states.ts'
import { rowsWithin, type RowsWithin } from './turn-bounds.ts'

/** Increase when results change; part of the cache key. */
export const ROUNDS_VERSION = 1

export interface RoundsGame {
  readonly game: WinGame
  readonly rounds: number
  /** Whether states say who has banked before: the first bank has a larger minimum. */
  readonly opens: boolean
  readonly within: RowsWithin
  readonly widest: number
}

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

export interface RoundsState {
  /** Remaining turns of both players, this one included. */
  readonly left: number
  readonly lead: number
  /** Whether the mover and the other player have banked; used if `opens`. */
  readonly opened: boolean
  readonly otherOpened: boolean
}

/** Who has banked before, the mover first. */
const OPENINGS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const

export interface RoundsTable {
  /** Win probability of the mover by turns left, openings and lead; see roundsValue. */
  readonly values: Float64Array
  readonly evaluations: number
}

const openingsOf = ({ opens }: RoundsGame): number => (opens ? OPENINGS.length : 1)

export function roundsStates(rounds: RoundsGame): number {
  return 2 * rounds.rounds * openingsOf(rounds) * (2 * rounds.widest + 1)
}

function placeOf(rounds: RoundsGame, { left, lead, opened, otherOpened }: RoundsState): number {
  const opening = rounds.opens ? (opened ? 0 : 2) + (otherOpened ? 0 : 1) : 0
  const row = (left - 1) * openingsOf(rounds) + opening
  return row * (2 * rounds.widest + 1) + lead + rounds.widest
}

/** Win probability of the mover; all states with fewer turns left must be solved. */
export function roundsValue(
  rounds: RoundsGame,
  values: Float64Array,
  state: RoundsState,
): Probability {
  const { left, lead } = state
  if (left === 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5
  // No player makes up for more in the remaining turns.
  const most = rounds.within(Math.ceil(left / 2))
  if (lead > most) return 1
  if (lead < -most) return 0
  return asProbability(values[placeOf(rounds, state)]!)
}

/** The turns of one layer (turns left), two leads per kernel run. */
class RoundsLayer {
  evaluations = 0
  readonly #rounds: RoundsGame
  readonly #values: Float64Array
  readonly #kernel: TurnKernel
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
    // From this row on a bank wins for certain, or no turn gets there.
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

  #after({ left, lead, otherOpened }: RoundsState, made: number, opened: boolean): Probability {
    const next = { left: left - 1, lead: -(lead + made), opened: otherOpened }
    return 1 - roundsValue(this.#rounds, this.#values, { ...next, otherOpened: opened })
  }
}

/** Solves a game of rounds by layers of turns left; each follows from the next, no iteration. */
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

export function firstChance(rounds: RoundsGame, { values }: RoundsTable): Probability {
  const state = { left: 2 * rounds.rounds, lead: 0, opened: false, otherOpened: false }
  return roundsValue(rounds, values, state)
}

export const rowPoints = ({ game }: RoundsGame): Points => game.model.grid
