import type { Probability, Value } from '../../../base/units.ts'
import { DECIMALS, decimals, grouped, writtenDifference } from '../../../texts/numbers.ts'
import { percentWords } from '../analysis/analysis-words.ts'
import { facesInWords, kindNames, kindsInWords } from '../analysis/kind-names.ts'
import { highestOther, type Position } from '../analysis/position.ts'
import { bankAdvice, diceAdvice } from '../steps/step-advice.ts'
import { stepsChoice } from '../steps/steps-choice.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Question, RankedOption } from './question.ts'
import { ruleOfThumbOf } from './rule-of-thumb.ts'
import type { StudyKit } from './study-kit.ts'

const sameHand = (a: RankedOption, b: RankedOption): boolean =>
  a.node === b.node && a.turnTotal === b.turnTotal

const points = (value: Value): string => decimals(value, DECIMALS.points)
const games = (chance: Probability): string => decimals(100 * chance, 1)

/** "1 5", with kinds for dice of one's own. */
const asideWords = ({ rules }: StudyKit, { setAside, kinds }: RankedOption): string =>
  facesInWords(setAside, kinds, kindNames(rules))

/** "5 dice", as they follow a verb such as "rolling". */
function diceWords({ rules }: StudyKit, { diceLeft, leftKinds }: RankedOption): string {
  return leftKinds
    ? kindsInWords(leftKinds, kindNames(rules))
    : farkleTexts.study.why.dice(diceLeft)
}

/** What the rolls without a farkle come to on average; null if there are none. */
function valueOfOthers({ value, farkleProbability, afterFarkle }: RankedOption): Value | null {
  const others = 1 - farkleProbability
  return others < 1e-9 ? null : (value - farkleProbability * (afterFarkle ?? 0)) / others
}

/** "100 + 241.0" */
function sumWords({ turnTotal, value }: RankedOption): string {
  const gain = writtenDifference(value, turnTotal, DECIMALS.points)
  return `${grouped(turnTotal)} ${gain < 0 ? '−' : '+'} ${points(Math.abs(gain))}`
}

function pointsHand(kit: StudyKit, option: RankedOption): string {
  const words = farkleTexts.study.why.points
  const aside = asideWords(kit, option)
  if (option.best === 'bank') return words.bank(aside, grouped(option.turnTotal))
  if (option.diceLeft === 0) return words.gaveUp(points(option.value))
  return words.roll(aside, diceWords(kit, option), sumWords(option), points(option.value))
}

function pointsRoll(kit: StudyKit, roll: RankedOption): string {
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

/** "9,900 to 9,750, the opponent to move" */
function scoreAfter(
  { own, opponent, third }: Position,
  { turnTotal, outcome }: RankedOption,
): string {
  const { score, toMove } = farkleTexts.study.why.wins
  const others = third === undefined ? [opponent] : [opponent, third]
  const said = score(grouped(own + turnTotal), others.map(grouped))
  return outcome === 'passes' || outcome === 'left-alone'
    ? `${said}, ${toMove(others.length + 1)}`
    : said
}

function winsHand(kit: StudyKit, position: Position, option: RankedOption, wins: string): string {
  const words = farkleTexts.study.why.wins
  const { turnTotal, diceLeft, outcome, best, farkleProbability } = option
  const aside = asideWords(kit, option)
  if (best === 'bank') {
    return words.bank[outcome!](aside, grouped(turnTotal), scoreAfter(position, option), wins)
  }
  if (diceLeft === 0) return words.gaveUp(wins)
  const chance = percentWords(farkleProbability)
  return words.roll(aside, diceWords(kit, option), grouped(turnTotal), wins, chance)
}

function winsRoll(kit: StudyKit, position: Position, roll: RankedOption, wins: string): string {
  const words = farkleTexts.study.why.wins
  const { farkleProbability, afterFarkle } = roll
  const others = valueOfOthers(roll)
  if (roll.diceLeft === 0 || others === null) return winsHand(kit, position, roll, wins)
  const dice = diceWords(kit, roll)
  if (farkleProbability === 0) return words.safe(dice, wins)
  const chance = percentWords(farkleProbability)
  return words.parts(dice, wins, chance, games(afterFarkle!), games(others))
}

/** "you are 450 behind, and they need 250" */
function standingWords({ rules }: StudyKit, position: Position): string {
  const { ahead, behind, level, theyNeed } = farkleTexts.study.why.wins
  const other = highestOther(position)
  const lead = position.own - other
  const where = lead === 0 ? level : lead > 0 ? ahead(grouped(lead)) : behind(grouped(-lead))
  const need = rules.goal - other
  return rules.end === 'rounds' || need <= 0 ? where : theyNeed(where, grouped(need))
}

/** What two hands make in points, beside the wins; empty where that is not known. */
function besidePoints(
  kit: StudyKit,
  { position }: Question,
  better: RankedOption,
  worse: RankedOption,
): string {
  const { pointsToo, pointsNot } = farkleTexts.study.why.wins
  const { actions } = kit.points.judge(position)
  const [more, less] = [better, worse].map(
    (option) =>
      actions.find((one) => sameHand({ ...option, ...one }, option) && one.then === option.best)
        ?.value,
  )
  if (more === undefined || less === undefined) return ''
  const by = writtenDifference(more, less, DECIMALS.points)
  if (by === 0) return ''
  return by > 0
    ? pointsToo(points(more), points(less))
    : pointsNot(points(more), points(less), standingWords(kit, position))
}

/** Whether the steps lead to an option that loses nothing. */
export function followsSteps(kit: StudyKit, question: Question, better: RankedOption): boolean {
  const { steps, rules } = kit
  const { position, options, finalTurn } = question
  if (steps.length === 0 || finalTurn || position.offer) return false
  const choice = stepsChoice(steps, rules, position, options, finalTurn)
  const isWon = kit.goal === 'wins' && position.own + choice.turnTotal >= rules.goal
  return !isWon && choice.loss === 0 && sameHand(choice, better)
}

const winsOf = ({ value }: RankedOption): string => farkleTexts.study.why.wins.games(games(value))

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
  const most = Math.max(...options.map((option) => option.points))
  const advice = isStep ? [diceAdvice(kit.steps, position, most)] : []
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
