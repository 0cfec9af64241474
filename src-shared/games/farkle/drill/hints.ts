import { farkleTexts } from '../texts/texts.ts'
import { PLAIN_WRITING, percentWords } from '../analysis/analysis-words.ts'
import type { StudyKit } from './study-kit.ts'
import type { Question } from './question.ts'
import { ruleOfThumbOf } from './rule-of-thumb.ts'

const points = PLAIN_WRITING.points

/** How often dice farkle: "5 dice farkle 7.7 % of the time, 4 dice 15.7 %." */
function riskWords({ game }: StudyKit, counts: readonly number[]): string {
  const chanceOf = (dice: number): number => game.model.byDice[dice]!.farkleProbability
  const risky = counts.filter((dice) => chanceOf(dice) > 0)
  const safe = counts.filter((dice) => chanceOf(dice) === 0)
  const words = farkleTexts.study.hints
  const risks = risky.map((dice, i) =>
    (i === 0 ? words.farkles : words.farklesToo)(dice, percentWords(chanceOf(dice), PLAIN_WRITING)),
  )
  const sentences = safe.map(words.safe)
  return [...sentences, ...(risks.length > 0 ? [`${risks.join(', ')}.`] : [])].join(' ')
}

/** Hints on what matters besides the dice. */
function stakesWords({ goal, game }: StudyKit, question: Question): string[] {
  const { own, opponent, turnTotal, dice } = question.position
  const { hints } = farkleTexts.study
  const words: string[] = []
  const risky = question.options.some(({ farkleProbability }) => farkleProbability > 0)
  if (turnTotal > 0 && risky) {
    const made = points(turnTotal)
    words.push('left' in dice ? hints.stake(made) : hints.stakeAndDice(made))
  }
  if (goal === 'points') return words
  if (question.finalTurn) {
    words.push(hints.lastTurn(points(opponent - own)))
  } else {
    const { goal: target } = game.rules
    words.push(hints.toTheGoal(points(target - own), points(target - opponent)))
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
  return ruleOfThumbOf(kit, question)?.hint ?? farkleTexts.study.hints.compare
}
