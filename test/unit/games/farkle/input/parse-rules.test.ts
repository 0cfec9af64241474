import { describe, expect, it } from 'vitest'
import { MAX_ROWS, parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'

const ALL_FACES = [1, 2, 3, 4, 5, 6]
const NO_SETS = ALL_FACES.map(() => [0, 0, 0, 0, 0, 0])

/** The basic game with a single 1 worth so much, which sets the grid. */
function withOne(points: number): number[][] {
  return PRESETS.farkle.sets.map((row, i) => (i === 0 ? [points, ...row.slice(1)] : [...row]))
}

/** A result with one problem, at this field and in these words. */
function refused(field: string, why: string) {
  const message: unknown = expect.stringContaining(why)
  return { ok: false, problems: [{ field, message }] }
}

describe('a rule set that is no game', () => {
  const alone = ALL_FACES.map(() => [50, 0, 0, 0, 0, 0])

  it.each([
    ['nothing at all', { sets: NO_SETS }, 'Nothing scores'],
    ['each die alone', { sets: alone }, 'for ever without a farkle (dice: 1, 2, 3, 4, 5, 6)'],
    ['only "nothing"', { sets: NO_SETS, nothing: 500 }, 'for ever without a farkle (dice: 6)'],
  ])('scores %s', (_, rules, why) => {
    expect(parseRuleSet(rules)).toMatchObject(refused('sets', why))
  })

  it('is told as ill-formed before its play is looked at', () => {
    expect(parseRuleSet({ sets: NO_SETS, goal: -1 })).toMatchObject({
      ok: false,
      problems: [{ field: 'goal' }],
    })
  })
})

describe('a rule set with too many turn totals', () => {
  it('is refused for points that leave a fine grid and rare farkles', () => {
    const sets = withOne(101).map((row) => [...row.slice(0, 5), 99_999])
    const parsed = parseRuleSet({ sets, straight: 100_000, threePairs: 100_000, nothing: 0 })
    expect(parsed).toMatchObject(refused('sets', 'different turn totals'))
  })

  it('is refused for a minimum of the first bank that is too far on a fine grid', () => {
    const game = { sets: withOne(1), goal: 100_000, minimumBank: 0 }
    expect(parseRuleSet({ ...game, minimumFirstBank: MAX_ROWS })).toMatchObject({ ok: true })
    const parsed = parseRuleSet({ ...game, minimumFirstBank: MAX_ROWS + 1 })
    expect(parsed).toMatchObject(refused('sets', '50,001 different turn totals'))
  })

  it('is accepted up to the limit, and can be solved', () => {
    const model = turnModel(parsedRules({ sets: withOne(1), minimumBank: 9000 }))
    expect(model.grid).toBe(1)
    const strategy = solveTurn(model, { farklePenalty: 0, minimumBank: 9000 })
    expect(strategy.rows).toBeGreaterThanOrEqual(9000)
    expect(strategy.rows).toBeLessThanOrEqual(MAX_ROWS)
  })
})

it('a minimum bank may be at the goal itself', () => {
  const rules = { ...PRESETS.farkle, goal: 500, minimumBank: 500, minimumFirstBank: 500 }
  expect(parseRuleSet(rules).ok).toBe(true)
})

/** Rules of the game that are solved with plain turns alone. */
const PLAIN_TURNS_ONLY: readonly [field: string, rule: object][] = [
  ['overshoot', { overshoot: 'lost' }],
  ['losingDice', { losingDice: [2, 2, 2, 2] }],
  ['firstRollPenalty', { firstRollPenalty: 500 }],
  ['farkleTakes', { farkleTakes: true }],
]

describe('turns that remember more', () => {
  it('are refused where they can come to too many situations, before all are counted', () => {
    const odd = PRESETS.zilch.sets.with(0, [101, 203, 999, 2001, 4001, 8003])
    const confirmation = { sets: true, combinations: true, points: 10_000, sameRoll: true }
    const rules = {
      ...PRESETS.zilch,
      sets: odd.with(4, [51, 103, 503, 1007, 2009, 4011]),
      confirmation,
      noBankAtFifty: true,
    }
    expect(parseRuleSet(rules)).toMatchObject(refused('confirmation.points', 'more than 120'))
  })

  it.each(PLAIN_TURNS_ONLY)(
    'are not solved together with %s, which is said at that field',
    (field, rule) => {
      for (const turn of [{ maxRolls: 3 }, { lastDieRolls: 3 }]) {
        expect(parseRuleSet({ ...PRESETS.farkle, ...turn }).ok).toBe(true)
        const parsed = parseRuleSet({ ...PRESETS.farkle, ...rule, ...turn })
        expect(parsed).toMatchObject(refused(field, 'cannot be solved together'))
      }
      expect(parseRuleSet({ ...PRESETS.farkle, ...rule }).ok).toBe(true)
    },
  )
})

describe('own dice', () => {
  const LOADED = { weights: [6, 1, 2, 3, 4, 6] }

  it.each([
    ...PLAIN_TURNS_ONLY,
    ['ownDice', { maxRolls: 3 }],
    ['ownDice', { noBankAtFifty: true }],
    ['ownDice', { confirmation: { sets: true } }],
  ])('are not solved together with some rules, which is said at %s', (field, rule) => {
    expect(parseRuleSet({ ...PRESETS.farkle, ...rule }).ok).toBe(true)
    const fair = [{ count: 6, weights: [2, 2, 2, 2, 2, 2] }]
    expect(parseRuleSet({ ...PRESETS.farkle, ...rule, ownDice: fair }).ok).toBe(true)
    const loaded = parseRuleSet({ ...PRESETS.farkle, ...rule, ownDice: [LOADED] })
    expect(loaded).toMatchObject(refused(field, 'cannot be solved together'))
  })

  it.each([
    ['losingDice', { losingDice: [2, 2, 2, 2] }],
    ['opponentDice', { maxRolls: 3 }],
  ])('of the opponent are told at the field that is theirs: %s', (field, rule) => {
    const theirs = { ...PRESETS.farkle, ...rule, opponentDice: [LOADED] }
    expect(parseRuleSet(theirs)).toMatchObject({ ok: false, problems: [{ field }] })
    expect(parseRuleSet({ ...theirs, opponentDice: [] }).ok).toBe(true)
  })

  it('are read with as many choices as there may be', () => {
    const sets = [50, 100, 150, 200, 250, 0].map((one) => [one, 0, 600, 0, 0, 0, 0])
    const ownDice = [{ count: 2, joker: 1 }, LOADED]
    expect(parseRuleSet({ ...PRESETS.farkle, dice: 7, sets, ownDice }).ok).toBe(true)
  })

  it('are refused where too many of them differ', () => {
    const weights = (first: number): number[] => [first, 1, 1, 1, 1, 1]
    const differing = (count: number, each = 1): object => ({
      dice: 8,
      sets: PRESETS.farkle.sets.map((row) => [...row, 0, 0]),
      ownDice: Array.from({ length: count }, (_, i) => ({ count: each, weights: weights(i + 2) })),
    })
    const tooMany = refused('ownDice', 'too many')
    expect(parseRuleSet({ ...PRESETS.farkle, ...differing(7) })).toMatchObject(tooMany)
    expect(parseRuleSet({ ...PRESETS.farkle, ...differing(4, 2) })).toMatchObject(tooMany)
    expect(parseRuleSet({ ...PRESETS.farkle, ...differing(1, 8) }).ok).toBe(true)
  })

  it('with which a turn need never end are refused', () => {
    const always = [{ count: 6, weights: [1, 0, 0, 0, 1, 0] }]
    expect(parseRuleSet({ ...PRESETS.farkle, ownDice: always }).ok).toBe(false)
    expect(parseRuleSet({ ...PRESETS.farkle, opponentDice: always })).toMatchObject({
      ok: false,
      problems: [{ field: 'opponentDice' }],
    })
  })
})
