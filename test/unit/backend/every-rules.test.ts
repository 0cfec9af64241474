import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Walk } from '#test/support/walk.ts'
import { AREAS, walkFarkle, type WalkSize } from '#test/support/walk-rules.ts'
import { shippedRuleSets, twistedRuleSets } from '#test/support/walk-rule-sets.ts'
import { ALL, fewOf, seed } from '#test/property/runs.ts'
import { start, temporaryFolder } from './harness.ts'

// What pages ask, about the rule sets that come with the app and random ones with any number of dice.
// npm test asks in one area of each of six, other ones at each run.

const GOAL = 300
const SIZE: Omit<WalkSize, 'searches'> = ALL
  ? { positions: 100, answers: 4 }
  : { positions: 4, answers: 1 }

const RULE_SETS = [
  ...fewOf(shippedRuleSets(GOAL)).filter((_, i) => ALL || (i + Math.floor(seed / 10)) % 2 === 0),
  ...(ALL ? [5, 6, 7, 8] : [5 + (seed % 2), 7 + (seed % 2)]).flatMap((dice) =>
    fc.sample(twistedRuleSets(dice), { seed, numRuns: ALL ? 6 : 1 }),
  ),
]

test(
  'every request about any rules is answered, or refused in a sentence',
  { timeout: ALL ? 3_600_000 : 600_000 },
  async () => {
    const backend = await start(temporaryFolder())
    const walk = new Walk(backend.dispatch)
    for (const [i, rules] of RULE_SETS.entries()) {
      const area = AREAS[(i + seed) % AREAS.length]!
      // What searches takes minutes.
      const searches = ALL && i === 0
      await walkFarkle(walk, rules, { ...SIZE, searches }, ALL ? AREAS : [area])
      expect(walk.faults, JSON.stringify(rules)).toEqual([])
    }
    expect(backend.logged.filter((line) => line.includes('failed inside'))).toEqual([])
    expect(RULE_SETS.length).toBeGreaterThanOrEqual(ALL ? 80 : 5)
    expect(walk.requests).toBeGreaterThan(5 * RULE_SETS.length)
    if (ALL) console.log(`${RULE_SETS.length} rule sets: ${walk.counts()}`)
  },
)
