import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { parseRuleSet } from '#shared/games/scorecard/input/rule-set-schema.ts'
import { makeCardCode, parseCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import { allBoxes, has, type Scorecard } from '#shared/games/scorecard/rules/scorecard.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import {
  compiledStages,
  newStages,
  plainStages,
} from '#shared/games/scorecard/solve/reroll-values.ts'
import { boxOf } from '#test/support/yahtzee-boxes.ts'
import { runs } from './runs.ts'
import { scorecardRules } from './yahtzee-arbitrary.ts'

const { forced } = PRESETS

/** Any card that can be. */
const cards: fc.Arbitrary<Scorecard> = fc
  .record({
    used: fc.integer({ min: 0, max: allBoxes(forced) }),
    counts: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
    scored: fc.boolean(),
  })
  .map(({ used, counts, scored }) => ({
    used,
    total: counts.reduce((sum, count, i) => sum + (has(used, i) ? count * (i + 1) : 0), 0),
    alikeScored: scored && has(used, boxOf('yahtzee')),
  }))

describe('what is written and read again', () => {
  it('is the same scorecard, and its parts may come in any order', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const code = makeCardCode(forced, card)
        expect(parseCardCode(forced, code)).toEqual({ ok: true, value: card })
        expect(parseCardCode(forced, code.split('.').toReversed().join('.'))).toEqual({
          ok: true,
          value: card,
        })
      }),
      runs(300),
    )
  })

  it('is the same rule set, with the same hash', () => {
    fc.assert(
      fc.property(scorecardRules, (rules) => {
        const read = parseRuleSet(JSON.parse(JSON.stringify(rules)))
        expect(read).toEqual({ ok: true, value: rules })
        expect(ruleHash(rules)).toMatch(/^[0-9a-f]{32}$/)
      }),
      runs(60),
    )
  })

  it('is answered with problems where it is neither, never with an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (thing, text) => {
        const isEmpty =
          typeof thing === 'object' && thing !== null && Object.keys(thing).length === 0
        if (!isEmpty) expect(parseRuleSet(thing).ok).toBe(false)
        expect(parseCardCode(forced, text).ok).toBe(false)
      }),
      runs(300),
    )
  })
})

describe('the compiled stages of a turn', () => {
  it('are the plain ones to the last bit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 6 }),
        fc.integer({ min: 1, max: 5 }),
        fc.nat(1_000),
        (dice, rolls, seed) => {
          const size = { dice, rolls }
          const [plain, compiled] = [newStages(size), newStages(size)]
          const random = seededRandom(`stages ${seed}`)
          latticeOf(dice).rolls.forEach((_, roll) => {
            plain.best[0]![roll] = compiled.best[0]![roll] = 300 * random.next()
          })
          plainStages(dice)(plain)
          compiledStages(size)(compiled)
          expect(compiled).toEqual(plain)
        },
      ),
      runs(10),
    )
  })
})
