import { asProbability, type Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { startTurnKernel, type TurnKernel } from '../win/lane-turns.ts'
import { turnProgram } from '../win/turn-kernel.ts'
import { NO_BANK, valueAtGoal } from '../win/turn-values.ts'
import { winGame, type WinGame } from '../win/win-game.ts'
import { LANES } from '../win/win-states.ts'
import type { TurnModel } from '../turn/turn-model.ts'

/** Smaller probabilities do not change a result. */
const NEGLIGIBLE = 1e-18

const GROWTHS = Array.from({ length: 60 }, (_, i) => 1.0005 * 1.0007 ** (i * i * 0.2))

/** Beyond this, or unsettled after so many steps, the mean is taken to be infinite. */
const ENDLESS = 1e9
const MAX_STEPS = 5_000

/**
 * Largest mean of growth^rows over one turn under any play, a turn without score counting 1; null
 * if unbounded. Per node, mean * growth^-row does not depend on the row: a fixed point, reached
 * from below.
 */
function largestMean({ nodes, start, byDice }: TurnModel, growth: number): number | null {
  let values = new Float64Array(nodes.length + 1).fill(1)
  let rolled = 0
  for (let change = 1, step = 0; change > 1e-9; step++) {
    const next = values.slice()
    change = 0
    for (const n of nodes) {
      const { groupCount, probability, optionStart, optionLeft, optionSteps } = byDice[n]!
      let sum = 0
      for (let g = 0; g < groupCount; g++) {
        let best = 0
        for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
          best = Math.max(best, growth ** optionSteps[o]! * values[optionLeft[o]!]!)
        }
        sum += probability[g]! * best
      }
      if (n === start) rolled = sum
      next[n] = Math.max(1, sum)
      change = Math.max(change, next[n] - values[n]!)
    }
    if (rolled > ENDLESS || step > MAX_STEPS) return null
    values = next
  }
  return rolled + 1
}

/** Bound on the rows that this many turns make together, up to NEGLIGIBLE probability. */
type RowsWithin = (turns: number) => number

/**
 * Bounds by Markov's inequality: under any play the mean of growth^rows is at most M^turns, so
 * `rows` or more have probability at most M^turns / growth^rows. Takes the smallest bound over
 * GROWTHS. The model must not be endless.
 */
function rowsWithin(model: TurnModel): RowsWithin {
  const known: { readonly mean: number; readonly growth: number }[] = []
  for (const growth of GROWTHS) {
    const mean = largestMean(model, growth)
    if (mean === null) break
    known.push({ mean: Math.log(mean), growth: Math.log(growth) })
  }
  return (turns) =>
    turns === 0
      ? 0
      : known.reduce(
          (least, { mean, growth }) =>
            Math.min(least, Math.ceil((turns * mean - Math.log(NEGLIGIBLE)) / growth)),
          Infinity,
        )
}

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

interface RoundsTable {
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
