import { analyse } from '#shared/games/farkle/analysis/analyser.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { bankMap } from '#shared/games/farkle/solve/maps/bank-map.ts'
import { visitsPerGame } from '#shared/games/farkle/solvers/wins.ts'
import { kernelGuides, kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solveWin } from '#shared/games/farkle/solve/win/win-solver.ts'
import { median, timesOf } from './measure.ts'
import type { Tell } from './tell.ts'

/** How long the numbers behind the maps of basic Farkle take, and an analysis: the game is solved. */
export function mapBench(tell: Tell): void {
  const game = winGame(PRESETS.farkle)
  const { values } = solveWin(game)
  const solved = { game, endings: gameEndings(game), values }
  const evaluate = kernelEvaluations(solved)
  const counters = { ownFarkles: 0, opponentFarkles: 0 }
  const [map] = timesOf(() => bankMap(game, evaluate, counters), 1)
  tell('Farkle, roll-or-bank maps for all dice', map! / 1000, 's', `${game.scores ** 2} turns`)
  const guides = kernelGuides(solved)
  const [visits] = timesOf(() => visitsPerGame({ ...solved, guides }), 1)
  tell('... visits of a game', visits! / 1000, 's')
  const { rules } = game
  const context = { ...solved, rules, valueOf: valuesOf(game, values), points: pointsPlay(rules) }
  let own = 0
  const evaluation = (): unknown => {
    own = (own + 50) % game.goal
    const standing = { own, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }
    return analyse(context, { ...standing, turnTotal: 350, dice: { rolled: [1, 2, 3, 4, 5, 6] } })
  }
  tell('... one analysis', median(timesOf(evaluation, 30, 5)), 'ms', 'target < 16 ms')
}
