import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { chancesOf } from '#shared/games/farkle/solve/match/match-chances.ts'
import { optimalPlayer } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { keeping } from '#shared/games/farkle/solve/keeping.ts'
import type { MatchContext } from '#shared/games/farkle/solve/match/player.ts'
import { findWinSteps } from '#shared/games/farkle/steps/find-win-steps.ts'
import { winSentences } from '#shared/games/farkle/steps/step-sentences.ts'
import type { ShiftRule, WinRule } from '#shared/games/farkle/steps/win-rule.ts'
import { bestBase, stepsBase, WinStepsPlayer } from '#shared/games/farkle/steps/win-steps-player.ts'
import { stepsOf } from '#test/support/deck-sources.ts'
import { matchContext } from '#test/support/solved-win.ts'

const { farkle } = PRESETS
const context = matchContext(farkle)
const { game } = context

/** His turns take long to play, and are the same in every match. */
const optimalOf = keeping((context: MatchContext) => optimalPlayer(context, () => 0))

/** % of games that the best player wins more than a player with these sentences. */
function behind(
  base: ReturnType<typeof bestBase>,
  rules: readonly WinRule[],
  solved: MatchContext = context,
): number {
  const { game, endings, values } = solved
  const player = new WinStepsPlayer(game, endings, base, () => 0)
  player.follow(rules)
  const match = new Match(game, player, optimalOf(solved), values)
  match.solve()
  return 100 * (1 - 2 * chancesOf(match).first.average)
}

const go = (from: number, least = 1): WinRule => ({ kind: 'go', from, least })
const later = (lead: number, they: number, by: number): ShiftRule => ({
  kind: 'shift',
  side: 'behind',
  lead,
  they,
  by,
  whole: true,
})

// The figures are exact, by independent programs that play from the sentences, but for the last.
describe('basic Farkle against the best player', () => {
  test('from the best play for points', () => {
    const base = bestBase(game)
    expect(behind(base, [])).toBeCloseTo(4.772, 3)
    expect(behind(base, [go(9550)])).toBeCloseTo(2.056, 3)
    expect(behind(base, [go(9550), { kind: 'asIf', at: 300 }])).toBeCloseTo(1.552, 3)
    // Found by the search, from the app's own matches: less than a hundredth with six sentences.
    const six: WinRule[] = [
      go(9550),
      { kind: 'asIf', at: 300 },
      later(500, 7000, 100),
      { ...later(1000, 8000, 150), whole: false },
      { ...later(0, 0, 50), side: 'ahead' },
      { kind: 'near', least: 3, missing: 100 },
    ]
    expect(behind(base, six)).toBeCloseTo(0.946, 3)
  })

  test('from the sentences for points', () => {
    const steps = stepsOf(farkle).flatMap(({ rules }) => rules)
    const base = (count: number) => stepsBase(game, steps.slice(0, count))
    expect(behind(base(3), [])).toBeCloseTo(9.58, 2)
    const five = base(5)
    expect(behind(five, [])).toBeCloseTo(5.21, 1)
    expect(behind(five, [go(9550), later(500, 7000, 100)])).toBeCloseTo(1.957, 3)
    const four = [go(9550), later(500, 7000, 100), later(1000, 0, 50), go(9300, 3)]
    expect(behind(five, four)).toBeCloseTo(1.824, 3)
  })
})

test('each step found wins more, as a match against the best player says', () => {
  const short = { ...farkle, goal: 1000 }
  const context = matchContext(short)
  const points = stepsOf(short)
  for (const from of [null, points]) {
    const found = findWinSteps(context, points.at(-1)!.makes, from)
    const rules = found.flatMap(({ rule }) => rule ?? [])
    expect(rules.length).toBeGreaterThan(2)
    found.slice(1).forEach(({ wins }, i) => expect(wins).toBeGreaterThan(found[i]!.wins))
    const known = points.slice(0, 5).flatMap((step) => step.rules)
    const base = from ? stepsBase(context.game, known) : bestBase(context.game)
    expect(behind(base, rules, context)).toBeCloseTo(100 * (1 - 2 * found.at(-1)!.wins), 9)
    expect(winSentences(short, found)).toHaveLength(found.length)
  }
})
