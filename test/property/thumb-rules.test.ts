import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { anyThumbRule } from '#test/support/thumb-rules.ts'
import { runs, someOf } from './runs.ts'
import { SlowMatch } from './slow-match.ts'
import { slowPlayer } from './slow-players.ts'
import { listedGames } from '#test/support/listed-games.ts'
import { unsolvedContext } from '#test/support/solved-win.ts'

// Hot dice that must be rolled again after the goal are rolled without end; too long for slow play.
const PLAYED = listedGames('everyRule').filter(
  ([, { mustRollHotDice, end }]) => !mustRollHotDice || end === 'immediate',
)

describe.each(someOf(PLAYED))('rules of thumb under %s', (_, rules) => {
  const context = unsolvedContext(rules)
  const { game } = context
  const table = { kind: 'hold', at: 300 } as const
  // The slow players do not know their seat.
  const thumbRules = anyThumbRule(rules.goal).map((rule) =>
    rules.end === 'equalTurns' ? { ...rule, lead: [0] } : rule,
  )

  it('win as often as roll by roll', () => {
    fc.assert(
      fc.property(thumbRules, (rule) => {
        const thumb = { kind: 'thumb' as const, rule }
        const match = playMatch(context, thumb, table)
        const slow = new SlowMatch(rules, slowPlayer(rules, thumb), slowPlayer(rules, table))
        const expected = slow.solve(game.grid)
        expect(match.first.asFirst).toBeCloseTo(expected.first, 11)
        expect(match.second.asFirst).toBeCloseTo(expected.second, 11)
        expect(match.residual).toBeLessThanOrEqual(1e-12)
      }),
      runs(2),
    )
  })
})
