import fc from 'fast-check'
import { describe, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { someOf, someRuns } from './runs.ts'
import { expectEveryGain, expectEveryW } from './slow-comparison.ts'
import { FIVE, listedGames } from '#test/support/listed-games.ts'

const { farkle, facebook } = PRESETS

const yesOrNo = fc.boolean()
/** Rules of the turn in any combination, over games with and without a minimum or hot dice that must be rolled. */
const combined = fc
  .record({
    base: fc.constantFrom(FIVE, farkle, { ...facebook, farklePenalty: null }),
    maxRolls: fc.constantFrom(0, 1, 2, 3),
    lastDieRolls: fc.constantFrom(1, 1, 2),
    noBankAtFifty: yesOrNo,
    hotDiceBonus: fc.constantFrom(0, 100),
    bonusGrows: fc.constantFrom(0, 1, 2),
    confirmation: fc.record({
      sets: yesOrNo,
      combinations: yesOrNo,
      points: fc.constantFrom(1, 100, 200),
    }),
    sameRoll: yesOrNo,
    mustRollHotDice: yesOrNo,
    mustSetAsideAll: yesOrNo,
  })
  .map(({ base, sameRoll, confirmation, bonusGrows, ...rest }) =>
    parsedRules({
      ...base,
      ...rest,
      bonusGrows: rest.hotDiceBonus > 0 ? bonusGrows : 0,
      confirmation: { ...confirmation, sameRoll: sameRoll && confirmation.sets },
    }),
  )

describe('turns that remember more than the dice left', () => {
  it.each(someOf(listedGames('turnsThatRemember')))(
    'have the E(s, n) of a slow recursion: %s',
    (_, rules) => {
      expectEveryGain(rules, [0, 300])
    },
  )

  it('have the E(s, n) of a slow recursion in any combination', () => {
    fc.assert(
      fc.property(combined, (rules) => void expectEveryGain(rules)),
      someRuns(12),
    )
  })

  it.each(someOf(listedGames('turnRules')))(
    'have every W of a textbook value iteration: %s',
    (_, rules) => expectEveryW(rules),
  )
})
