import { grouped } from '../../../texts/numbers.ts'
import { bankAdvice, diceAdvice } from '../steps/step-advice.ts'
import { stepsChoice } from '../steps/steps-choice.ts'
import { farkleTexts } from '../texts/texts.ts'
import { asideWords, sameHand } from './hand-words.ts'
import { pointsHand, pointsRoll } from './points-reasons.ts'
import type { Question, RankedOption } from './question.ts'
import { ruleOfThumbOf } from './rule-of-thumb.ts'
import type { StudyKit } from './study-kit.ts'
import { besidePoints, games, winsHand, winsOf, winsRoll } from './wins-reasons.ts'

/** Whether the steps lead to an option that loses nothing. */
export function followsSteps(kit: StudyKit, question: Question, better: RankedOption): boolean {
  const { steps, rules } = kit
  const { position, options, finalTurn } = question
  if (steps.length === 0 || finalTurn || position.offer) return false
  const choice = stepsChoice(steps, rules, position, options, finalTurn)
  const isWon = kit.goal === 'wins' && position.own + choice.turnTotal >= rules.goal
  return !isWon && choice.loss === 0 && sameHand(choice, better)
}

function bankOrRoll(
  kit: StudyKit,
  question: Question,
  better: RankedOption,
  worse: RankedOption,
): string {
  const { position, goal } = question
  const bank = { ...(better.best === 'bank' ? better : worse), setAside: [] }
  const roll = better.best === 'bank' ? worse : better
  const isDecided = better !== roll && bank.outcome === 'wins'
  const isStep = !isDecided && followsSteps(kit, question, better)
  const advice = isStep ? bankAdvice(kit.steps, better.diceLeft, goal === 'wins') : null
  const told =
    goal === 'wins'
      ? [
          winsHand(kit, position, bank, winsOf(bank)),
          winsRoll(kit, position, roll, isDecided ? winsOf(roll) : games(roll.value)),
        ]
      : [pointsRoll(kit, roll), pointsHand(kit, bank)]
  const when = isDecided ? '' : (advice ?? ruleOfThumbOf(kit, question, better)?.text ?? '')
  return [when, ...told].join(' ').trim()
}

function hands(
  kit: StudyKit,
  question: Question,
  better: RankedOption,
  worse: RankedOption,
): string {
  const { position, goal, options } = question
  const isSame = better.diceLeft === worse.diceLeft && better.best === worse.best
  if (isSame && better.best === 'roll' && better.points > worse.points && !better.leftKinds) {
    const [aside, other] = [asideWords(kit, better), asideWords(kit, worse)]
    const [more, less] = [grouped(better.points), grouped(worse.points)]
    return farkleTexts.study.why.bothLeave(better.diceLeft, aside, more, other, less)
  }
  const isDecided = better.outcome === 'wins'
  // Who set aside as many dice broke another rule.
  const isOther = better.setAside.length > 0 && better.setAside.length !== worse.setAside.length
  const isStep = !isDecided && isOther && followsSteps(kit, question, better)
  const advice = isStep ? [diceAdvice(kit.steps, position, options)] : []
  if (goal === 'points') {
    return [...advice, pointsHand(kit, better), pointsHand(kit, worse)].join(' ')
  }
  const bothBank = better.best === 'bank' && worse.best === 'bank'
  const beside =
    isDecided || bothBank || question.finalTurn ? '' : besidePoints(kit, question, better, worse)
  const told = [
    winsHand(kit, position, better, winsOf(better)),
    winsHand(kit, position, worse, isDecided ? winsOf(worse) : games(worse.value)),
  ]
  return [...advice, ...told, beside].join(' ').trim()
}

/**
 * Why an option is better than another one that loses: the rule that decides, and what both make.
 * Says nothing of what a player did.
 */
export function whyBetter(
  kit: StudyKit,
  question: Question,
  better: RankedOption,
  worse: RankedOption,
): string {
  const isSame = sameHand(better, worse) && better.best !== worse.best
  return (isSame ? bankOrRoll : hands)(kit, question, better, worse)
}
