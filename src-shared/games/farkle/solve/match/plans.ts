import type { Points } from '../../../../base/units.ts'
import { keeping } from '../keeping.ts'
import type { TurnKey } from '../turn/turn-types.ts'
import type { TurnPolicy } from '../turn/turn-policy.ts'
import type { GameEndings } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { minimumRowAt } from '../win/win-states.ts'
import { topRow, type PlanOf } from './planned-player.ts'
import { holdPlan, policyPlan } from './turn-plan.ts'
import { TurnStrategies } from './turn-strategies.ts'

/** Plans by the policy for the kind of turn that the player is in. */
function strategyPlans(
  game: WinGame,
  mostRows: number,
  policyOf: (strategies: TurnStrategies, turn: TurnKey) => TurnPolicy,
): PlanOf {
  const strategies = new TurnStrategies(game.rules)
  const { grid } = strategies.model
  const plan = keeping((turn: TurnKey) =>
    policyPlan(game, policyOf(strategies, turn), grid, mostRows),
  )
  return (own, farkles) => plan(strategies.turnOf(own * game.grid, farkles))
}

function rowsToWin(game: WinGame, endings: GameEndings): number {
  return Math.max(topRow(game, endings), game.minimumFirstRow) + 1
}

/** Plans for most points; without a winning bank a turn may run to any total. */
export function pointsPlans(game: WinGame, endings: GameEndings, winningBank: boolean): PlanOf {
  const mostRows = winningBank ? rowsToWin(game, endings) : Infinity
  return strategyPlans(game, mostRows, (strategies, turn) => strategies.bestPolicy(turn))
}

/** Plans by the breakpoint tables, with a winning bank. */
export function tablePlans(game: WinGame, endings: GameEndings): PlanOf {
  return strategyPlans(game, rowsToWin(game, endings), (strategies, turn) =>
    strategies.tablePolicy(turn),
  )
}

export function holdPlans(game: WinGame, endings: GameEndings, at: Points): PlanOf {
  const row = Math.min(Math.ceil(at / game.model.grid), rowsToWin(game, endings))
  const plan = keeping((from: number) => holdPlan(game, from))
  return (own) => plan(Math.max(row, minimumRowAt(game, own)))
}
