import { diceWords, PLAIN_WRITING, percentWords } from '../farkle/analysis/analysis-words.ts'
import type { StudyKit } from './study-kit.ts'
import type { Question } from './question.ts'
import { thumbOf } from './thumb.ts'

const points = PLAIN_WRITING.points

const COMPARE =
  'Compare what each choice leaves: the better of banking its turn total and rolling its dice.'

/** How often dice farkle: "5 dice farkle 7.7 % of the time, 4 dice 15.7 %." */
function riskWords({ game }: StudyKit, counts: readonly number[]): string {
  const chanceOf = (dice: number): number => game.model.byDice[dice]!.farkleProbability
  const risky = counts.filter((dice) => chanceOf(dice) > 0)
  const safe = counts.filter((dice) => chanceOf(dice) === 0)
  const risks = risky.map((dice, i) => {
    const chance = percentWords(chanceOf(dice), PLAIN_WRITING)
    if (i > 0) return `${diceWords(dice)} ${chance}`
    return `${diceWords(dice)} ${dice === 1 ? 'farkles' : 'farkle'} ${chance} of the time`
  })
  const sentences = safe.map((dice) => `${diceWords(dice)} cannot farkle.`)
  return [...sentences, ...(risks.length > 0 ? [`${risks.join(', ')}.`] : [])].join(' ')
}

/** What else there is to look at besides the dice. */
function stakesWords({ goal, game }: StudyKit, question: Question): string[] {
  const { own, opponent, turnTotal, dice } = question.position
  const words: string[] = []
  const risky = question.options.some(({ farkleProbability }) => farkleProbability > 0)
  if (turnTotal > 0 && risky) {
    const made = points(turnTotal)
    words.push(
      'left' in dice ? `A farkle loses ${made}.` : `A farkle loses ${made} and what you set aside.`,
    )
  }
  if (goal === 'points') return words
  if (question.finalTurn) {
    words.push(`This turn is the last: a tie takes ${points(opponent - own)}.`)
  } else {
    const { goal: target } = game.rules
    words.push(
      `You are ${points(target - own)} from the goal, the opponent ${points(target - opponent)}.`,
    )
  }
  return words
}

function whatToLookAt(kit: StudyKit, question: Question): string {
  const counts = [...new Set(question.options.map(({ diceLeft }) => diceLeft))].sort(
    (a, b) => b - a,
  )
  return [riskWords(kit, counts), ...stakesWords(kit, question)].join(' ')
}

/** First what to look at, then the rule that decides; neither says what to do. */
export function hintOf(kit: StudyKit, question: Question, step: 1 | 2): string {
  if (step === 1) return whatToLookAt(kit, question)
  return thumbOf(kit, question)?.hint ?? COMPARE
}
