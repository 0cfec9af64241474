import { expect, it } from 'vitest'
import { pointEndings, usualPoints } from '#shared/games/farkle/drill/usual-points.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { TurnStrategies } from '#shared/games/farkle/solve/match/turn-strategies.ts'
import { resultPoints, turnResults } from '#shared/games/farkle/solve/turn/turn-results.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'

/** Taps that write these points: one where they are offered, else digits and what enters them. */
function taps(game: WinGame, own: number, points: number): number {
  if (points === 0 || usualPoints(game, own).includes(points)) return 1
  const text = String(points)
  const endings = pointEndings(game).filter((one) => text.endsWith(one))
  return Math.min(text.length + 1, ...endings.map((one) => text.length - one.length + 1))
}

it.each(['farkle', 'wikipedia', 'qcsalon', 'zilch', 'dix-mille'])(
  'nine of ten turns of the best play for points take three taps, any points six: %s',
  (id) => {
    const { rules } = PUBLISHED[id]!
    const game = winGame(rules)
    const strategies = new TurnStrategies(rules)
    const { values, probabilities } = resultPoints(
      turnResults(strategies.model, strategies.bestPolicy('single')),
    )
    const own = rules.minimumFirstBank
    const inThree = values.reduce<number>(
      (sum, points, i) => sum + (taps(game, own, points) <= 3 ? probabilities[i]! : 0),
      0,
    )
    expect(inThree).toBeGreaterThan(0.9)
    const { grid } = game.model
    for (let points = grid; points < 2 * rules.goal; points += grid) {
      expect(taps(game, own, points), String(points)).toBeLessThanOrEqual(6)
    }
  },
)
