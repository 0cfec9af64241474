import type { Probability } from '../../../base/units.ts'
import { DECIMALS, decimals, grouped, writtenDifference } from '../../../texts/numbers.ts'
import { percentWords } from '../analysis/analysis-words.ts'
import { highestOther, type Position } from '../analysis/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import { asideWords, diceWords, sameHand, valueOfOthers } from './hand-words.ts'
import type { Question, RankedOption } from './question.ts'
import type { StudyKit } from './study-kit.ts'

export const games = (chance: Probability): string => decimals(100 * chance, 1)

export const winsOf = ({ value }: RankedOption): string =>
  farkleTexts.study.why.wins.games(games(value))

/** Who needs no more than this part of the goal is near it. */
const NEAR = 0.15

/** "9,900 to 9,750, the opponent to move and 250 short of the goal" */
function scoreAfter(
  { goal, end }: RuleSet,
  { own, opponent, third }: Position,
  { turnTotal, outcome }: RankedOption,
): string {
  const { score, toMove, short } = farkleTexts.study.why.wins
  const others = third === undefined ? [opponent] : [opponent, third]
  const said = score(grouped(own + turnTotal), others.map(grouped))
  if (outcome !== 'passes' && outcome !== 'left-alone') return said
  const moves = `${said}, ${toMove(others.length + 1)}`
  const need = goal - opponent
  const isNear = end !== 'rounds' && need > 0 && need <= NEAR * goal
  return isNear && third === undefined ? short(moves, grouped(need)) : moves
}

/** Sets dice aside, or none, and rolls. */
export function winsRoll(kit: StudyKit, roll: RankedOption, wins: string): string {
  const words = farkleTexts.study.why.wins
  const { farkleProbability, afterFarkle, diceLeft } = roll
  if (diceLeft === 0) return words.gaveUp(wins)
  const others = valueOfOthers(roll)
  const [aside, dice] = [asideWords(kit, roll), diceWords(kit, roll)]
  if (others === null) return words.farkles(aside, dice, wins)
  if (farkleProbability === 0) return words.safe(aside, dice, wins)
  const chance = percentWords(farkleProbability)
  return words.parts(aside, dice, wins, chance, games(afterFarkle!), games(others))
}

export function winsHand(
  kit: StudyKit,
  position: Position,
  option: RankedOption,
  wins: string,
): string {
  if (option.best === 'roll') return winsRoll(kit, option, wins)
  const { turnTotal, outcome } = option
  const bank = farkleTexts.study.why.wins.bank[outcome!]
  const score = scoreAfter(kit.rules, position, option)
  return bank(asideWords(kit, option), grouped(turnTotal), score, wins)
}

/** "you are 450 behind, and they need 250" */
function standingWords({ rules }: StudyKit, position: Position): string {
  const { ahead, behind, level, theyNeed } = farkleTexts.study.why.wins
  const other = highestOther(position)
  const lead = position.own - other
  const where = lead === 0 ? level : lead > 0 ? ahead(grouped(lead)) : behind(grouped(-lead))
  const need = rules.goal - other
  // Of two others only one needs so little.
  const isTold = rules.end !== 'rounds' && need > 0 && position.third === undefined
  return isTold ? theyNeed(where, grouped(need)) : where
}

/** Where the choice that wins less makes most points; empty elsewhere, and where it is not known. */
export function notForPoints(
  kit: StudyKit,
  { position }: Question,
  better: RankedOption,
  worse: RankedOption,
): string {
  const { actions } = kit.points.judge(position)
  const [ours, theirs] = [better, worse].map(
    (option) =>
      actions.find((one) => sameHand({ ...option, ...one }, option) && one.then === option.best)
        ?.value,
  )
  if (ours === undefined || theirs === undefined) return ''
  const most = Math.max(...actions.map(({ value }) => value))
  const isMost = writtenDifference(most, theirs, DECIMALS.points) <= 0
  return isMost && writtenDifference(ours, theirs, DECIMALS.points) < 0
    ? farkleTexts.study.why.wins.notForPoints(standingWords(kit, position))
    : ''
}
