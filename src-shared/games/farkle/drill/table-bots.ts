import { seededRandom, type Random } from '../../../dice/random.ts'
import type { Points } from '../../../base/units.ts'
import { highestOther, type Position } from '../analysis/position.ts'
import type { TableBot } from '../requests/table.ts'
import { bankCardAtHand } from '../input/shipped-cards.ts'
import { placeOf } from './choices.ts'
import type { Question } from './question.ts'
import type { ThumbRule } from '../solve/thumb/thumb-rule.ts'
import type { StudyKit } from './study-kit.ts'
import { thumbChoice } from './thumb-choice.ts'
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

export const CARD_COLUMNS: Readonly<Partial<Record<TableBot, number>>> = { few: 1, columns: 4 }

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
  /** A better card than the shipped one, if known. */
  card?: ThumbRule,
): number {
  if (bot === 'perfect') return 0
  const columns = CARD_COLUMNS[bot]
  if (columns)
    // A card has one opponent: whoever is ahead.
    return thumbChoice(card ?? bankCardAtHand(kit.rules, columns).rule, kit.rules, {
      ...question,
      position: { ...position, opponent: highestOther(position) },
    })
  if (bot === 'careful' || bot === 'bold') return holdChoice(question, HOLD[bot])
  const strength = bot === 'points' ? 'strong' : (bot as 'casual' | 'beginner')
  const action = playerOf(strength, kit).choose(position, seededRandom(seed))
  return Math.max(0, placeOf(question, action))
}
