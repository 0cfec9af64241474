import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { SOLVER_WORKER, start, temporaryFolder } from '../../../harness.ts'

const rules = { ...PRESETS.farkle, goal: 300 }
const task = { rules, by: 'need' } as const

test('cards are improved once the game is solved and nothing is asked, and say what changed', async () => {
  const { ask, jobs } = await start(temporaryFolder(), SOLVER_WORKER, { calmMs: 200 })
  const improved = ask('farkle.winImproveBankCards', { rules })
  const first = await ask('farkle.winKnownBankCards', task)
  expect(first.fraction).toBe(0)
  // Stops a search that may have begun, which begins again.
  await new Promise((resolve) => setTimeout(resolve, 600))
  const optimal = { kind: 'optimal' } as const
  await ask('farkle.winMatch', { rules, first: { kind: 'hold', at: 150 }, second: optimal })
  await improved
  const { cards, fraction } = await ask('farkle.winKnownBankCards', task)
  expect(fraction).toBe(1)
  expect(cards[0]!.before).toBe(first.cards[0]!.behind)
  expect(cards[0]!.behind).toBeLessThanOrEqual(first.cards[0]!.behind)
  expect(jobs.map(({ solve }) => solve)).not.toContain('bank-cards')
  // Those of a preset come with the app.
  await ask('farkle.winImproveBankCards', { rules: PRESETS.farkle })
}, 60_000)
