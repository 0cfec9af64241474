import type { Probability } from '../../../base/units.ts'
import { DECIMALS, decimals, grouped, writtenDifference } from '../../../texts/numbers.ts'
import { percentWords } from '../analysis/analysis-words.ts'
import { highestOther, type Position } from '../analysis/position.ts'
import { farkleTexts } from '../texts/texts.ts'
import { asideWords, diceWords, points, sameHand, valueOfOthers } from './hand-words.ts'
import type { Question, RankedOption } from './question.ts'
import type { StudyKit } from './study-kit.ts'

export const games = (chance: Probability): string => decimals(100 * chance, 1)

export const winsOf = ({ value }: RankedOption): string =>
  farkleTexts.study.why.wins.games(games(value))

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

export function winsHand(
  kit: StudyKit,
  position: Position,
  option: RankedOption,
  wins: string,
): string {
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

export function winsRoll(
  kit: StudyKit,
  position: Position,
  roll: RankedOption,
  wins: string,
): string {
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
export function besidePoints(
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
