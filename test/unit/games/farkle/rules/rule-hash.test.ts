import { describe, expect, it } from 'vitest'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import type { OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { fixture } from '#test/support/fixture.ts'

// Hashes name results, cards and sheets on the user's disk: a change of one of these loses them all,
// and calls for a new name of the canonical text.
const PINNED = {
  farkle: '61b79578447046cd046c391f6668da32',
  zilch: 'ef5591b5d317af73e279702f3d1e12a4',
  facebook: '6f47c85e9e16cc2e71c0acc954d42369',
  'possibly-wrong': 'a3a526eeabad507a6c26b7c9218a6393',
}

const zilch: RuleSet = PRESETS.zilch

const LOADED: OwnDice = { name: 'Lucky', count: 1, weights: [6, 1, 2, 3, 4, 6], joker: null }

/** Hashes of the published rule sets, and of Zilch with every field that means something changed. */
const { published: PUBLISHED_HASHES, changed: CHANGES } = fixture('rule-hashes') as {
  readonly published: Readonly<Record<string, string>>
  readonly changed: readonly [title: string, hash: string, change: Partial<RuleSet>][]
}

describe('the hash of own dice', () => {
  const hashOf = (...ownDice: OwnDice[]): string => ruleHash({ ...PRESETS.farkle, ownDice })

  it('does not depend on how they are told', () => {
    const devil = { ...LOADED, weights: [1, 1, 1, 1, 1, 1], joker: 1 } as const
    const doubled = { ...LOADED, name: 'Other', weights: [12, 2, 4, 6, 8, 12] }
    expect(hashOf(LOADED, devil)).toBe(hashOf(devil, doubled))
    expect(hashOf(LOADED, LOADED)).toBe(hashOf({ ...doubled, count: 2 }))
    expect(hashOf({ ...devil, joker: null })).toBe(ruleHash(PRESETS.farkle))
  })

  it('does not depend on an opponent’s dice that are the same', () => {
    const doubled = { ...LOADED, name: 'Other', weights: [12, 2, 4, 6, 8, 12] }
    const told = { ...PRESETS.farkle, ownDice: [LOADED], opponentDice: [doubled] }
    expect(ruleHash(told)).toBe(hashOf(LOADED))
    expect(ruleHash({ ...PRESETS.farkle, opponentDice: [] })).toBe(ruleHash(PRESETS.farkle))
  })
})

describe('the hash of a rule set', () => {
  it.each(Object.entries(PINNED))('is what it always was for %s', (id, hash) => {
    expect(ruleHash(PRESETS[id as PresetId])).toBe(hash)
  })

  it('is pinned for every preset', () => {
    expect(Object.keys(PINNED)).toEqual(Object.keys(PRESETS))
  })

  it('is pinned for every published set', () => {
    const published = Object.entries(PUBLISHED).filter(([id]) => !Object.hasOwn(PRESETS, id))
    const hashes = published.map(([id, { rules }]) => [id, ruleHash(rules)])
    expect(Object.fromEntries(hashes)).toEqual(PUBLISHED_HASHES)
  })

  it.each(CHANGES)('is what it always was with %s', (_, hash, change) => {
    expect(ruleHash({ ...zilch, ...change })).toBe(hash)
  })

  it('tells all these changes apart', () => {
    const hashes = CHANGES.map(([, hash]) => hash)
    expect(new Set([...hashes, ruleHash(zilch)]).size).toBe(CHANGES.length + 1)
  })

  it('does not depend on the name or on the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(zilch).toReversed()) as unknown as RuleSet
    expect(Object.keys(reversed)).not.toEqual(Object.keys(zilch))
    expect(ruleHash({ ...reversed, name: 'At our table' })).toBe(PINNED.zilch)
  })

  it('does not depend on how a score is written down: two 1s for 200 are two single 1s', () => {
    const sets = zilch.sets.map((row, i) => (i === 0 ? [100, 200, ...row.slice(2)] : row))
    expect(ruleHash({ ...zilch, sets })).toBe(PINNED.zilch)
  })
})
