import type { Goal } from '../../../base/goal.ts'
import type { Points, Probability } from '../../../base/units.ts'
import { pick, type Random } from '../../../dice/random.ts'
import type { Position } from '../analysis/position.ts'
import { bankTurn, isBeyond, startOfGame } from './table.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import type { Judge, JudgedAction } from './judge.ts'

/** An action and how likely a player is to take it. */
export interface ActionChance {
  readonly action: JudgedAction
  readonly chance: Probability
}

/**
 * Part of a game that a player sees to decide by points, with an eye on its end if wins are the
 * goal.
 */
export interface PlayersView {
  readonly goal: Goal
  readonly game: WinGame
  /** The judge of points. */
  readonly points: Judge
}

/** The casual player's temperature as a part of a turn's expected points. */
const CASUAL_TEMPERATURE = 0.05

/** The losses, in points, that a casual player hardly feels; at least one point. */
export function casualTemperature({ points, game }: PlayersView): Points {
  // With something banked no minimum of a first bank is in the way.
  const usual: Position = { ...startOfGame(game.rules), own: game.grid }
  return Math.max(1, CASUAL_TEMPERATURE * points.startOfTurn(usual))
}

/**
 * Actions that a player considers: all legal ones or, where wins are the goal, only banks that win
 * if there are any, and in the last turn no bank that loses. Best for points first.
 */
export function considered(
  { goal, game, points }: PlayersView,
  position: Position,
): readonly JudgedAction[] {
  const { actions: all, finalTurn } = points.judge(position)
  if (goal === 'points') return all
  const actions = all.filter(({ turnTotal }) => !isBeyond(game.rules, position.own, turnTotal))
  const winnerBy = (action: JudgedAction): string | null => {
    if (action.then === 'roll') return null
    const end = bankTurn(game, position, action)
    return end.kind === 'over' ? end.winner : null
  }
  const winning = actions.filter((action) => winnerBy(action) === 'own')
  if (winning.length > 0) return winning
  const others = finalTurn ? actions.filter((action) => winnerBy(action) !== 'opponent') : actions
  // After the last roll there may be nothing but a bank that loses.
  return others.length > 0 ? others : actions
}

/** Somebody who plays for points and errs, the less often the dearer it is. */
export class HumanPlayer {
  readonly #view: PlayersView
  /** In points: an action that loses as much is 1/e as likely as the best one. */
  readonly temperature: Points

  constructor(view: PlayersView, temperature = casualTemperature(view)) {
    this.#view = view
    this.temperature = temperature
  }

  /** How likely each action is that is considered in a position; empty where the roll has decided. */
  chances(position: Position): ActionChance[] {
    const actions = considered(this.#view, position)
    const weights = this.#weights(actions)
    const sum = weights.reduce((all, weight) => all + weight, 0)
    return actions.map((action, i) => ({ action, chance: weights[i]! / sum }))
  }

  /** Draws an action; there must be one. */
  choose(position: Position, random: Random): JudgedAction {
    const actions = considered(this.#view, position)
    return pick(random, actions, this.#weights(actions))
  }

  #weights(actions: readonly JudgedAction[]): number[] {
    return actions.map(({ value }) => Math.exp((value - actions[0]!.value) / this.temperature))
  }
}
