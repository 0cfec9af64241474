import { describe, expect, it } from 'vitest'
import { growing, RuleClimb } from '#shared/games/farkle/solve/thumb/rule-climb.ts'
import { templateRule } from '#shared/games/farkle/solve/thumb/rule-templates.ts'
import { departures, turnNumberKinds } from '#shared/games/farkle/solve/thumb/thumb-moves.ts'
import { holdOf, numberCount, type ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'

const GRID = 50
const WANTED = [300, 120, 405, 960, 1800]
const start = templateRule(6, 1, { cube: 15 })

/** What is lost is how far hold numbers are from some that are wanted. */
function distance({ hold }: ThumbRule): number {
  return WANTED.reduce((sum, wanted, i) => sum + Math.abs(holdOf(hold, i + 1) - wanted), 0)
}

describe('rules with ever more numbers', () => {
  const climb = new RuleClimb([...turnNumberKinds(GRID, 1), departures(GRID)], distance)

  it('lose ever less, and have one number more each', () => {
    const grown = [...growing(start, 3, (rule) => climb.grown(rule))]
    expect(grown.map(numberCount)).toEqual([2, 3])
    // First the one die, which is furthest away, then the five dice.
    expect(grown.map(({ hold }) => hold.by)).toEqual([
      [300, null, null, null, null],
      [300, null, null, null, 1800],
    ])
  })

  it('go on from a rule in which tuning made two numbers one, and end where a rule comes again', () => {
    const moved = { ...start, hold: { ...start.hold, cube: 16 } }
    const departed = climb.grown(start)!
    const asked: ThumbRule[] = []
    const next = (rule: ThumbRule): ThumbRule => {
      asked.push(rule)
      return [moved, departed, moved, departed][asked.length - 1]!
    }
    // The third is known, but may be grown otherwise after the second, which was new.
    expect([...growing(start, 8, next)]).toEqual([moved, departed, moved])
    expect(asked).toEqual([start, moved, departed, moved])
    expect([...growing(start, 8, (rule) => rule)]).toEqual([])
    expect([...growing(start, 8, () => null)]).toEqual([])
  })
})
