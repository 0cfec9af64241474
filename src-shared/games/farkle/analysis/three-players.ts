import type { Problem } from '../../../base/result.ts'
import { asProbability, type Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { hasSides } from '../rules/sides.ts'
import { hasLeftovers } from '../rules/turn-rules.ts'
import type { ThreePlay, ThreeTurn } from '../solve/three/three-play.ts'
import { MAX_THREE_STATES, threeStates, type ThreeChances } from '../solve/three/three-states.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { mayBankAt } from '../solve/win/win-states.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Option } from './analyser.ts'
import { optionReason, percentWords } from './analysis-words.ts'
import type { BankOutcome } from './kind-names.ts'
import type { PointsPlay } from './points-play.ts'
import { highestOther, type Position } from './position.ts'
import type { SolvedPositions } from './solved-positions.ts'
import type { TurnOutlook } from './turn-outlook.ts'

/** Players of a solved game. */
export type Players = 2 | 3

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
  if (hasSides(rules)) return three.sameDice
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

/** Positions of a solved game of three; each has a third player's score. */
export interface ThreePositions extends SolvedPositions {
  /** Chances of all three after an option: of the mover, the next and the third player. */
  chancesOf(position: Position, option: Pick<Option, 'then' | 'node' | 'turnTotal'>): ThreeChances
  startOf(position: Position): ThreeChances
  farkleOf(position: Position): ThreeChances
}

export function threePositions(game: WinGame, play: ThreePlay, points: PointsPlay): ThreePositions {
  const context = { rules: game.rules, game, points }
  const scores = ({ own, opponent, third }: Position): [number, number, number] => {
    if (third === undefined) throw new Error('a position of three has no third score')
    return [own / game.grid, opponent / game.grid, third / game.grid]
  }
  const startOf = (position: Position): ThreeChances => play.chances(...scores(position))
  return {
    turnOf: () => context,
    outlookOf: (position) => outlookOf(game, play.turn(...scores(position)), position),
    chanceAt: (position) => asProbability(startOf(position)[0]),
    startOf,
    farkleOf: (position) => play.turn(...scores(position)).farkle,
    chancesOf(position, { then, node, turnTotal }) {
      const turn = play.turn(...scores(position))
      const row = turnTotal / game.model.grid
      return then === 'bank' ? turn.bank(row) : turn.roll(node, row)
    },
  }
}

/** Values of the rest of a turn for the mover's chance to win. */
function outlookOf(game: WinGame, turn: ThreeTurn, position: Position): TurnOutlook {
  const { goal } = game.rules
  const { own, opponent } = position
  const leader = highestOther(position)
  const outcomeOf = (score: Points): BankOutcome => {
    if (leader < goal) return score < goal ? 'passes' : lastWord(game)
    if (score < leader) return 'loses'
    if (opponent < goal) return 'last-word'
    return score > leader ? 'wins' : 'ties'
  }
  return {
    farkle: () => turn.farkle[0],
    firstFarkle: turn.farkle[0],
    losing: 0,
    bank(n, row) {
      if (!mayBankAt(game, own / game.grid, n, row)) return null
      const value = asProbability(turn.bank(row)[0])
      return { value, outcome: outcomeOf(own + row * game.model.grid) }
    },
    roll: (n, row) => turn.roll(n, row)[0],
  }
}

const lastWord = ({ rules }: WinGame): BankOutcome =>
  rules.end === 'immediate' ? 'wins' : 'last-word'

/** Explains an option; `chances` are those of all three after it. */
export function threeReason(
  option: Option,
  position: Position,
  finalTurn: boolean,
  chances: ThreeChances,
): string {
  const { outcome, turnTotal } = option
  if (outcome !== 'passes' && outcome !== 'last-word') {
    return optionReason(option, { ...position, opponent: highestOther(position) }, finalTurn)
  }
  const [wins, next, third] = chances.map(percentWords) as [string, string, string]
  return farkleTexts.three[outcome](grouped(turnTotal), wins, next, third)
}
