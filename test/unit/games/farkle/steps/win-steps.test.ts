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
import { someOf } from '#test/property/runs.ts'
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

const asIf: WinRule = { kind: 'asIf', at: 300 }
// Found by the search, from the app's own matches: less than a hundredth with six sentences.
const SIX: readonly WinRule[] = [
  go(9550),
  asIf,
  later(500, 7000, 100),
  { ...later(1000, 8000, 150), whole: false },
  { ...later(0, 0, 50), side: 'ahead' },
  { kind: 'near', least: 3, missing: 100 },
]
const FOUR = [go(9550), later(500, 7000, 100), later(1000, 0, 50), go(9300, 3)]

// The figures are exact, by independent programs that play from the sentences, but for the last.
describe('basic Farkle against the best player', () => {
  test.each(
    someOf<[figure: number, rules: readonly WinRule[]]>([
      [4.772, []],
      [2.056, [go(9550)]],
      [1.552, [go(9550), asIf]],
      [0.946, SIX],
    ]),
  )('from the best play for points: %s%', (figure, rules) => {
    expect(behind(bestBase(game), rules)).toBeCloseTo(figure, 3)
  })

  test.each(
    someOf<[figure: number, digits: number, sentences: number, rules: readonly WinRule[]]>([
      [9.58, 2, 3, []],
      [5.21, 1, 5, []],
      [1.957, 3, 5, FOUR.slice(0, 2)],
      [1.824, 3, 5, FOUR],
    ]),
  )('from the sentences for points: %s%', (figure, digits, sentences, rules) => {
    const steps = stepsOf(farkle).flatMap((step) => step.rules)
    const base = stepsBase(game, steps.slice(0, sentences))
    expect(behind(base, rules)).toBeCloseTo(figure, digits)
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
