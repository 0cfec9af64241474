import { seededRandom, type Random } from '../../../dice/random.ts'
import type { Points } from '../../../base/units.ts'
import { highestOther, type Position } from '../analysis/position.ts'
import type { TableBot } from '../requests/table.ts'
import { placeOf } from './choices.ts'
import type { Question } from './question.ts'
import type { StudyKit } from './study-kit.ts'
import type { StepRule } from '../steps/step-rule.ts'
import { stepsChoice } from '../steps/steps-choice.ts'
import type { PositionAction } from '../analysis/actions.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import { casualTemperature, considered, HumanPlayer } from './human-player.ts'

type BotStrength = 'beginner' | 'casual' | 'strong' | 'perfect'

interface TablePlayer {
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
  const wins = ({ turnTotal }: PositionAction): boolean =>
    position.own + turnTotal > highestOther(position)
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

const HOLD = { careful: 300, bold: 1000 } as const

/** Bots that follow the first steps, and how many. */
export const STEP_BOTS: Readonly<Partial<Record<TableBot, number>>> = {
  'three-steps': 3,
  'five-steps': 5,
}

function holdChoice({ options }: Question, at: Points): number {
  const most = Math.max(...options.map(({ turnTotal }) => turnTotal))
  const all = options.filter(({ turnTotal }) => turnTotal === most)
  const bank = all.find(({ then }) => then === 'bank')
  const roll = all.find(({ then }) => then === 'roll')
  const chosen = most >= at && bank ? bank : (roll ?? bank!)
  return options.indexOf(chosen)
}

export function tableChoice(
  kit: StudyKit,
  bot: TableBot,
  question: Question,
  position: Position,
  seed: string,
  /** Of a bot that follows steps; null for one that plays for points where there are none. */
  steps: readonly StepRule[] | null = null,
): number {
  if (bot === 'perfect') return 0
  if (STEP_BOTS[bot] && steps) {
    const { options, finalTurn } = question
    return options.indexOf(stepsChoice(steps, kit.rules, position, options, finalTurn))
  }
  if (bot === 'careful' || bot === 'bold') return holdChoice(question, HOLD[bot])
  const strength = bot === 'casual' || bot === 'beginner' ? bot : 'strong'
  const action = playerOf(strength, kit).choose(position, seededRandom(seed))
  return Math.max(0, placeOf(question, action))
}
