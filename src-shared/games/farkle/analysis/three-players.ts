import type { Problem } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { hasOpponentDice } from '../rules/own-dice.ts'
import { hasLeftovers } from '../rules/turn-rules.ts'
import { MAX_THREE_STATES, threeStates } from '../solve/three/three-states.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { farkleTexts } from '../texts/texts.ts'

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
