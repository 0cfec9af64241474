import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { ruleSets } from './rule-set-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { slowRolls } from './slow-rules.ts'
import { fixture } from '#test/support/fixture.ts'

const { changed } = fixture('rule-hashes') as {
  readonly changed: readonly [title: string, hash: string, change: Partial<RuleSet>][]
}
/** Changes of each rule that always mean something; those of sets may not. */
const CHANGES = changed.filter(([, , change]) => !change.sets)

/** Points of one to six dice of each face, read by the slow rules. */
function worthOfFaces(rules: RuleSet): number[] {
  const plain = { ...rules, mustSetAsideAll: false, nothing: 0 }
  return slowRolls(plain).flatMap((rolls) =>
    rolls
      .filter(({ dice }) => new Set(dice).size === 1)
      .map(({ dice, moves }) => moves.find(({ taken }) => taken === dice.length)?.points ?? 0),
  )
}

describe('the hash of random rule sets', () => {
  it('stays under another name and another order of fields', () => {
    const keys = fc.infiniteStream(fc.nat())
    fc.assert(
      fc.property(ruleSets, fc.string(), keys, (rules, name, order) => {
        const shuffled = Object.entries({ ...rules, name })
          .map((entry) => ({ entry, key: order.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ entry }) => entry)
        const other = Object.fromEntries(shuffled) as unknown as RuleSet
        expect(ruleHash(other)).toBe(ruleHash(rules))
        expect(ruleHash(rules)).toMatch(/^[0-9a-f]{32}$/)
      }),
      runs(40),
    )
  })

  it.each(CHANGES)('changes with %s', (_, __, change) => {
    fc.assert(
      fc.property(ruleSets, (rules) => {
        const changed = { ...rules, ...change }
        fc.pre(JSON.stringify(changed) !== JSON.stringify(rules))
        expect(ruleHash(changed)).not.toBe(ruleHash(rules))
      }),
      runs(10),
    )
  })

  it('changes with the points of a set exactly if some dice are then worth something else', () => {
    const seen = { same: 0, different: 0 }
    const points = fc.constantFrom(0, 10, 50, 100, 200)
    fc.assert(
      fc.property(ruleSets, fc.nat(5), fc.nat(5), points, (rules, face, count, worth) => {
        const sets = rules.sets.map((row, f) =>
          row.map((old, c) => (f === face && c === count ? worth : old)),
        )
        const other = { ...rules, sets }
        const alike = JSON.stringify(worthOfFaces(other)) === JSON.stringify(worthOfFaces(rules))
        expect(ruleHash(other) === ruleHash(rules)).toBe(alike)
        seen[alike ? 'same' : 'different']++
      }),
      runs(40),
    )
    expect(seen.same).toBeGreaterThanOrEqual(enough(1))
    expect(seen.different).toBeGreaterThanOrEqual(enough(1))
  })
})
