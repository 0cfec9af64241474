import { expect, test } from 'vitest'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { cellOf } from '#shared/games/farkle/solve/match/turn-mass.ts'
import { ThreePlay } from '#shared/games/farkle/solve/three/three-play.ts'
import { threeSlice } from '#shared/games/farkle/solve/three/three-slice.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { goalRow, mayBankAt } from '#shared/games/farkle/solve/win/win-states.ts'
import { CHANGES, FARKLE } from './three-players.ts'

const CLOSE = 1e-12

/** Scores of the third player, fixed or by the next one's. */
const THIRDS: readonly ((next: number) => number)[] = [() => 0, () => 7, (next) => next]

test.each(CHANGES)('turns of three %s are those of a two-player table', (_, more) => {
  const game = winGame({ ...FARKLE, ...more })
  const { model } = game
  const table = solveThree(game)
  const play = new ThreePlay(game, table)
  let [apart, looked] = [0, 0]
  const compare = (ours: number, theirs: number): void => {
    const difference = Math.abs(ours - theirs)
    // Written so that what is not a number is not small.
    apart = difference <= apart ? apart : difference
    looked++
  }
  for (const thirdOf of THIRDS) {
    const values = threeSlice(game, table, thirdOf)
    const evaluate = kernelEvaluations({ game, endings: gameEndings(game), values })
    for (let own = 0; own < game.scores; own++) {
      for (let next = own % 3; next < game.scores; next += 3) {
        const turn = play.turn(own, next, thirdOf(next))
        const found = evaluate({ own, opponent: next, ownFarkles: 0, opponentFarkles: 0 })
        for (let row = 0; row < goalRow(game, own); row++) {
          for (const n of model.nodes) {
            const cell = cellOf(model, row, n)
            compare(found.best[cell]!, turn.best(n, row)[0])
            if (row % 2 === 0) compare(found.roll[cell]!, turn.roll(n, row)[0])
            if (mayBankAt(game, own, n, row)) compare(found.bank[row]!, turn.bank(row)[0])
          }
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(1_000)
  expect(apart).toBeLessThan(CLOSE)
})
