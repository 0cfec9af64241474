import type { Points, Probability } from '../../../base/units.ts'
import { pick, type Random } from '../../../dice/random.ts'
import { firstPosition, highestOther, type Position } from '../analysis/position.ts'
import { bankTurn, isBeyond } from './table.ts'
import type { JudgedAction } from './judge.ts'
import type { StudyKit } from './study-kit.ts'

interface ActionChance {
  readonly action: JudgedAction
  readonly chance: Probability
}

type PlayersView = Pick<StudyKit, 'goal' | 'game' | 'points'>

/** As a fraction of a turn's expected points. */
const CASUAL_TEMPERATURE = 0.05

/** In points, at least 1. */
export function casualTemperature({ points, game }: PlayersView): Points {
  // After the first bank its minimum does not matter.
  const usual: Position = { ...firstPosition(game.rules), own: game.grid }
  return Math.max(1, CASUAL_TEMPERATURE * points.startOfTurn(usual))
}

/** For wins: only winning banks if there are any, and no losing bank in the last turn. */
export function considered(
  { goal, game, points }: PlayersView,
  position: Position,
): readonly JudgedAction[] {
  const { actions: all, finalTurn } = points.judge(position)
  if (goal === 'points') return all
  const actions = all.filter(({ turnTotal }) => !isBeyond(game.rules, position.own, turnTotal))
  const winnerBy = (action: JudgedAction): string | null => {
    if (action.then === 'roll') return null
    // The last of three players still moves.
    if (finalTurn && position.own + action.turnTotal < highestOther(position)) return 'opponent'
    const end = bankTurn(game, position, action)
    return end.kind === 'over' ? end.winner : null
  }
  const winning = actions.filter((action) => winnerBy(action) === 'own')
  if (winning.length > 0) return winning
  const others = finalTurn ? actions.filter((action) => winnerBy(action) !== 'opponent') : actions
  // After the last roll there may be only a losing bank.
  return others.length > 0 ? others : actions
}

/** Plays for points with softmax errors: expensive mistakes are rarer. */
export class HumanPlayer {
  readonly #view: PlayersView
  /** In points: an action that loses this much is 1/e as likely as the best one. */
  readonly temperature: Points

  constructor(view: PlayersView, temperature = casualTemperature(view)) {
    this.#view = view
    this.temperature = temperature
  }

  chances(position: Position): ActionChance[] {
    const actions = considered(this.#view, position)
    const weights = this.#weights(actions)
    const sum = weights.reduce((all, weight) => all + weight, 0)
    return actions.map((action, i) => ({ action, chance: weights[i]! / sum }))
  }

  /** Requires at least one action. */
  choose(position: Position, random: Random): JudgedAction {
    const actions = considered(this.#view, position)
    return pick(random, actions, this.#weights(actions))
  }

  #weights(actions: readonly JudgedAction[]): number[] {
    return actions.map(({ value }) => Math.exp((value - actions[0]!.value) / this.temperature))
  }
}
