import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { BANDS, bandOf, cellKey, cellOf, situationOf } from '#shared/games/farkle/drill/cells.ts'
import {
  passes,
  passesPosition,
  QuestionSource,
} from '#shared/games/farkle/drill/question-source.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { NO_FILTERS, type Filters } from '#shared/games/farkle/drill/setup.ts'
import { at } from '#test/support/farkle-positions.ts'
import { kitOf } from '#test/support/study-kits.ts'

const { farkle } = PRESETS
const POINTS = kitOf(farkle, 'points')
const WINS = kitOf({ ...farkle, goal: 2000 }, 'wins')

const filters = (some: Partial<Filters>): Filters => ({ ...NO_FILTERS, noForced: false, ...some })

describe('cells', () => {
  it('have bands of turn totals without gaps', () => {
    expect(BANDS.map(({ from }) => from)).toEqual([0, 1, 250, 500, 1000, 2000])
    BANDS.forEach(({ to }, i) => expect(to).toBe(BANDS[i + 1]?.from ?? null))
    const starts = [0, 50, 249, 250, 499, 500, 999, 1000, 1999, 2000, 90_000]
    expect(starts.map((total) => bandOf(total).from)).toEqual([
      0, 1, 1, 250, 250, 500, 500, 1000, 1000, 2000, 2000,
    ])
  })

  it('know the score situation by the first that holds', () => {
    const of = (own: number, opponent: number): string =>
      situationOf(farkle, 'wins', at({ own, opponent, turnTotal: 5000 }))
    expect(of(0, 8500)).toBe('opponent-close')
    expect(of(9000, 12_000)).toBe('opponent-close')
    expect(of(8500, 8450)).toBe('endgame')
    expect(of(8450, 0)).toBe('ahead')
    expect(of(550, 0)).toBe('ahead')
    expect(of(500, 0)).toBe('level')
    expect(of(0, 500)).toBe('level')
    expect(of(0, 550)).toBe('behind')
    expect(situationOf(farkle, 'points', at({ own: 9000 }))).toBe('any')
  })

  it('are named in short', () => {
    const early = at({ turnTotal: 300, dice: { rolled: [1, 5, 5, 6, 6] } })
    const both = makeQuestion(POINTS, 'both', early)
    expect(cellKey(cellOf(POINTS, both!))).toBe('both.5.250.any')
    const late = at({ opponent: 300, turnTotal: 2000, dice: { left: 2 } })
    const bank = makeQuestion(WINS, 'roll-or-bank', late)
    expect(cellKey(cellOf(WINS, bank!))).toBe('roll-or-bank.2.2000.behind')
  })
})

describe('filters', () => {
  const CASES: readonly (readonly [string, Partial<Filters>])[] = [
    ['dice', { dice: [3, 4] }],
    ['turn total', { turnTotal: { from: 250, to: 500 } }],
    ['situations', { situations: ['endgame', 'opponent-close'] }],
    ['close calls', { gap: { from: 0.001, to: 0.01 } }],
    ['nothing forced', { noForced: true }],
    ['disagreement', { disagree: true }],
    [
      'all at once',
      { dice: [1, 2, 3], situations: ['behind'], gap: { from: 0.01, to: null }, noForced: true },
    ],
  ]

  it.each(CASES)('hold for every question that is found: %s', (_, some) => {
    const wanted = filters(some)
    const source = new QuestionSource(WINS, {
      kind: 'both',
      filters: wanted,
      weighting: 'play',
      needs: new Map(),
      seed: 'filters',
    })
    for (let i = 0; i < 40; i++) {
      const question = source.search(100_000)!
      const { position, gap, forced, disagreement } = question
      const { rolled } = position.dice as { rolled: readonly number[] }
      expect(passes(wanted, WINS, question)).toBe(true)
      expect(wanted.dice).toContain(rolled.length)
      if (wanted.turnTotal) expect([250, 300, 350, 400, 450]).toContain(position.turnTotal)
      if (wanted.situations.length > 0) {
        expect(wanted.situations).toContain(situationOf(WINS.rules, 'wins', position))
      }
      if (wanted.gap) {
        expect(gap).toBeGreaterThanOrEqual(wanted.gap.from)
        expect(gap).toBeLessThan(wanted.gap.to ?? Infinity)
      }
      if (wanted.noForced) expect(forced).toBe(false)
      if (wanted.disagree) expect(disagreement).toBeGreaterThan(0)
    }
  })

  it('leave out what is just outside', () => {
    const position = at({ turnTotal: 500, dice: { rolled: [1, 5, 5, 6, 6] } })
    const question = makeQuestion(POINTS, 'both', position)!
    const holds = (some: Partial<Filters>): boolean => passes(filters(some), POINTS, question)
    expect(holds({})).toBe(true)
    expect(holds({ dice: [1, 2, 3, 4, 6] })).toBe(false)
    expect(holds({ turnTotal: { from: 500, to: 501 } })).toBe(true)
    expect(holds({ turnTotal: { from: 0, to: 500 } })).toBe(false)
    expect(holds({ gap: { from: question.gap, to: null } })).toBe(true)
    expect(holds({ gap: { from: 0, to: question.gap } })).toBe(false)
    // Points know no situations, and no disagreement without the solved game.
    expect(holds({ situations: ['behind'] })).toBe(true)
    expect(holds({ disagree: true })).toBe(false)
    const behind = at({ opponent: 1500 })
    expect(passesPosition(filters({ situations: ['ahead'] }), WINS, behind)).toBe(false)
    expect(passesPosition(filters({ situations: ['behind'] }), WINS, behind)).toBe(true)
    expect(passesPosition(filters({ situations: ['any'] }), WINS, behind)).toBe(true)
  })

  it('find what is rare, and nothing where nothing is', () => {
    const found = (some: Partial<Filters>, decisions: number) =>
      new QuestionSource(POINTS, {
        kind: 'roll-or-bank',
        filters: filters(some),
        weighting: 'needs',
        needs: new Map(),
        seed: 'rare',
      }).search(decisions)
    const rare = found({ dice: [1], turnTotal: { from: 2000, to: 4000 }, noForced: true }, 400_000)
    expect(rare?.position).toMatchObject({ dice: { left: 1 } })
    expect(rare?.position.turnTotal).toBeGreaterThanOrEqual(2000)
    expect(found({ turnTotal: { from: 400_000, to: null } }, 20_000)).toBeNull()
  })
})
