import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import type { QuestionOf } from '../../../services/ask-drill.ts'
import { formatNumber } from '../../../components/format.ts'
import type { DayPosition } from '../../game.ts'
import { canScore } from '../board/tray.ts'

const NONE: ReadonlySet<number> = new Set()

/** Scores only where they matter. */
export function dayPosition(question: QuestionOf<'farkle'>): DayPosition {
  const { position, goal, kind } = question
  const { own, opponent, turnTotal, dice } = position
  const words = farkleTexts.home.day
  const turn = turnTotal > 0 ? words.turn(formatNumber(turnTotal)) : words.first
  const scores = words.scores(formatNumber(own), formatNumber(opponent))
  const rolled = 'left' in dice ? Array.from({ length: dice.left }, () => null) : dice.rolled
  return {
    dice: rolled,
    isIdle: rolled.map((face, place) => face !== null && !canScore(question, NONE, place)),
    facts: goal === 'wins' ? `${scores} · ${turn}` : turn,
    asks: kind === 'roll-or-bank' ? words.bankOrRoll(rolled.length) : words.setAside,
  }
}
