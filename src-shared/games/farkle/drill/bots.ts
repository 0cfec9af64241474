import type { Random } from '../../../dice/random.ts'
import type { PositionAction } from '../analysis/actions.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import type { Position } from '../analysis/position.ts'
import { bankTurn } from './table.ts'
import { casualTemperature, considered, HumanPlayer } from './human-player.ts'
import type { StudyKit } from './study-kit.ts'

export type BotStrength = 'beginner' | 'casual' | 'strong' | 'perfect'

export interface TablePlayer {
  choose(position: Position, random: Random): PositionAction
}

const BEGINNER = 4

function present(action: PositionAction | undefined): PositionAction {
  if (!action) throw new Error('a player was asked to choose where the roll has decided')
  return action
}

/** Best for points; takes winning banks, and in the last turn rolls until it has one. */
function strongChoice(kit: StudyKit, position: Position): PositionAction {
  const actions = considered(kit, position)
  if (kit.goal === 'points' || !isLastTurn(kit.game, position)) return present(actions[0])
  const wins = (action: PositionAction): boolean => {
    const end = bankTurn(kit.game, position, action)
    return end.kind === 'over' && end.winner === 'own'
  }
  // After the last roll only a bank is left, which may lose.
  return present(actions.find((action) => action.then === 'roll' || wins(action)) ?? actions[0])
}

export function playerOf(strength: BotStrength, kit: StudyKit): TablePlayer {
  switch (strength) {
    case 'beginner':
      return new HumanPlayer(kit, BEGINNER * casualTemperature(kit))
    case 'casual':
      return kit.human
    case 'strong':
      return { choose: (position) => strongChoice(kit, position) }
    case 'perfect':
      return { choose: (position) => present(kit.judge.judge(position).actions[0]) }
  }
}
