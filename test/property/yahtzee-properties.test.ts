import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facesOf, type Face } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import { ALL_CATEGORIES, has, YAHTZEE } from '#shared/games/yahtzee/rules/categories.ts'
import { stateIndex, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { ROLL_CHANCES, ROLLS } from '#shared/games/yahtzee/solve/keeps.ts'
import {
  compiledStages,
  newStages,
  plainStages,
} from '#shared/games/yahtzee/solve/reroll-values.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import { parseRuleSet } from '#shared/games/yahtzee/input/rule-set-schema.ts'
import { scoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { makeCardCode, parseCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'
import type { Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import { solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { TurnView } from '#shared/games/yahtzee/analysis/turn-view.ts'
import { runs } from './runs.ts'
import { usedBut, yahtzeeRules } from './yahtzee-arbitrary.ts'

/** Any card that can be. */
const cards: fc.Arbitrary<Scorecard> = fc
  .record({
    used: fc.integer({ min: 0, max: ALL_CATEGORIES }),
    counts: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
    scored: fc.boolean(),
  })
  .map(({ used, counts, scored }) => ({
    used,
    upper: counts.reduce((sum, count, i) => sum + (has(used, i) ? count * (i + 1) : 0), 0),
    yahtzeeScored: scored && has(used, YAHTZEE),
  }))

describe('what is written and read again', () => {
  it('is the same scorecard, and its parts may come in any order', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const code = makeCardCode(card)
        expect(parseCardCode(code)).toEqual({ ok: true, value: card })
        expect(parseCardCode(code.split('.').toReversed().join('.'))).toEqual({
          ok: true,
          value: card,
        })
      }),
      runs(300),
    )
  })

  it('is the same rule set, with the same hash', () => {
    fc.assert(
      fc.property(yahtzeeRules, (rules) => {
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
        expect(parseCardCode(text).ok).toBe(false)
      }),
      runs(300),
    )
  })
})

describe('games with few categories', () => {
  it('have a distribution of points whose mean is the solved value', () => {
    fc.assert(
      fc.property(yahtzeeRules, usedBut(4), fc.nat(), (rules, used, pick) => {
        const game = yahtzeeGame(rules)
        const { table } = solveYahtzee(game, { used })
        const possible = Array.from({ length: rules.upperThreshold + 1 }, (_, upper) => ({
          used,
          upper,
          yahtzeeScored: pick % 2 === 1 && has(used, YAHTZEE),
        })).filter((card) => stateIndex(game, card) >= 0)
        const card = possible[pick % possible.length]!
        const { mean, scores, upperBonus } = scoreStatistics(game, new TurnView(game, table), {
          card,
        })
        expect(Math.abs(mean - table[stateIndex(game, card)]!)).toBeLessThan(1e-9)
        const all = scores.chances.reduce((sum, chance) => sum + chance, 0)
        expect(Math.abs(all - 1)).toBeLessThan(1e-12)
        expect(upperBonus).toBeLessThanOrEqual(1 + 1e-12)
      }),
      runs(10),
    )
  })

  it('are worth the mean of what the analyser says of every roll', () => {
    fc.assert(
      fc.property(yahtzeeRules, usedBut(2), (rules, used) => {
        const game = yahtzeeGame(rules)
        const { table } = solveYahtzee(game, { used })
        const card = { used, upper: 0, yahtzeeScored: false }
        const analyser = new YahtzeeAnalyser(game, table)
        const mean = ROLLS.reduce((sum, roll, i) => {
          const faces: Face[] = facesOf(roll)
          return sum + ROLL_CHANCES[i]! * analyser.analyse(card, faces, rules.rerolls).value
        }, 0)
        expect(Math.abs(mean - table[stateIndex(game, card)]!)).toBeLessThan(1e-9)
      }),
      runs(6),
    )
  })
})

describe('the compiled stages of a turn', () => {
  it('are the plain ones to the last bit', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2, 3), fc.nat(1_000), (rerolls, seed) => {
        const [plain, compiled] = [newStages(rerolls), newStages(rerolls)]
        const random = seededRandom(`stages ${seed}`)
        ROLLS.forEach((_, roll) => {
          plain.best[0]![roll] = compiled.best[0]![roll] = 300 * random.next()
        })
        plainStages(plain)
        compiledStages(rerolls)(compiled)
        expect(compiled).toEqual(plain)
      }),
      runs(8),
    )
  })
})
