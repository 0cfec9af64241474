import { expect, test } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { cellKey, cellOf, readCell } from '#shared/games/farkle/drill/cells.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { playedGames } from '#shared/games/farkle/drill/played-games.ts'
import { playShares } from '#shared/games/farkle/drill/play-shares.ts'
import { decisionsOf, pointsRungs } from '#shared/games/farkle/drill/skill-ladder.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { expectedLoss, type CellSums, type PlayShares } from '#shared/study/standing.ts'
import { DRILLED, kitOf } from '#test/support/drill-kits.ts'

function finished(work: Generator<void, PlayShares>): PlayShares {
  for (;;) {
    const slice = work.next()
    if (slice.done) return slice.value
  }
}
const sum = (shares: PlayShares): number => shares.reduce((all, [, often]) => all + often, 0)

test.each(['points', 'wins'] as const)('shares of play for %s add up to its decisions', (goal) => {
  const kit = kitOf(DRILLED.farkle!, goal)
  const shares = finished(playShares(kit))
  expect(shares.every(([cell]) => readCell(cell).kind === 'both')).toBe(true)
  const counted = decisionsOf(kit)
  expect(Math.abs(sum(shares) - counted)).toBeLessThan(0.15 * counted)
})

test('who banks from 300 points loses as much as is exact', () => {
  const rules = { ...PRESETS.farkle, goal: 1500 }
  const kit = kitOf(rules, 'points')
  // Asked as drills ask it, out of other people's play.
  const cells = new Map<string, CellSums>()
  let asked = 0
  for (const played of playedGames(kit, seededRandom('one of 300'))) {
    if (asked === 2000) break
    if (played.kind !== 'decision') continue
    const question = makeQuestion(kit, 'both', played.position)
    if (!question || question.forced) continue
    asked++
    const { options } = question
    // All points of the roll; of equally many the most dice left.
    const most = Math.max(...options.map(({ points }) => points))
    const left = Math.max(...options.flatMap((one) => (one.points === most ? [one.diceLeft] : [])))
    const those = options.filter((one) => one.points === most && one.diceLeft === left)
    const banks = those.find(({ then }) => then === 'bank')
    const chosen =
      banks && banks.turnTotal >= 300
        ? banks
        : (those.find(({ then }) => then === 'roll') ?? banks!)
    const cell = cellKey(cellOf(kit, question))
    const before = cells.get(cell) ?? { cell, count: 0, sum: 0, sumSquares: 0 }
    cells.set(cell, {
      cell,
      count: before.count + 1,
      sum: before.sum + chosen.loss,
      sumSquares: before.sumSquares + chosen.loss ** 2,
    })
  }
  const found = expectedLoss(finished(playShares(kit)), [...cells.values()])!
  const exact = pointsRungs(rules, pointsPlay(rules)).find(({ id }) => id === 'hold-300')!.loss
  // Others come into other positions than who banks early does: nearly, not quite.
  expect(Math.abs(found.mean - exact)).toBeLessThan(0.2 * exact)
  expect(found.low!).toBeLessThan(found.mean)
})
