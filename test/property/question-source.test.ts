import { describe, expect, it } from 'vitest'
import { ALL_DICE } from '#shared/base/units.ts'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { cellKey, cellOf } from '#shared/games/farkle/drill/cells.ts'
import { HumanPlayer } from '#shared/games/farkle/drill/human-player.ts'
import type { SourceOptions } from '#shared/games/farkle/drill/question-source.ts'
import { DECISION_KINDS, type DecisionKind } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { ONE_IN_A_THOUSAND } from '#test/support/chi-square.ts'
import { kitOf } from '#test/support/study-kits.ts'
import {
  asked,
  countsOf,
  deviationOf,
  EVERYTHING,
  pointsShares,
  sourceOf,
  visitsOf,
  type Shares,
} from './asked-shares.ts'
import { someOf } from './runs.ts'
import { add, slowVisits, type SlowTurn } from './slow-visits.ts'

const { farkle, zilch } = PRESETS
const FARKLE = kitOf(farkle, 'points')
const ZILCH = kitOf(zilch, 'points')
const SHORT = kitOf({ ...farkle, goal: 700 }, 'wins')

describe.each(
  someOf([
    ['Zilch', ZILCH],
    ['Farkle', FARKLE],
  ] as const),
)('questions for points out of %s', (_, kit) => {
  const beginner = new HumanPlayer(kit, 4 * kit.human.temperature)

  it.each(someOf(DECISION_KINDS))('come up as often as in play: %s', (kind) => {
    const counts = countsOf(kit, sourceOf(kit, kind), 2000)
    const shares = pointsShares(kit, kind)
    expect(shares.size).toBeGreaterThan(15)
    expect(deviationOf(counts, shares)).toBeLessThan(ONE_IN_A_THOUSAND)
    // A beginner comes to other positions, and it shows.
    expect(deviationOf(counts, pointsShares(kit, kind, beginner))).toBeGreaterThan(
      ONE_IN_A_THOUSAND,
    )
  })
})

/** The start of a turn in a short game, by what both have banked. */
const stateOf = (own: number, opponent: number): string => `${own} ${opponent}`

/** How often each state comes up in a game without penalties, its end being immediate. */
function stateVisits(kit: StudyKit, turnFrom: (own: number) => SlowTurn): Map<string, number> {
  const visits = new Map<string, number>()
  let coming = new Map([[stateOf(0, 0), 1]])
  while ([...coming.values()].reduce((a, b) => a + b, 0) > 1e-9) {
    const next = new Map<string, number>()
    for (const [state, mass] of coming) {
      add(visits, state, mass)
      const [own, opponent] = state.split(' ').map(Number) as [number, number]
      const { banked, farkled } = turnFrom(own)
      add(next, stateOf(opponent, own), mass * farkled)
      for (const [total, chance] of banked) {
        if (own + total < kit.rules.goal) add(next, stateOf(opponent, own + total), mass * chance)
      }
    }
    coming = next
  }
  return visits
}

describe('questions for wins', () => {
  const turns = new Map<number, SlowTurn>()
  // Without a last turn the player looks at nothing but his own score.
  const turnFrom = (own: number): SlowTurn => {
    const turn = turns.get(own) ?? slowVisits(SHORT.rules, SHORT.human, { ...FIRST_POSITION, own })
    turns.set(own, turn)
    return turn
  }

  function winShares(kind: DecisionKind): Shares {
    const shares = new Map<string, number>()
    for (const [state, often] of stateVisits(SHORT, turnFrom)) {
      const [own, opponent] = state.split(' ').map(Number) as [number, number]
      for (const { position, mass } of visitsOf(kind, turnFrom(own))) {
        const cell = cellOf(SHORT, { goal: 'wins', kind, position: { ...position, opponent } })
        add(shares, cellKey(cell), often * mass)
      }
    }
    return shares
  }

  it.each(someOf(DECISION_KINDS))('come up as often as in whole games: %s', (kind) => {
    // Two in a row may share a game, and what they share they would count twice.
    const counts = countsOf(SHORT, sourceOf(SHORT, kind), 600, 3)
    const shares = winShares(kind)
    expect(shares.size).toBeGreaterThan(60)
    expect(deviationOf(counts, shares)).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  it('begin turns where play begins them', () => {
    const source = sourceOf(SHORT, 'both')
    const counts = new Map<string, number>()
    for (let i = 0; i < 2400; i++) {
      const start = source.searchTurn(1_000_000)!
      expect(start).toMatchObject({ turnTotal: 0, dice: { left: ALL_DICE } })
      if (i % 3 === 0) add(counts, stateOf(start.own, start.opponent), 1)
    }
    expect(deviationOf(counts, stateVisits(SHORT, turnFrom))).toBeLessThan(ONE_IN_A_THOUSAND)
    const close = sourceOf(SHORT, 'both', {
      filters: { ...EVERYTHING, situations: ['opponent-close'], dice: [1] },
    })
    for (let i = 0; i < 50; i++) {
      expect(close.searchTurn(1_000_000)!.opponent).toBeGreaterThanOrEqual(0.85 * SHORT.rules.goal)
    }
  })
})

describe('a seed', () => {
  const first = (kit: StudyKit, some: Partial<SourceOptions>): unknown[] => [
    ...asked(sourceOf(kit, 'both', some), 12),
  ]

  it.each(['play', 'needs'] as const)('gives the same questions again: %s', (weighting) => {
    // A kit of its own, as after the app was started anew.
    const again = kitOf(SHORT.rules, 'wins')
    expect(first(again, { weighting, seed: 'a' })).toEqual(first(SHORT, { weighting, seed: 'a' }))
    expect(first(SHORT, { weighting, seed: 'a' })).not.toEqual(
      first(SHORT, { weighting, seed: 'b' }),
    )
  })

  it('does not mind how the search is sliced, nor the turns that are looked for between', () => {
    const whole = first(FARKLE, { seed: 'slices' })
    const source = sourceOf(FARKLE, 'both', { seed: 'slices' })
    const sliced: unknown[] = []
    while (sliced.length < whole.length) {
      const question = source.search(7)
      source.searchTurn(3)
      if (question) sliced.push(question)
    }
    expect(sliced).toEqual(whole)
  })
})
