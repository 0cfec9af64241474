import { describe, expect, it } from 'vitest'
import { readDrillAddress } from '#renderer/games/farkle/services/drill-address.ts'
import { progressPart } from '#renderer/games/farkle/progress/progress-part.ts'
import { DEFAULT_SETUP, NO_FILTERS, type Filters } from '#shared/games/farkle/drill/setup.ts'
import { costliestHabits } from '#shared/study/leak-report.ts'
import { leak, LEAKS } from './study-answers.ts'

const { leakQuery, leakWords } = progressPart

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
      base: {
        scope: 'cell',
        questions: 20,
        kind: kind ?? DEFAULT_SETUP.kind,
        filters: { ...NO_FILTERS, ...filters },
      },
    })
  })

  it('that cannot be asked for has no drill', () => {
    expect(leakQuery(leak('error-kind', 'x', 1, { drill: null }))).toBeNull()
  })

  it('has words that stand alone', () => {
    expect(LEAKS.map(leakWords).slice(1, 3)).toEqual(['With 2 dice', 'Turn total 1,000 to 1,999'])
  })
})

describe('the costliest habits', () => {
  it('are of each dimension the line that lost most of those that pass, dearest first', () => {
    const lines = [
      leak('dice', 'few answers', 90, { share: 0.6 }),
      leak('dice', 'many answers', 3, { share: 0.3 }),
      leak('situation', 'level', 3, { share: 0.5 }),
      leak('situation', 'ahead', 3, { share: 0.4 }),
      leak('decision', 'Bank or roll', 5, { share: 0.9 }),
      leak('error-kind', 'not to be drilled', 5, { share: 1, drill: null }),
    ]
    const habits = costliestHabits(lines, ({ label }) => label !== 'few answers')
    expect(habits.map(({ label }) => label)).toEqual(['level', 'many answers'])
  })
})
