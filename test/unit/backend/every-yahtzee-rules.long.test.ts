import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Walk } from '#test/support/walk.ts'
import { walkScorecard } from '#test/support/walk-yahtzee.ts'
import { seed } from '#test/property/runs.ts'
import { scorecardRules } from '#test/property/yahtzee-arbitrary.ts'
import { start, temporaryFolder } from './harness.ts'

// The same as every-rules.test.ts, of Yahtzee.

test(
  'every request about any rules is answered, or refused in a sentence',
  { timeout: 3_600_000 },
  async () => {
    const backend = await start(temporaryFolder())
    const walk = new Walk(backend.dispatch)
    const some = fc.sample(scorecardRules, { seed, numRuns: 10 })
    for (const rules of some) {
      await walkScorecard(walk, { ...rules, rolls: Math.min(rules.rolls, 2) })
      expect(walk.faults, JSON.stringify(rules)).toEqual([])
    }
    expect(backend.logged.filter((line) => line.includes('failed inside'))).toEqual([])
    console.log(`${some.length} rule sets: ${walk.counts()}`)
  },
)
