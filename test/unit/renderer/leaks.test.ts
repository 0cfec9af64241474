import { describe, expect, it } from 'vitest'
import { readDrillAddress } from '#renderer/games/farkle/services/drill-address.ts'
import { progressPart } from '#renderer/games/farkle/progress/progress-part.ts'
import { NO_FILTERS, type Filters } from '#shared/games/farkle/drill/setup.ts'
import { worstLeak } from '#shared/study/leak-report.ts'
import { leak, LEAKS } from './study-answers.ts'

const { leakQuery, leakWords } = progressPart

const rate = (mean: number, low: number | null) => ({ mean, low, high: mean * 2, count: 9 })

describe('a leak', () => {
  it.each<{ filters: Partial<Filters>; kind: 'roll-or-bank' | null }>([
    { filters: { dice: [3] }, kind: null },
    { filters: { turnTotal: { from: 2000, to: null } }, kind: null },
    { filters: { turnTotal: { from: 0, to: 1 } }, kind: null },
    { filters: { situations: ['opponent-close'] }, kind: null },
    { filters: {}, kind: 'roll-or-bank' },
  ])('is drilled as it says: $filters, $kind', ({ filters, kind }) => {
    const line = leak('dice', 'x', 1, { drill: { kind, filters: { ...NO_FILTERS, ...filters } } })
    const address = readDrillAddress(leakQuery(line) as Record<string, string>)
    expect(address).toMatchObject({
      kind: 'setup',
      start: true,
      part: { scope: 'cell', questions: 20, ...(kind ? { kind } : {}) },
    })
    const part = address.kind === 'setup' ? address.part : {}
    expect({ ...NO_FILTERS, ...part.filters }).toEqual({ ...NO_FILTERS, ...filters })
    expect(part.kind).toBe(kind ?? undefined)
  })

  it('that cannot be asked for has no drill', () => {
    expect(leakQuery(leak('error-kind', 'x', 1, { drill: null }))).toBeNull()
  })

  it('has words that stand alone', () => {
    expect(LEAKS.map(leakWords).slice(1, 3)).toEqual([
      'With 2 dice',
      'Turn total 1\u202f000 to 1\u202f999',
    ])
  })
})

describe('the worst leak', () => {
  it('is the one that costs most for sure', () => {
    const lucky = leak('dice', 'one bad throw', 9000, { per100: rate(9000, 0) })
    const unknown = leak('dice', 'one answer', 9000, { per100: rate(9000, null) })
    const sure = leak('turn-total', 'sure', 300, { per100: rate(300, 200) })
    const surer = leak('situation', 'surer', 280, { per100: rate(280, 240) })
    expect(worstLeak([lucky, unknown, sure, surer])?.label).toBe('surer')
  })

  it('is none where nothing is sure or can be drilled', () => {
    expect(worstLeak([])).toBeNull()
    expect(worstLeak([leak('dice', 'x', 0, { per100: rate(0, 0) })])).toBeNull()
    expect(worstLeak([leak('error-kind', 'x', 500, { drill: null })])).toBeNull()
    expect(worstLeak([leak('decision', 'Bank or roll', 500)])).toBeNull()
  })
})
