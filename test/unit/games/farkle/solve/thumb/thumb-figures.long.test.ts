import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { chancesOf } from '#shared/games/farkle/solve/match/match-chances.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { optimalPlayer } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { plannedPlayer } from '#shared/games/farkle/solve/match/play-match.ts'
import { numberCount } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { fewOf } from '#test/property/runs.ts'
import { matchContext } from '#test/support/solved-win.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

// By how many per cent rules of thumb are behind in basic Farkle to 10,000: docs/rules-of-thumb.md.

const context = matchContext(PRESETS.farkle)
const { game } = context
const optimal = optimalPlayer(context, () => 0)

const EIGHT = 'hold=150/150/400/1000/1800,divide=4/4/4/6/6'

describe('rules of thumb against the best player of basic Farkle', () => {
  it.each(
    fewOf([
      ['hold=14n3,divide=6,go=9550', 3, '1.6454'],
      ['hold=15n3,divide=6,score=50,go=9550', 4, '0.8577'],
      ['hold=15n3,divide=6,score=60,go=9550,shape=half', 4, '0.8270'],
      ['hold=15n3,divide=6,score=60,go=9550,near=100,shape=half', 5, '0.7666'],
      ['hold=15n3+150/-/-/-/-,divide=6,score=45,go=9550,near=100', 6, '0.7468'],
      ['hold=100/100/400/1000/1800,divide=6,score=55,go=9550,shape=half', 7, '0.7111'],
      [`${EIGHT},score=60,go=9550`, 8, '0.6347'],
      [`${EIGHT},score=65,go=9550,shape=half`, 8, '0.6078'],
      [`${EIGHT},score=65,go=9550,near=100,shape=half`, 9, '0.5584'],
      [`${EIGHT},score=65,go=9600,together=18650,shape=half`, 9, '0.4915'],
      [`${EIGHT},score=65,go=9600,together=18600,near=100@8500,shape=half`, 11, '0.4427'],
      [`${EIGHT},score=65,go=9600,together=18700,near=100@8850,shape=half`, 11, '0.4194'],
      [
        'hold=200/150/400/1000/1800,divide=4/4/4/6/6,score=60,go=9600,together=18650,near=100@8800,shape=half',
        12,
        '0.4055',
      ],
      [
        `${EIGHT},score=75/65,go=9500/9600/9550,together=18700,near=100@8500,shape=half`,
        14,
        '0.4161',
      ],
    ] as const),
  )('%s', (text, numbers, behind) => {
    const rule = ruleOf(text)
    expect(numberCount(rule)).toBe(numbers)
    const match = new Match(game, plannedPlayer(context, { kind: 'thumb', rule })!, optimal)
    match.solve()
    expect((100 * (1 - 2 * chancesOf(match).first.average)).toFixed(4)).toBe(behind)
    expect(match.residual()).toBeLessThan(1e-13)
  })
})
