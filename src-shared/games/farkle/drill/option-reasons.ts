import { grouped } from '../../../texts/numbers.ts'
import { bankAdvice, diceAdvice } from '../steps/step-advice.ts'
import { stepsChoice } from '../steps/steps-choice.ts'
import { farkleTexts } from '../texts/texts.ts'
import { asideWords, sameHand } from './hand-words.ts'
import { pointsHand, pointsRoll } from './points-reasons.ts'
import type { Question, RankedOption } from './question.ts'
import { ruleOfThumbOf } from './rule-of-thumb.ts'
import type { StudyKit } from './study-kit.ts'
import { games, notForPoints, winsHand, winsOf, winsRoll } from './wins-reasons.ts'

/** The option that the steps lead to; null where they are not known. */
function stepsOption(kit: StudyKit, question: Question): RankedOption | null {
  const { steps, rules } = kit
  const { position, options, finalTurn } = question
  if (steps.length === 0 || finalTurn || position.offer) return null
  const choice = stepsChoice(steps, rules, position, options, finalTurn)
  const isWon = kit.goal === 'wins' && position.own + choice.turnTotal >= rules.goal
  return isWon ? null : choice
}

/** Whether the steps lead to an option that loses nothing. */
export function followsSteps(kit: StudyKit, question: Question, better: RankedOption): boolean {
  const choice = stepsOption(kit, question)
  return choice !== null && choice.loss === 0 && sameHand(choice, better)
}

/** The last die, which farkles so often, brings all of them back. */
function lastDie({ rules }: StudyKit, { best, diceLeft, leftKinds }: RankedOption): string {
  const isLast = best === 'roll' && diceLeft === 1 && !leftKinds && rules.maxRolls === 0
  return isLast ? farkleTexts.study.why.lastDie(rules.dice) : ''
}

function bankOrRoll(
  kit: StudyKit,
  question: Question,
  better: RankedOption,
  worse: RankedOption,
): string {
  const { position, goal } = question
  const bank = { ...(better.best === 'bank' ? better : worse), setAside: [] }
  const roll = { ...(better.best === 'bank' ? worse : better), setAside: [] }
  const isDecided = better.best === 'bank' && bank.outcome === 'wins'
  const isStep = !isDecided && followsSteps(kit, question, better)
  const advice = isStep ? bankAdvice(kit.steps, better.diceLeft, goal === 'wins') : null
  const told =
    goal === 'wins'
      ? [
          winsHand(kit, position, bank, winsOf(bank)),
          winsRoll(kit, roll, isDecided ? winsOf(roll) : games(roll.value)),
        ]
      : [pointsRoll(kit, roll), pointsHand(kit, bank)]
  const when = isDecided ? '' : (advice ?? ruleOfThumbOf(kit, question, better)?.text ?? '')
  return [when, ...told, lastDie(kit, better)].filter(Boolean).join(' ')
}

/** The step on which dice to set aside, where it decides or has an exception; empty elsewhere. */
function diceStep(
  kit: StudyKit,
  question: Question,
  better: RankedOption,
  worse: RankedOption,
): string {
  const isOther = better.setAside.length > 0 && better.setAside.length !== worse.setAside.length
  const choice = isOther ? stepsOption(kit, question) : null
  if (choice === null) return ''
  const advice = (): string => diceAdvice(kit.steps, question.position, question.options)
  if (choice.loss === 0 && sameHand(choice, better)) return advice()
  return sameHand(choice, worse) ? farkleTexts.steps.notHere(advice()) : ''
}

function hands(
  kit: StudyKit,
  question: Question,
  better: RankedOption,
  worse: RankedOption,
): string {
  const { position, goal } = question
  const isSame = better.diceLeft === worse.diceLeft && better.best === worse.best
  if (isSame && better.best === 'roll' && better.points > worse.points && !better.leftKinds) {
    const [aside, other] = [asideWords(kit, better), asideWords(kit, worse)]
    const [more, less] = [grouped(better.points), grouped(worse.points)]
    return farkleTexts.study.why.bothLeave(better.diceLeft, aside, more, other, less)
  }
  const isDecided = better.outcome === 'wins'
  const bothBank = better.best === 'bank' && worse.best === 'bank'
  const told =
    goal === 'points'
      ? [pointsHand(kit, better), pointsHand(kit, worse)]
      : [
          winsHand(kit, position, better, winsOf(better)),
          winsHand(kit, position, worse, isDecided ? winsOf(worse) : games(worse.value)),
        ]
  const step = isDecided ? '' : diceStep(kit, question, better, worse)
  const isPlain = step !== '' || goal === 'points' || isDecided || bothBank || question.finalTurn
  const beside = isPlain ? '' : notForPoints(kit, question, better, worse)
  return [step, ...told, beside || lastDie(kit, better)].filter(Boolean).join(' ')
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
