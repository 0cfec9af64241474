import { expect, test } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { readCell } from '#shared/games/farkle/drill/cells.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { playedGames } from '#shared/games/farkle/drill/played-games.ts'
import { playShares } from '#shared/games/farkle/drill/play-shares.ts'
import { DRILLED, kitOf } from '#test/support/drill-kits.ts'
import { finished } from '#test/support/play-session.ts'

test('shares of play add up to the decisions of a turn', () => {
  const kit = kitOf(DRILLED.farkle!, 'points')
  const { cells: shares, occasions } = finished(playShares(kit, 20))
  expect(shares.every(([cell]) => readCell(cell).kind === 'both')).toBe(true)
  let [turns, decisions] = [0, 0]
  for (const played of playedGames(kit, seededRandom('decisions'))) {
    if (played.kind === 'turn' && turns++ === 2000) break
    const question = played.kind === 'decision' ? makeQuestion(kit, 'both', played.position) : null
    if (question && !question.forced) decisions++
  }
  const sum = shares.reduce((all, [, often]) => all + often, 0)
  // Of most decisions some error is possible, and of no cell more than it comes up.
  const often = new Map(shares)
  expect(occasions.length).toBeGreaterThan(20)
  for (const [key, part] of occasions) {
    expect(part).toBeLessThanOrEqual(often.get(key.split(' ')[1]!)!)
  }
  expect(Math.abs(sum - decisions / 2000)).toBeLessThan(0.05 * sum)
})
