import { grouped } from '../../texts/numbers.ts'
import type { Points, Probability } from '../../base/units.ts'
import type { Action } from './actions.ts'
import type { Analysis, Option } from './analyser.ts'
import type { Position } from './position.ts'

/** How numbers are written where the words are shown. */
export interface Writing {
  /** Whole points. */
  readonly points: (points: Points) => string
  /** A number with so many decimals. */
  readonly decimal: (value: number, decimals: number) => string
}

/** Numbers as plain text has them: 10,000 and 0.5. */
export const PLAIN_WRITING: Writing = {
  points: grouped,
  decimal: (value, decimals) =>
    value.toLocaleString('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
}

/** Solved values are not exact enough to tell a smaller chance from none. */
const NEVER: Probability = 1e-12

/** Below this chance, or this near to certainty, only the side is told. */
const HARDLY: Probability = 0.000_001

/**
 * A chance in percent, with a decimal or, very near to never or always, as many as it takes to tell
 * how near.
 */
export function percentWords(chance: Probability, { decimal }: Writing): string {
  if (chance <= NEVER) return '0 %'
  if (chance >= 1 - NEVER) return '100 %'
  if (chance < HARDLY) return `less than ${decimal(0.0001, 4)} %`
  if (chance > 1 - HARDLY) return `more than ${decimal(99.9999, 4)} %`
  const near = Math.min(chance, 1 - chance)
  const decimals = [0.001, 0.0001, 0.00001].findIndex((limit) => near >= limit) + 1 || 4
  return `${decimal(chance * 100, decimals)} %`
}

/** A difference of chances: "1.20 percentage points". */
export function differenceWords(difference: Probability, { decimal }: Writing): string {
  return difference < 0.00005
    ? `less than ${decimal(0.01, 2)} percentage points`
    : `${decimal(difference * 100, 2)} percentage points`
}

/** A difference of expected points: "12.3 points". */
export function pointsWords(points: Points, { decimal }: Writing): string {
  return points < 0.05 ? `less than ${decimal(0.1, 1)} points` : `${decimal(points, 1)} points`
}

/** "1 die" or "4 dice". */
export const diceWords = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)

/** What to do, in words: "set aside 1 1 and bank 350", "roll 4 dice". */
export function actionWords(action: Action, writing: Writing): string {
  const { setAside, then, diceLeft, turnTotal } = action
  const deed = then === 'bank' ? `bank ${writing.points(turnTotal)}` : `roll ${diceWords(diceLeft)}`
  return setAside.length === 0 ? deed : `set aside ${setAside.join(' ')} and ${deed}`
}

/** What the reason of an option is made of. */
export type ReasonedOption = Pick<
  Option,
  | 'then'
  | 'turnTotal'
  | 'outcome'
  | 'farkleProbability'
  | 'winProbability'
  | 'winAfterFarkle'
  | 'winOtherwise'
>

function bankReason(option: ReasonedOption, { opponent }: Position, writing: Writing): string {
  const other = percentWords(1 - option.winProbability, writing)
  const banks = `Banks ${writing.points(option.turnTotal)}`
  switch (option.outcome) {
    case 'wins':
      return `${banks}, which wins the game.`
    case 'ties':
      return `${banks} for a tie at ${writing.points(opponent)}, half a win.`
    case 'loses':
      return `${banks}, not enough against ${writing.points(opponent)}: the game is lost.`
    case 'last-word':
      return `${banks} and reaches the goal: in the last turn the opponent then wins ${other}.`
    default:
      return `${banks}: the opponent then wins ${other}.`
  }
}

function rollReason(option: ReasonedOption, finalTurn: boolean, writing: Writing): string {
  const { farkleProbability, winAfterFarkle, winOtherwise } = option
  const percent = (chance: Probability): string => percentWords(chance, writing)
  const loses = finalTurn && winAfterFarkle === 0
  const after = loses ? 'which loses' : `then you win ${percent(winAfterFarkle!)}`
  if (winOtherwise === null) return `Always farkles: ${after}.`
  if (farkleProbability === 0) return `Cannot farkle: you then win ${percent(winOtherwise)}.`
  const other = `${loses ? 'you win ' : ''}${percent(winOtherwise)}`
  return `Farkles ${percent(farkleProbability)} of the time (${after}), otherwise ${other}.`
}

/** Why an option of a position is worth what it is for winning, in the solver's terms. */
export function optionReason(
  option: ReasonedOption,
  position: Position,
  finalTurn: boolean,
  writing: Writing,
): string {
  return option.then === 'bank'
    ? bankReason(option, position, writing)
    : rollReason(option, finalTurn, writing)
}

/** What both goals say of a position, in a sentence or two. */
export function verdictWords(analysis: Analysis, writing: Writing): string {
  const { options, finalTurn, winProbability, disagreement, pointsDisagreement } = analysis
  if (analysis.winsAtOnce) return 'Six of a kind wins the game at once.'
  if (analysis.farkled) {
    return finalTurn
      ? 'A farkle: no die scores, and the game is lost.'
      : `A farkle: no die scores, and the turn passes. You then win ${percentWords(winProbability, writing)}.`
  }
  const best = options[0]!
  const points = options[analysis.bestForPoints!]!
  const action = actionWords(best, writing)
  if (options.length === 1) return `There is one thing to do: ${action}.`
  if (disagreement > 0) {
    return (
      `The two goals disagree. For winning, ${action}. For points, ${actionWords(points, writing)}: ` +
      `that makes ${pointsWords(pointsDisagreement, writing)} more a turn, but wins ${differenceWords(disagreement, writing)} less often.`
    )
  }
  const next = options.find(({ winRank }) => winRank > 1)
  if (!next) {
    return `For winning, all options are equal. For points, ${actionWords(points, writing)}.`
  }
  return `Both goals agree: ${action}. The next best for winning loses ${differenceWords(next.winLoss, writing)}.`
}
