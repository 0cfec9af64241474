import type { Problem } from '../../../base/result.ts'
import { asProbability, type Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { hasOpponentDice } from '../rules/own-dice.ts'
import { hasLeftovers } from '../rules/turn-rules.ts'
import {
  chancesAt,
  MAX_THREE_STATES,
  threeIndex,
  threeStates,
  type ThreeBoard,
} from '../solve/three/three-states.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Option } from './analyser.ts'
import { optionReason, percentWords } from './analysis-words.ts'
import type { Position } from './position.ts'
import { usualTurn, type TurnOutlook } from './turn-outlook.ts'

/** Banked scores of the mover, the next and the third player. */
export interface ThreeScores {
  readonly own: Points
  readonly next: Points
  readonly third: Points
}

/** null if the three-player game of these rules can be solved. */
export function whyNoThree(game: WinGame): string | null {
  const { rules } = game
  const { three } = farkleTexts
  if (rules.farklePenalty !== null) return three.noPenalty
  if (rules.end !== 'immediate' && rules.end !== 'finalTurn') return three.otherEnd
  if (hasLeftovers(rules)) return three.noLeftovers
  if (hasOpponentDice(rules)) return three.sameDice
  if (game.falls) return three.noFalls
  if (rules.losingDice.length > 0) return three.noLosingDice
  const states = threeStates(game)
  if (states <= MAX_THREE_STATES) return null
  return three.tooMany(grouped(states), grouped(MAX_THREE_STATES), grouped(game.grid))
}

/** Scores must be multiples of the grid below the goal. */
export function threeProblems(
  { rules, grid }: Pick<WinGame, 'rules' | 'grid'>,
  scores: ThreeScores,
): Problem[] {
  const fields = ['own', 'next', 'third'] as const
  return fields.flatMap((field) => {
    const score = scores[field]
    const isRight = score >= 0 && score < rules.goal && Number.isInteger(score / grid)
    const last = Math.floor((rules.goal - 1) / grid) * grid
    const message = farkleTexts.three.score[field](grouped(grid), grouped(last), grouped(score))
    return isRight ? [] : [{ field, message }]
  })
}

/** null if positions of three players can be analysed; requires that whyNoThree is null. */
export function whyNoThreePositions({ rules }: Pick<WinGame, 'rules'>): string | null {
  return rules.end === 'immediate' ? null : farkleTexts.three.analysedImmediate
}

/**
 * Values of the rest of a turn for the mover's chance to win. The position's opponent is the next
 * player. Requires that whyNoThreePositions is null.
 */
export function threeOutlook(
  game: WinGame,
  { third }: Pick<ThreeBoard, 'third'>,
  position: Position,
  thirdScore: Points,
): TurnOutlook {
  const [own, next] = [position.own / game.grid, position.opponent / game.grid]
  const last = thirdScore / game.grid
  // The mover is the third player of the next turn. Turns take the chance of all others from 1.
  const state = { own, opponent: next, ownFarkles: 0, opponentFarkles: 0 }
  return usualTurn(game, { past: null }, state, ({ opponent: mine }) =>
    asProbability(1 - third[threeIndex(game, next, last, mine)]!),
  )
}

/** Explains an option's chance; after a bank with the chances of all three. */
export function threeReasons(
  game: WinGame,
  board: ThreeBoard,
  position: Position,
  third: Points,
): (option: Option) => string {
  return (option) => {
    if (option.outcome !== 'passes') return optionReason(option, position, false)
    const scores = [position.opponent, third, position.own + option.turnTotal] as const
    const [next, last, own] = scores.map((score) => score / game.grid) as [number, number, number]
    const [nextWins, thirdWins, wins] = chancesAt(board, threeIndex(game, next, last, own))
    return farkleTexts.three.passes(
      grouped(option.turnTotal),
      ...([wins, nextWins, thirdWins].map(percentWords) as [string, string, string]),
    )
  }
}
