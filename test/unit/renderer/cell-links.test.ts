import { describe, expect, it } from 'vitest'
import type { LocationQuery } from 'vue-router'
import { DEFAULT_SETUP, NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { readDrillAddress } from '#renderer/games/farkle/services/drill-address.ts'
import {
  linksOf,
  positionBefore,
  totalToLookAt,
  turnLinksOf,
} from '#renderer/games/farkle/services/cell-links.ts'

const rules = PRESETS.zilch
const game = winGame(rules)
const entry = { id: 'zilch', preset: true, game: 'farkle' as const, hash: ruleHash(rules), rules }
const standing = { own: 4000, opponent: 9000, ownFarkles: 1, opponentFarkles: 0 }

type Place = { readonly query: LocationQuery }

describe('a cell', () => {
  it('is analysed at its position, under its rules', () => {
    const links = linksOf(entry, game, positionBefore(standing, 1300, 3))
    expect(links?.analyse).toEqual({
      name: 'analyse',
      params: { code: 'b4000.d9000.t1300.n3.f1' },
      query: { rules: 'zilch' },
    })
  })

  it('is drilled by its dice, its turn totals and its situation', () => {
    const links = linksOf(entry, game, positionBefore(standing, 1300, 3))
    expect(links?.drill).toMatchObject({ name: 'drill' })
    expect(readDrillAddress((links!.drill as unknown as Place).query)).toEqual({
      kind: 'setup',
      start: false,
      base: {
        ...DEFAULT_SETUP,
        scope: 'cell',
        kind: 'roll-or-bank',
        filters: {
          ...NO_FILTERS,
          dice: [3],
          turnTotal: { from: 1000, to: 2000 },
          situations: ['opponent-close'],
        },
      },
    })
  })

  it('leads nowhere where no position lies', () => {
    expect(linksOf(entry, game, positionBefore(standing, 0, 3))).toBeNull()
    expect(linksOf(entry, game, positionBefore({ ...standing, own: 10_000 }, 300, 3))).toBeNull()
  })

  it('of the start of a turn is drilled by its situation', () => {
    const links = turnLinksOf(entry, game, positionBefore(standing, 0, 6))
    expect(links?.analyse).toMatchObject({ params: { code: 'b4000.d9000.t0.n6.f1' } })
    expect(readDrillAddress((links!.drill as unknown as Place).query)).toMatchObject({
      base: {
        ...DEFAULT_SETUP,
        scope: 'cell',
        filters: { ...NO_FILTERS, situations: ['opponent-close'] },
      },
    })
  })
})

describe('the turn total to look at', () => {
  it.each([
    { own: 4000, from: 350, total: 350 },
    { own: 4000, from: null, total: 1000 },
    { own: 9600, from: null, total: 350 },
    { own: 9950, from: null, total: 50 },
  ])('with $own banked and $from to bank from is $total', ({ own, from, total }) => {
    expect(totalToLookAt(game, own, from)).toBe(total)
  })
})
