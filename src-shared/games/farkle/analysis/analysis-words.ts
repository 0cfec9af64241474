import { decimals, grouped, writtenDifference } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Points, Probability } from '../../../base/units.ts'
import type { Action } from './actions.ts'
import type { Analysis, Option } from './analyser.ts'
import { facesInWords, kindsInWords } from './kind-names.ts'
import type { Position } from './position.ts'

/** Rounding error of solved values: smaller chances are shown as zero. */
const NEVER: Probability = 1e-12

/** Closer to 0 or 1 than this, the text says "less than" or "more than". */
const HARDLY: Probability = 0.000_001

/** Chance in percent, with one decimal; with more decimals close to 0 or 1. */
export function percentWords(chance: Probability): string {
  const { percent, lessThan, moreThan } = farkleTexts.analysis
  if (chance <= NEVER) return percent('0')
  if (chance >= 1 - NEVER) return percent('100')
  if (chance < HARDLY) return lessThan(percent(decimals(0.0001, 4)))
  if (chance > 1 - HARDLY) return moreThan(percent(decimals(99.9999, 4)))
  const near = Math.min(chance, 1 - chance)
  const places = [0.001, 0.0001, 0.00001].findIndex((limit) => near >= limit) + 1 || 4
  return percent(decimals(chance * 100, places))
}

/** Example: "1.2 percentage points". */
export function differenceWords(difference: Probability): string {
  const { percentagePoints, lessThan } = farkleTexts.analysis
  return difference < 0.0005
    ? lessThan(percentagePoints(decimals(0.1, 1)))
    : percentagePoints(decimals(difference * 100, 1))
}

/** Example: "12.3 points". */
export function pointsWords(difference: Points): string {
  const { points, lessThan } = farkleTexts.analysis
  return difference < 0.05 ? lessThan(points(decimals(0.1, 1))) : points(decimals(difference, 1))
}

/** Differences of the values as displayed, after rounding, so that a reader can check them. */
const winsBetween = (more: Option, less: Option): Probability =>
  writtenDifference(more.winProbability * 100, less.winProbability * 100, 2) / 100
const pointsBetween = (more: Option, less: Option): Points =>
  writtenDifference(more.expectedPoints, less.expectedPoints, 1)

/** Examples: "set aside 1 1 and bank 350", "roll 4 dice". `names` are those of kindNames. */
export function actionWords(action: Omit<Action, 'points'>, names: readonly string[]): string {
  const { setAsideAnd, takeUp } = farkleTexts.analysis
  const { setAside, kinds } = action
  if (action.takesUp) return takeUp(grouped(action.turnTotal), action.diceLeft)
  const next = nextWords(action, names)
  if (setAside.length === 0) return next
  return setAsideAnd(facesInWords(setAside, kinds, names), next)
}

/** The part after setting aside: "bank 350", "roll 3 dice (2 ordinary, 1 Lucky)". */
function nextWords(
  { then, diceLeft, leftKinds, turnTotal }: Omit<Action, 'points'>,
  names: readonly string[],
): string {
  const { bank, roll, giveUp } = farkleTexts.analysis
  if (then === 'bank') return bank(grouped(turnTotal))
  if (diceLeft === 0) return giveUp
  const kinds = leftKinds ? ` (${kindsInWords(leftKinds, names)})` : ''
  return `${roll(diceLeft)}${kinds}`
}

type ReasonedOption = Pick<
  Option,
  | 'then'
  | 'diceLeft'
  | 'turnTotal'
  | 'outcome'
  | 'farkleProbability'
  | 'winProbability'
  | 'winAfterFarkle'
  | 'winOtherwise'
> & { readonly farkleThen?: Option['farkleThen'] | undefined }

function bankReason(option: ReasonedOption, { opponent }: Position): string {
  const { reasons } = farkleTexts.analysis
  const points = grouped(option.turnTotal)
  const otherWins = percentWords(1 - option.winProbability)
  switch (option.outcome) {
    case 'wins':
      return reasons.wins(points)
    case 'ties':
      return reasons.ties(points, grouped(opponent))
    case 'loses':
      return reasons.loses(points, grouped(opponent))
    case 'last-word':
      return reasons.lastWord(points, otherWins)
    case 'taken-up':
      return reasons.takenUp(points, option.diceLeft, otherWins)
    case 'left-alone':
      return reasons.leftAlone(points, option.diceLeft, otherWins)
    default:
      return reasons.passes(points, otherWins)
  }
}

function rollReason(option: ReasonedOption, finalTurn: boolean): string {
  const { reasons } = farkleTexts.analysis
  const { farkleProbability, winAfterFarkle, winOtherwise } = option
  const loses = finalTurn && winAfterFarkle === 0
  if (option.diceLeft === 0) return reasons.givesUp(percentWords(winAfterFarkle!))
  if (winOtherwise === null) {
    return loses ? reasons.alwaysLoses : reasons.alwaysFarkles(percentWords(winAfterFarkle!))
  }
  const otherwise = percentWords(winOtherwise)
  if (farkleProbability === 0) return reasons.cannotFarkle(otherwise)
  const farkles = percentWords(farkleProbability)
  if (option.farkleThen) {
    const then = option.farkleThen === 'scores' ? reasons.farklesScoring : reasons.farklesTakenUp
    return then(farkles, grouped(option.turnTotal), percentWords(winAfterFarkle!), otherwise)
  }
  return loses
    ? reasons.farklesAndLoses(farkles, otherwise)
    : reasons.farkles(farkles, percentWords(winAfterFarkle!), otherwise)
}

/** Explains the win probability of an option. */
export function optionReason(
  option: ReasonedOption,
  position: Position,
  finalTurn: boolean,
): string {
  return option.then === 'bank' ? bankReason(option, position) : rollReason(option, finalTurn)
}

function farkleVerdict({ finalTurn, winProbability, farkleThen }: Analysis): string {
  const { verdict } = farkleTexts.analysis
  const wins = percentWords(winProbability)
  if (finalTurn) return winProbability > 0 ? verdict.farkleEnds(wins) : verdict.farkleLoses
  if (farkleThen === null) return verdict.farkle(wins)
  return farkleThen === 'scores' ? verdict.farkleScores(wins) : verdict.farkleTakenUp(wins)
}

/** One or two sentences that compare the best options for winning and for points. */
export function verdictWords(analysis: Analysis, names: readonly string[]): string {
  const { verdict } = farkleTexts.analysis
  const { options, winProbability, disagreement } = analysis
  if (analysis.winsAtOnce) return verdict.wins
  if (analysis.lostBy !== null) return verdict.lostBy[analysis.lostBy](percentWords(winProbability))
  if (analysis.farkled) return farkleVerdict(analysis)
  const best = options[0]!
  const mostPoints = options[analysis.bestForPoints!]!
  const action = actionWords(best, names)
  const forPoints = actionWords(mostPoints, names)
  if (options.length === 1) return verdict.onlyOne(action)
  if (disagreement > 0) {
    const morePoints = pointsWords(pointsBetween(mostPoints, best))
    const fewerWins = differenceWords(winsBetween(best, mostPoints))
    return verdict.disagree(action, forPoints, morePoints, fewerWins)
  }
  const next = options.find(({ winRank }) => winRank > 1)
  return next
    ? verdict.agree(action, differenceWords(winsBetween(best, next)))
    : verdict.allWin(forPoints)
}
