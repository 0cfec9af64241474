import { asProbability, type Probability } from '../../../base/units.ts'
import { sideRules } from '../rules/sides.ts'
import { beatPlace } from '../solve/leftover/beat-solver.ts'
import { leftoverValue } from '../solve/leftover/leftover-game.ts'
import { roundsValue } from '../solve/rounds/rounds-solver.ts'
import {
  chanceAtStart,
  outlookOf,
  type AnalysisContext,
  type SolvedTable,
  type TurnContext,
} from './analyser.ts'
import {
  furtherOutlook,
  gameOfFurther,
  roundsStateOf,
  type FurtherSolved,
} from './further-outlook.ts'
import { pointsPlay, type PointsPlay } from './points-play.ts'
import type { Position } from './position.ts'
import type { TurnOutlook } from './turn-outlook.ts'

export interface SolvedPositions {
  turnOf(seat: Pick<Position, 'second'>): TurnContext
  /** Values of the rest of the turn; the same for all positions of one turn. */
  outlookOf(position: Position): TurnOutlook
  /** Win probability of the mover at the start of the position's turn. */
  chanceAt(position: Position): Probability
}

/** For games whose state is banked scores, farkles in a row and perhaps the seat. */
export function solvedPositions(
  solved: SolvedTable,
  points: PointsPlay,
  theirPoints?: PointsPlay,
): SolvedPositions {
  const { game } = solved
  const mine: AnalysisContext = { ...solved, rules: game.rules, points }
  let theirs: AnalysisContext | null = null
  const contextOf = ({ second = false }: Pick<Position, 'second'>): AnalysisContext => {
    if (!second || !game.opponent) return mine
    if (theirs) return theirs
    const rules = sideRules(game.rules, true)
    const forPoints = theirPoints ?? pointsPlay(rules)
    return (theirs = { ...mine, rules, game: game.opponent, points: forPoints })
  }
  return {
    turnOf: contextOf,
    outlookOf: (position) => outlookOf(contextOf(position), position),
    chanceAt: (position) => chanceAtStart(solved, position),
  }
}

function chanceOfFurther(solved: FurtherSolved, position: Position): Probability {
  const { grid } = gameOfFurther(solved).model
  const [own, opponent] = [position.own / grid, position.opponent / grid]
  switch (solved.kind) {
    case 'rounds':
      return roundsValue(solved.rounds, solved.values, roundsStateOf(solved.rounds, position))
    case 'beat':
      return asProbability(
        solved.values[beatPlace(solved.game, own, opponent, (position.toBeat ?? 0) / grid)]!,
      )
    case 'leftovers': {
      const { laidOut, table } = solved
      const fresh = leftoverValue(laidOut, table, own, opponent, null)
      const { offer } = position
      if (!offer) return fresh
      const taken = furtherOutlook(solved, position).roll(offer.dice, offer.total / grid)
      return asProbability(Math.max(fresh, taken))
    }
  }
}

export function furtherPositions(solved: FurtherSolved, points: PointsPlay): SolvedPositions {
  const game = gameOfFurther(solved)
  const context = { rules: game.rules, game, points }
  return {
    turnOf: () => context,
    outlookOf: (position) => furtherOutlook(solved, position),
    chanceAt: (position) => chanceOfFurther(solved, position),
  }
}
