import { expect, test } from 'vitest'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { tablePlay, tableText } from '#shared/games/scorecard/drill/table-play.ts'
import { paperTotals } from '#shared/games/scorecard/analysis/paper-card.ts'
import { writtenProblem } from '#shared/games/scorecard/drill/written-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { possiblePoints } from '#shared/games/scorecard/solve/possible-points.ts'
import { seed } from '#test/property/runs.ts'
import { start, temporaryFolder } from '../../harness.ts'

const newGame = (names: readonly string[]): ScorecardTableData => ({
  rules: PRESETS.none,
  players: names.map((name) => ({ name, bot: null })),
  seed: null,
  written: [],
  coach: 'off',
  began: 0,
  moves: [],
  rolled: null,
  takenBack: 0,
  counted: null,
  retaken: [],
})

/** A whole game with possible points drawn at random. */
function drawn(begun: ScorecardTableData): ScorecardTableData {
  const random = seededRandom(`written cards ${seed}`)
  let game = begun
  while (!tablePlay(game).isOver) {
    const box = pick(random, [...game.rules.boxes.keys()])
    const points = pick(random, possiblePoints(game.rules, box))
    const next = { ...game, written: [...game.written!, { box, points }] }
    if (writtenProblem(next) === null) game = next
  }
  return game
}

test('chances of written cards sum to 1, stay the same and end with the winners', async () => {
  const { ask } = await start(temporaryFolder())
  const game = drawn(newGame(['Ann', 'Bo']))
  expect((await ask('scorecard.writtenChances', { game })).chances).toBe(null)
  await ask('scorecard.solve', { rules: game.rules })
  const chances = (await ask('scorecard.writtenChances', { game })).chances!
  expect(chances).toHaveLength(game.written!.length + 1)
  for (const all of chances) expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
  // All cards are empty, so that nobody leads.
  for (const one of chances[0]!) expect(one).toBeCloseTo(1 / 2, 12)
  const totals = tablePlay(game).cards.map((card) => paperTotals(game.rules, card).total)
  const most = Math.max(...totals)
  const winners = totals.filter((total) => total === most).length
  expect(chances.at(-1)).toEqual(totals.map((total) => (total === most ? 1 / winners : 0)))
  const text = tableText(game, '2026-11-29')!
  const { id } = await ask('records.add', { text })
  const lead = await ask('records.lead', { id })
  expect(lead).toEqual({ chances, simulated: true })
  const shorter = { ...game, written: game.written!.slice(0, 5) }
  const again = await ask('scorecard.writtenChances', { game: shorter })
  expect(again.chances).toEqual(chances.slice(0, 6))
  const alone = { ...newGame(['Ann']), written: game.written!.slice(0, 1) }
  expect((await ask('scorecard.writtenChances', { game: alone })).chances).toBe(null)
})
