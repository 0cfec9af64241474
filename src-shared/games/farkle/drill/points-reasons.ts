import { DECIMALS, grouped, writtenDifference } from '../../../texts/numbers.ts'
import { percentWords } from '../analysis/analysis-words.ts'
import { farkleTexts } from '../texts/texts.ts'
import { asideWords, diceWords, points, valueOfOthers } from './hand-words.ts'
import type { RankedOption } from './question.ts'
import type { StudyKit } from './study-kit.ts'

/** "100 + 241.0" */
function sumWords({ turnTotal, value }: RankedOption): string {
  const gain = writtenDifference(value, turnTotal, DECIMALS.points)
  return `${grouped(turnTotal)} ${gain < 0 ? '−' : '+'} ${points(Math.abs(gain))}`
}

export function pointsHand(kit: StudyKit, option: RankedOption): string {
  const words = farkleTexts.study.why.points
  const aside = asideWords(kit, option)
  if (option.best === 'bank') return words.bank(aside, grouped(option.turnTotal))
  if (option.diceLeft === 0) return words.gaveUp(points(option.value))
  return words.roll(aside, diceWords(kit, option), sumWords(option), points(option.value))
}

export function pointsRoll(kit: StudyKit, roll: RankedOption): string {
  const words = farkleTexts.study.why.points
  const { value, farkleProbability, afterFarkle } = roll
  const others = valueOfOthers(roll)
  if (roll.diceLeft === 0 || others === null) return pointsHand(kit, roll)
  const dice = diceWords(kit, roll)
  if (farkleProbability === 0) return words.safe(dice, points(value))
  const cost = -(afterFarkle ?? 0)
  const said = cost > 0.05 ? points(cost) : ''
  return words.parts(dice, points(value), percentWords(farkleProbability), said, points(others))
}
