import { seededRandom } from '../../../dice/random.ts'
import type { Points } from '../../../base/units.ts'
import type { Position } from '../analysis/position.ts'
import type { TableBot } from '../requests/table.ts'
import { cardAtHand } from '../input/shipped-cards.ts'
import { playerOf } from './bots.ts'
import { sameDice } from './choices.ts'
import type { Question } from './question.ts'
import type { ThumbRule } from '../solve/thumb/thumb-rule.ts'
import type { StudyKit } from './study-kit.ts'
import { thumbChoice } from './thumb-choice.ts'

const HOLD = { careful: 300, bold: 1000 } as const

/** Number of columns of the bots that play by a card. */
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
  if (columns) return thumbChoice(card ?? cardAtHand(kit.rules, columns), kit.rules, question)
  if (bot === 'careful' || bot === 'bold') return holdChoice(question, HOLD[bot])
  const strength = bot === 'points' ? 'strong' : (bot as 'casual' | 'beginner')
  const action = playerOf(strength, kit).choose(position, seededRandom(seed))
  const place = question.options.findIndex(
    (option) => option.then === action.then && sameDice(option, action),
  )
  return Math.max(0, place)
}
