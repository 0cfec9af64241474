import { turnKernel } from '../win/turn-kernel.ts'
import {
  endRow,
  gameOfSeat,
  goalRow,
  LANES,
  minimumRowAt,
  nextSeat,
  stateIndex,
} from '../win/win-states.ts'
import {
  farklesByRow,
  farkleValue,
  losingValue,
  NO_BANK,
  pastOf,
  valueAtGoal,
  valuePastGoal,
  valuesOf,
} from '../win/turn-values.ts'
import { longestTurn } from '../win/past-goal.ts'
import {
  plainEvaluations,
  type SolvedGame,
  type TurnGuides,
  type EvaluateTurn,
} from './turn-guide.ts'
import { cellOf } from './turn-mass.ts'

/** Evaluates turns with a kernel; without `keepsRolls` the values of rolling are missing. */
function kernelTurns(solved: SolvedGame, keepsRolls: boolean): EvaluateTurn {
  const mine = turnsOfSide(solved, keepsRolls, false)
  let theirs: EvaluateTurn | null = null
  return (state) => {
    if (!state.second || !solved.game.opponent) return mine(state)
    theirs ??= turnsOfSide(solved, keepsRolls, true)
    return theirs(state)
  }
}

function turnsOfSide(solved: SolvedGame, keepsRolls: boolean, isOpponent: boolean): EvaluateTurn {
  const { endings, values } = solved
  const game = gameOfSeat(solved.game, isOpponent)
  const { model } = game
  const valueOf = valuesOf(game, values)
  const plain = plainEvaluations(solved)
  const room = longestTurn(game, pastOf(endings, isOpponent))
  const kernel = turnKernel(game, room, keepsRolls)
  const area = kernel.areas[0]!
  const bank = new Float64Array(room + model.largestSteps + 1)
  const best = new Float64Array(cellOf(model, bank.length, 1))
  const roll = new Float64Array(keepsRolls ? best.length : 0)
  return (state) => {
    const { own, opponent, opponentFarkles, second = false } = state
    const past = pastOf(endings, second)
    const farkle = farkleValue(game, state, valueOf)
    const losing = losingValue(game, state, valueOf)
    const farkleAt = farklesByRow(game, state, valueOf, farkle)
    const rows = past ? past.startOf(own, opponent, farkle) : endRow(game, own)
    // Without a row from which the best action is fixed, use the plain evaluation.
    if (rows === null || rows > room) return plain(state)
    const ahead = past?.of(own, opponent)
    const minimum = minimumRowAt(game, own)
    const goal = goalRow(game, own)
    const base = stateIndex(game, opponent, own, opponentFarkles, 0, nextSeat(game, second))
    for (let row = 0; row <= rows + model.largestSteps; row++) {
      const at = ahead ? Math.min(row + ahead.lead, ahead.past.rows - 1) : 0
      if (row < minimum || (game.exact && row >= rows)) bank[row] = NO_BANK
      else if (row < goal) bank[row] = 1 - values[base + row * game.perRow]!
      else bank[row] = ahead ? ahead.past.bank[at]! : 1
      if (row < rows) {
        area.bank[row * LANES] = bank[row]!
        if (game.farkleTakes) area.farkle[row * LANES] = farkleAt(row)
      } else {
        for (let n = 1; n <= model.nodes.length; n++) {
          const cell = cellOf(model, row, n)
          best[cell] = ahead
            ? valuePastGoal(game, ahead.past, n, at, farkle)
            : valueAtGoal(game, n, farkle, losing)
          area.best[cell * LANES] = best[cell]!
        }
      }
    }
    kernel.farkle.fill(farkle)
    kernel.losing.fill(losing)
    kernel.run(area, rows)
    const cells = cellOf(model, rows, 1)
    for (let cell = 0; cell < cells; cell++) best[cell] = area.best[cell * LANES]!
    if (keepsRolls) for (let cell = 0; cell < cells; cell++) roll[cell] = area.roll[cell * LANES]!
    return { rows, alike: false, bank, best, roll }
  }
}

/** TurnGuides by the solver's compiled kernel, many times as fast as plainEvaluations. */
export function kernelGuides(solved: SolvedGame): TurnGuides {
  return kernelTurns(solved, false)
}

export function kernelEvaluations(solved: SolvedGame): EvaluateTurn {
  return kernelTurns(solved, true)
}
