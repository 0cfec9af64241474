import { describe, expect, test } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import {
  TableMatch,
  type TableChance,
  type TablePolicy,
} from '#shared/games/farkle/solve/three/table-match.ts'
import { ThreePlay } from '#shared/games/farkle/solve/three/three-play.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solveWin } from '#shared/games/farkle/solve/win/win-solver.ts'

const game = winGame({ ...PRESETS.farkle, goal: 1_000 })
const endings = gameEndings(game)
const two = kernelEvaluations({ game, endings, values: solveWin(game).values })
const solved = { game, two, three: new ThreePlay(game, solveThree(game)) }

function chancesOf(
  policies: readonly TablePolicy[],
  rounds: number,
  counts?: 'decisions' | 'wins',
): TableChance[] {
  const match = new TableMatch(solved, policies, seededRandom('table'), counts)
  for (let round = 0; round < rounds; round++) match.round()
  return match.chances
}

const total = (chances: readonly TableChance[]): number =>
  chances.reduce((sum, { mean }) => sum + mean, 0)

describe('players at a table', () => {
  test('of three who play the solution win a third each, without luck', () => {
    for (const { mean, error } of chancesOf(['three', 'three', 'three'], 5)) {
      expect(mean).toBeCloseTo(1 / 3, 12)
      expect(error).toBeLessThan(1e-8)
    }
  })

  test('win as often by their decisions as by the games that they win', () => {
    const policies = ['points', 'two', 'three'] as const
    const counted = chancesOf(policies, 250)
    const won = chancesOf(policies, 1_500, 'wins')
    expect(total(counted)).toBeCloseTo(1, 12)
    expect(total(won)).toBeCloseTo(1, 12)
    counted.forEach(({ mean, error }, i) => {
      const other = won[i]!
      const apart = Math.abs(mean - other.mean)
      expect(apart).toBeLessThan(4.5 * Math.hypot(error, other.error))
      expect(error).toBeLessThan(other.error)
    })
  })

  test('gain nothing against two who play the solution', () => {
    for (const policy of ['points', 'two'] as const) {
      const [alone] = chancesOf([policy, 'three', 'three'], 100)
      expect(alone!.mean + 4 * alone!.error).toBeLessThan(1 / 3)
    }
  })
})
