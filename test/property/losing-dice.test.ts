import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { pointsPlay, strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import { countsBanked } from '#shared/games/farkle/rules/losing-dice.ts'
import { isEveryBankable } from '#shared/games/farkle/solve/turn/banking.ts'
import { gainOfRolling } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { someOf } from './runs.ts'
import { expectEveryGain, expectEveryW, expectGains } from './slow-comparison.ts'
import { listedGames } from '#test/support/listed-games.ts'

const { farkle } = PRESETS
const TWOS = { losingDice: [2, 2, 2, 2] } as const
const ONE_OFF = { losingDice: [6, 6, 1] } as const
const TAKES = { farkleTakes: true } as const
const PENALTY = { farkles: 2, points: 200, floor: -100 }

describe('dice that lose, and farkles that cost', () => {
  it.each(someOf(listedGames('losingDice')))(
    'have every W of a textbook value iteration: %s',
    (_, rules) => expectEveryW(rules),
  )

  it.each([
    ['dice that lose', ONE_OFF],
    ['four 2s', TWOS],
    ['a farkle takes', TAKES],
    ['both', { ...ONE_OFF, ...TAKES, minimumBank: 200, minimumFirstBank: 200 }],
    ['beside a penalty', { ...ONE_OFF, farklePenalty: PENALTY }],
  ])('cost what is banked, for points: %s', (_, some) => {
    const rules = parsedRules({ ...farkle, ...some })
    const play = pointsPlay(rules)
    const { counts } = play.model
    for (const own of [50, 1000, 9000]) expectGains(rules, strategyAt(play, own, 0), own)
    // With more to lose nobody rolls more often.
    const [little, much] = [50, 9000].map((own) => strategyAt(play, own, 0))
    for (const n of counts) {
      expect(gainOfRolling(much!, 1000, n)).toBeLessThanOrEqual(gainOfRolling(little!, 1000, n))
    }
    expect(gainOfRolling(much!, 1000, 6)).toBeLessThan(gainOfRolling(little!, 1000, 6) - 1)
  })

  it.each([
    ['a turn that may always be banked', {}, true],
    ['hot dice that must be rolled', { mustRollHotDice: true }, false],
  ])('cost what is banked only where every total may be banked: %s', (_, some, counts) => {
    const rules = parsedRules({ ...farkle, ...ONE_OFF, ...some })
    const { model, risking } = pointsPlay(rules)
    expect(isEveryBankable(model)).toBe(counts)
    expect(countsBanked(rules)).toBe(counts)
    expect(risking !== null).toBe(counts)
  })

  it('are a farkle for points where nothing is banked', () => {
    for (const rules of [ONE_OFF, TWOS]) {
      expectEveryGain(parsedRules({ ...farkle, ...rules }), [0, 500])
    }
  })

  it('are counted by hand', () => {
    // Four, five or six 2s among six dice.
    const twos = (15 * 25 + 6 * 5 + 1) / 6 ** 6
    const { losingRoll } = winGame(parsedRules({ ...farkle, ...TWOS }))
    expect(losingRoll[6]).toBeCloseTo(twos, 15)
    expect([...losingRoll.slice(0, 4)]).toEqual([0, 0, 0, 0])
    const risk = (rules: object): number =>
      turnModel(parsedRules({ ...farkle, ...rules })).byDice[6]!.farkleProbability
    // Without a 1 and a 5 besides, and without three of a kind, they would have scored.
    expect(risk(TWOS)).toBeCloseTo(risk({}) + twos, 15)
  })
})
